import { expect, test } from 'vitest';
import { loadContent } from './load.ts';

/** What the specification fixes and pages don't show as such. tests/support/specified-texts.ts has the texts of the pages. */
const content = loadContent('content');
const { partnerClinics, practices, reviews, team } = content;

// @spec 3: Static content: the entities and how many there are of each
test('has the entities of the specification, and as many of each', () => {
  expect(practices.map(({ location, address }) => `${location} ${address.postcode}`)).toEqual([
    'Bradford BD1 1AA',
    'Ripon HG4 1AA',
    'Leeds LS1 1AA',
  ]);
  expect(team).toHaveLength(15);
  expect(content.services).toHaveLength(6);
  expect(content.transformations).toHaveLength(10);
  expect(content.videos.map(({ id }) => id)).toEqual(['PLACEHOLD01', 'PLACEHOLD02', 'PLACEHOLD03']);
  expect(partnerClinics.map(({ googleRating }) => googleRating)).toEqual([4.8, 4.7]);
  expect(content.faq).toHaveLength(12);
  expect(reviews.testimonials).toHaveLength(5);
  expect(content.legalPages).toHaveLength(5);
  expect(content.blogPage.categories).toHaveLength(8);
  for (const { slug } of practices) {
    expect(team.filter(({ location }) => location === slug)).toHaveLength(5);
    expect(reviews.practiceReviews.filter(({ location }) => location === slug).length).toBeGreaterThanOrEqual(3);
  }
});

// @spec 9: Phone numbers differ between pages; placeholders
test('has phone numbers from the ranges reserved for drama', () => {
  for (const { phone } of practices.flatMap(({ phones }) => phones)) expect(phone).toMatch(/^(01632 960|0113 496 0)\d{3}$/);
});
