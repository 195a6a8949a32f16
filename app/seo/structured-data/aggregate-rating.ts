import type { Organisation } from '../../../content/schema/organisation.ts';
import type { Surface } from '../../../content/schema/published.ts';
import { publishedOn } from '../../../domain/published.ts';

export function aggregateRating(ratings: readonly Organisation['ratings'][number][], surface: Surface) {
  const { rating, reviewCount } = publishedOn(ratings, surface);
  return { '@type': 'AggregateRating', ratingValue: rating, reviewCount, bestRating: 5, worstRating: 1 };
}
