import { describe, expect, it } from 'vitest';
import { addressesIn, base, organisation, practiceReview, testimonial } from '../seo.fixtures.ts';
import { reviewsJsonLd } from './reviews.ts';

describe('the reviews block', () => {
  const block = reviewsJsonLd({ base, organisation, reviews: [testimonial, practiceReview] });

  it('rates the organisation 4.8 with 127 reviews', () => {
    expect(block).toMatchObject({ '@context': 'https://schema.org', '@type': 'Organization', name: 'Fixture Dental', url: base });
    expect(block.aggregateRating).toEqual({
      '@type': 'AggregateRating',
      ratingValue: 4.8,
      reviewCount: 127,
      bestRating: 5,
      worstRating: 1,
    });
  });

  it("has no id, so that its aggregate is not added to the organisation's own", () => {
    expect(block).not.toHaveProperty('@id');
  });

  it('quotes a testimonial with its treatment and without a date that nobody gave', () => {
    expect(block.review[0]).toStrictEqual({
      '@type': 'Review',
      author: { '@type': 'Person', name: 'Janet H.' },
      reviewRating: { '@type': 'Rating', ratingValue: 5, bestRating: 5, worstRating: 1 },
      reviewBody: 'Nobody told me off.',
      about: { '@type': 'Service', name: 'General Dentistry' },
    });
  });

  it('quotes a review of a practice with its date', () => {
    expect(block.review[1]).toStrictEqual({
      '@type': 'Review',
      author: { '@type': 'Person', name: 'Tom E.' },
      reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5, worstRating: 1 },
      reviewBody: 'Good work.',
      datePublished: '2026-07-30',
    });
  });

  it('has absolute addresses only and survives JSON', () => {
    expect(addressesIn(block)).toEqual([base]);
    expect(JSON.parse(JSON.stringify(block))).toStrictEqual(block);
  });
});
