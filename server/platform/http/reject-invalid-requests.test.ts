import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Site } from './hosts.ts';
import { redirectEncodedPaths, rejectInvalidRequests } from './reject-invalid-requests.ts';

const base = 'https://www.group.example';
const app = new Hono<{ Variables: { site: Site } }>()
  .use(async (context, next) => {
    context.set('site', { base, practice: undefined });
    await next();
  })
  .use(rejectInvalidRequests)
  .use(redirectEncodedPaths)
  .all('*', (context) => context.text('passed'));
const statusOf = async (path: string) => (await app.request(`http://group.example${path}`)).status;

test('rejects a very long path but not a long query', async () => {
  expect(await statusOf(`/${'/'.repeat(15_000)}a/`)).toBe(414);
  expect(await statusOf(`/${'a'.repeat(2_047)}`)).toBe(200);
  expect(await statusOf(`/${'a'.repeat(2_048)}`)).toBe(414);
  expect(await statusOf(`/search?q=${'a'.repeat(10_000)}`)).toBe(200);
});

test.each(['/%', '/%ff', '/blog/%c3%28', '/%zz/'])('rejects the malformed path %s before it reaches a route', async (path) => {
  expect(await statusOf(path)).toBe(400);
});

test.each([
  ['GET', '/%73earch?q=%63rowns', '/search?q=%63rowns'],
  ['HEAD', '/share%2dyour%2Dstory', '/share-your-story'],
  ['POST', '/%53hare', '/Share'],
  ['GET', '/%5f%7e%2E%39/%7A%5A%41%30', '/_~.9/zZA0'],
  ['GET', '//evil.example/%73', '//evil.example/s'],
  ['GET', '/%62log.%64ata', '/blog.data'],
  ['GET', '/caf%c3%A9%2f%2573%73', '/caf%c3%A9%2f%2573s'],
])('%s %s is redirected to %s on our host', async (method, path, plain) => {
  const response = await app.request(`http://group.example${path}`, { method });
  expect([response.status, response.headers.get('location')]).toEqual([308, `${base}${plain}`]);
});

test.each(['/', '/search?q=%73', '/caf%C3%A9', '/a%2Fb', '/%2573earch', '/a%20b%40c', '/%2e%2e/search', '/x/.%2E/search'])(
  '%s is not redirected',
  async (path) => {
    expect(await statusOf(path)).toBe(200);
  },
);

test('an invalid escape that would become another one is rejected, not redirected', async () => {
  expect(await statusOf('/%%37%33earch')).toBe(400);
});
