import type { Organisation } from '../../../content/schema/organisation.ts';
import type { Surface } from '../../../content/schema/published.ts';
import { publishedOn } from '../../../domain/published.ts';
import type { JsonLdNode } from './json-ld.ts';

export type AggregateRating = JsonLdNode<'AggregateRating'> & {
  ratingValue: number;
  reviewCount: number;
  bestRating: number;
  worstRating: number;
};

/** The figure that the content assigns to one surface; undefined where it assigns none, so no other is borrowed. */
export function aggregateRating(ratings: Organisation['ratings'], surface: Surface): AggregateRating | undefined {
  const published = publishedOn(ratings, surface);
  if (!published) return undefined;
  return {
    '@type': 'AggregateRating',
    ratingValue: published.rating,
    reviewCount: published.reviewCount,
    bestRating: 5,
    worstRating: 1,
  };
}
