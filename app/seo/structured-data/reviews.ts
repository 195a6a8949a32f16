import type { Organisation } from '../../../content/schema/organisation.ts';
import type { Reviews } from '../../../content/schema/showcase.ts';
import { type AggregateRating, aggregateRating } from './aggregate-rating.ts';
import { type JsonLd, type JsonLdNode, schemaOrg } from './json-ld.ts';
import { groupAddress, type SiteAddress } from './site-address.ts';

type Testimonial = Reviews['testimonials'][number];
type PracticeReview = Reviews['practiceReviews'][number];

type Rating = JsonLdNode<'Rating'> & { ratingValue: number; bestRating: number; worstRating: number };

type Review = JsonLdNode<'Review'> & {
  author: JsonLdNode<'Person'> & { name: string };
  reviewRating: Rating;
  reviewBody: string;
  datePublished?: string;
  about?: JsonLdNode<'Service'> & { name: string };
};

export type ReviewsJsonLd = JsonLd<'Organization'> & {
  name: string;
  url: string;
  aggregateRating?: AggregateRating;
  review: Review[];
};

export type ReviewsContent = SiteAddress & {
  organisation: Pick<Organisation, 'name' | 'ratings'>;
  /** The reviews that the page shows, of either list. */
  reviews: readonly (Testimonial | PracticeReview)[];
};

/** Without an @id, since the organisation's own block publishes another aggregate and one thing cannot have both. */
export function reviewsJsonLd({ organisation, reviews, ...site }: ReviewsContent): ReviewsJsonLd {
  const rating = aggregateRating(organisation.ratings, 'structured-data-reviews');
  return {
    '@context': schemaOrg,
    '@type': 'Organization',
    name: organisation.name,
    url: groupAddress(site),
    ...(rating ? { aggregateRating: rating } : {}),
    review: reviews.map(review),
  };
}

function review(shown: Testimonial | PracticeReview): Review {
  const reviewRating: Rating = { '@type': 'Rating', ratingValue: shown.rating, bestRating: 5, worstRating: 1 };
  if ('author' in shown) {
    return {
      '@type': 'Review',
      author: { '@type': 'Person', name: shown.author },
      reviewRating,
      reviewBody: shown.text,
      datePublished: shown.date,
    };
  }
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: shown.name },
    reviewRating,
    reviewBody: shown.review,
    about: { '@type': 'Service', name: shown.treatment },
  };
}
