import { expect, it } from 'vitest';
import { cacheControl, cachePolicy } from './cache-policy.ts';

it.each([
  ['/', '', 'live'],
  ['/', '?gclid=1', 'live'],
  ['/emergency-dentist', '', 'live'],
  ['/locations/ripon-dentist', '', 'live'],
  ['/locations/nhs-ripon-dentist', '', 'live'],
  ['/blog', '?page=2', 'static'],
  ['/blog/an-article', '', 'static'],
  ['/nhs-information', '', 'static'],
  ['/nhs-information', '?need=pain', 'private'],
  ['/share', '', 'private'],
  ['/share-your-story', '', 'private'],
  ['/search', '?q=pain', 'private'],
  ['/staff/token', '', 'private'],
])('%s%s is %s', (path, search, policy) => {
  expect(cachePolicy(path, search)).toBe(policy);
});

it('lets shared caches store 200 responses only', () => {
  expect(cacheControl('live', 200)).toBe('public, max-age=0, s-maxage=3, stale-if-error=60');
  expect(cacheControl('static', 200)).toBe('public, max-age=0, s-maxage=3, stale-if-error=86400');
  expect(cacheControl('private', 200)).toBe('private, no-store');
  expect(cacheControl('static', 404)).toBe('no-store');
  expect(cacheControl('live', 503)).toBe('no-store');
});
