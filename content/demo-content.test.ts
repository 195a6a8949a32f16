import { expect, test } from 'vitest';
import { loadContent } from './load.ts';

/** What the specification fixes and pages don't show as such. tests/support/specified-texts.ts has the texts of the pages. */
const content = loadContent(import.meta.dirname);
const { partnerClinics, practices, reviews, team } = content;

const wordCount = (words: string) => words.trim().split(/\s+/).length;

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

test('has a qualification and no invented GDC number for each member of the team, and fills every role', () => {
  const roles = ['Dentist', 'Principal Dentist', 'Dental Hygienist', 'Dental Therapist', 'Practice Manager'];
  expect(new Set(team.map(({ role }) => role))).toEqual(new Set(roles));
  for (const { gdcNumber, name, qualifications } of team) {
    expect(qualifications.length, name).toBeGreaterThan(0);
    expect(gdcNumber, name).toBeUndefined();
  }
});

test('has a different portrait for each member of the team, even without clothes', () => {
  const portraits = team.flatMap(({ portrait }) => portrait ?? []);
  expect(new Set(portraits.map(({ skin, hair, hairColour }) => `${skin} ${hair} ${hairColour}`)).size).toBe(15);
});

// @spec 9: Phone numbers differ between pages; placeholders
test('has phone numbers from the ranges reserved for drama', () => {
  for (const { phone } of practices.flatMap(({ phones }) => phones)) expect(phone).toMatch(/^(01632 960|0113 496 0)\d{3}$/);
});

test('has ten cases of 16 to 26 months, with different drawings and straighter teeth afterwards', () => {
  const months = content.transformations.map(({ durationMonths }) => durationMonths);
  expect([Math.min(...months), Math.max(...months)]).toEqual([16, 26]);
  const cases = content.transformations.flatMap(({ after, before }) => (after && before ? [{ after, before }] : []));
  expect(new Set(cases.map(({ before }) => before.seed)).size).toBe(10);
  for (const { before, after } of cases) {
    expect(after.seed).toBe(before.seed);
    expect(after.rotated).toEqual([]);
    expect(after.crowding + after.spacing + Math.abs(after.midlineShift)).toBeLessThanOrEqual(0.05);
  }
});

test('answers questions in 40 to 90 words, without markup', () => {
  for (const { question, answer } of content.faq) {
    expect(wordCount(answer), question).toBeGreaterThanOrEqual(40);
    expect(wordCount(answer), question).toBeLessThanOrEqual(90);
    expect(answer, question).not.toMatch(/[*_`<>]|\]\(/);
  }
});

test('has the statutory NHS charges, with a row for each April', () => {
  expect(content.statutoryNhsCharges.map(({ source: _, ...row }) => Object.values(row))).toEqual([
    ['2023-04-01', 25.8, 70.7, 306.8],
    ['2024-04-01', 26.8, 73.5, 319.1],
    ['2025-04-01', 27.4, 75.3, 326.7],
    ['2026-04-01', 27.9, 76.6, 332.1],
  ]);
});
