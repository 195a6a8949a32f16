import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { isCrossSite, rejectCrossSite } from './cross-site.ts';
import type { Site } from './hosts.ts';

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

test('allows safe methods and rejects others from another site', async () => {
  const app = new Hono<{ Variables: { site: Site } }>();
  app.use(async (context, next) => {
    context.set('site', { base, practice: undefined });
    await next();
  });
  app.use(rejectCrossSite);
  app.all('*', (context) => context.text('done'));
  const headers = { origin: 'https://elsewhere.example' };
  for (const [method, status] of [
    ['GET', 200],
    ['POST', 403],
    ['PUT', 403],
    ['DELETE', 403],
  ] as const) {
    expect((await app.request('/', { method, headers })).status, method).toBe(status);
  }
  expect((await app.request('/', { method: 'POST', headers: { origin: base } })).status).toBe(200);
});
