import type { Organisation } from '../../../content/schema/organisation.ts';
import type { Reviews } from '../../../content/schema/showcase.ts';
import { aggregateRating } from './aggregate-rating.ts';
import { schemaOrg } from './json-ld.ts';
import { groupAddress, type SiteAddress } from './site-address.ts';

type AnyReview = Reviews['testimonials'][number] | Reviews['practiceReviews'][number];

export type ReviewsContent = SiteAddress & {
  organisation: Pick<Organisation, 'name' | 'ratings'>;
  /** The reviews on the page, from either list. */
  reviews: readonly AnyReview[];
};

/** Has no @id, because the organisation's block publishes a different rating. */
export function reviewsJsonLd({ organisation, reviews, ...site }: ReviewsContent) {
  return {
    '@context': schemaOrg,
    '@type': 'Organization',
    name: organisation.name,
    url: groupAddress(site),
    aggregateRating: aggregateRating(organisation.ratings, 'structured-data-reviews'),
    review: reviews.map(review),
  };
}

function review(shown: AnyReview) {
  const [name, reviewBody] = 'author' in shown ? [shown.author, shown.text] : [shown.name, shown.review];
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name },
    reviewRating: { '@type': 'Rating', ratingValue: shown.rating, bestRating: 5, worstRating: 1 },
    reviewBody,
    ...('author' in shown ? { datePublished: shown.date } : { about: { '@type': 'Service', name: shown.treatment } }),
  };
}
