import { expect, test } from 'vitest';
import { distanceWords } from './distance-words.ts';

const words = { miles: 'about {miles} miles away', oneMile: 'about a mile away', underOneMile: 'less than a mile away' };

test.each([
  [0, 'less than a mile away'],
  [0.74, 'less than a mile away'],
  [0.75, 'about a mile away'],
  [1.49, 'about a mile away'],
  [1.5, 'about 2 miles away'],
  [23.4, 'about 23 miles away'],
])('%d miles is said as "%s"', (miles, said) => {
  expect(distanceWords(miles, words)).toBe(said);
});
