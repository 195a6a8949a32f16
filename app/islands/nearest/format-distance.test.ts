import { expect, test } from 'vitest';
import { formatDistance } from './format-distance.ts';

const words = { miles: 'about {miles} miles away', oneMile: 'about a mile away', underOneMile: 'less than a mile away' };

test.each([
  [0, 'less than a mile away'],
  [0.74, 'less than a mile away'],
  [0.75, 'about a mile away'],
  [1.49, 'about a mile away'],
  [1.5, 'about 2 miles away'],
  [23.4, 'about 23 miles away'],
])('formats %d miles as "%s"', (miles, text) => {
  expect(formatDistance(miles, words)).toBe(text);
});
