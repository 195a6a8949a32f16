import { describe, expect, it } from 'vitest';
import { addressesIn, base, organisation, practiceReview, testimonial } from '../seo.fixtures.ts';
import { reviewsJsonLd } from './reviews.ts';

describe('reviewsJsonLd', () => {
  const block = reviewsJsonLd({ base, organisation, reviews: [testimonial, practiceReview] });

  it('has the reviews rating of the organisation', () => {
    expect(block).toMatchObject({ '@context': 'https://schema.org', '@type': 'Organization', name: 'Fixture Dental', url: base });
    expect(block.aggregateRating).toEqual({
      '@type': 'AggregateRating',
      ratingValue: 4.8,
      reviewCount: 127,
      bestRating: 5,
      worstRating: 1,
    });
  });

  it("has no id, so that its rating is not merged with the organisation's", () => {
    expect(block).not.toHaveProperty('@id');
  });

  it('includes a testimonial with its treatment and no date', () => {
    expect(block.review[0]).toStrictEqual({
      '@type': 'Review',
      author: { '@type': 'Person', name: 'Janet H.' },
      reviewRating: { '@type': 'Rating', ratingValue: 5, bestRating: 5, worstRating: 1 },
      reviewBody: 'Nobody told me off.',
      about: { '@type': 'Service', name: 'General Dentistry' },
    });
  });

  it('includes a practice review with its date', () => {
    expect(block.review[1]).toStrictEqual({
      '@type': 'Review',
      author: { '@type': 'Person', name: 'Tom E.' },
      reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5, worstRating: 1 },
      reviewBody: 'Good work.',
      datePublished: '2026-07-30',
    });
  });

  it('has only absolute URLs and serialises to JSON', () => {
    expect(addressesIn(block)).toEqual([base]);
    expect(JSON.parse(JSON.stringify(block))).toStrictEqual(block);
  });
});
