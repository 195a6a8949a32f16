import type { Organisation } from '../../../content/schema/organisation.ts';
import type { Surface } from '../../../content/schema/published.ts';
import { figureFor } from './figure-for.ts';
import type { JsonLdNode } from './json-ld.ts';

export type AggregateRating = JsonLdNode<'AggregateRating'> & {
  ratingValue: number;
  reviewCount: number;
  bestRating: number;
  worstRating: number;
};

export function aggregateRating(
  ratings: readonly Organisation['ratings'][number][],
  surface: Surface,
): AggregateRating | undefined {
  const published = figureFor(ratings, surface);
  if (!published) return undefined;
  return {
    '@type': 'AggregateRating',
    ratingValue: published.rating,
    reviewCount: published.reviewCount,
    bestRating: 5,
    worstRating: 1,
  };
}
