import { expect, test } from 'vitest';
import { isCrossSite } from './cross-site.ts';

const base = 'https://www.group.example';

test.each([
  ['our page', { origin: base, 'sec-fetch-site': 'same-origin' }, false],
  ['our page on a host alias', { origin: 'https://group.example', host: 'group.example' }, false],
  ['a client that is not a browser', { host: 'www.group.example' }, false],
  ['our page without a referrer', { origin: 'null', 'sec-fetch-site': 'same-origin' }, false],
  ['a page on another site', { origin: 'https://elsewhere.example', host: 'www.group.example' }, true],
  ['a page with another scheme', { origin: 'http://www.group.example', host: 'group.example' }, true],
  ['a page on a clinic site', { origin: 'https://clinic.group.example', 'sec-fetch-site': 'same-site' }, true],
  ['a frame without an origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }, true],
  ['a frame without an origin, in an old browser', { origin: 'null' }, true],
  ['a browser that sends Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }, true],
  ['an invalid origin', { origin: 'nonsense', host: 'www.group.example' }, true],
])('%s: %j is cross-site: %s', (_, headers, elsewhere) => {
  expect(isCrossSite(new Headers(headers as Record<string, string>), base)).toBe(elsewhere);
});
