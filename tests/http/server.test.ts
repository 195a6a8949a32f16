import { expect, test } from 'vitest';
import { loadContent } from '../../content-model/load.ts';
import { fetchPath, getRaw } from '../support/served-page.ts';
import { sitePaths } from '../support/site-paths.ts';
import { clinicBase, testBase, testPort } from '../support/test-site.ts';

const { blogArticles, redirects } = loadContent('content');

/** The parts of a response that the tests compare. */
async function get(path: string, headers: Record<string, string> = {}) {
  const response = await getRaw(path, headers);
  return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
}

const host = (base: string) => new URL(base).host;
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1]);

test('health and readiness checks answer on any host', async () => {
  expect(await get('/healthz', { host: 'anything.invalid' })).toMatchObject({ status: 200, body: '{"status":"up"}' });
  expect(await get('/readyz', { host: 'anything.invalid' })).toMatchObject({ status: 200, body: '{"ready":true}' });
});

test('an unknown host gets 421', async () => {
  for (const wrong of ['evil.example', 'localhost.evil.example', `localhost:${testPort + 7}`]) {
    expect((await get('/', { host: wrong })).status, wrong).toBe(421);
  }
});

test('a trailing slash is redirected permanently with its query, never to another host', async () => {
  expect(await get('/privacy-policy/?a=1')).toMatchObject({
    status: 301,
    headers: { location: `${testBase}/privacy-policy?a=1` },
  });
  const { headers, status } = await get('//evil.example/');
  expect(status).toBe(301);
  expect(String(headers['location'])).toMatch(new RegExp(`^${testBase}/`));
});

test('an old address is redirected permanently with its query, for GET and HEAD only', async () => {
  const target = {
    status: 301,
    location: `${testBase}/?utm=a&b=%20c#contact`,
    caching: expect.stringMatching(/^public, .*s-maxage=3,/),
  };
  for (const [path, method] of [
    ['/contact-us', 'GET'],
    ['/contact-us/', 'GET'],
    ['/contact-us', 'HEAD'],
  ] as const) {
    const { headers, status } = await fetchPath(`${path}?utm=a&b=%20c`, { method });
    expect({ status, location: headers.get('location'), caching: headers.get('cache-control') }, `${method} ${path}`).toEqual(
      target,
    );
  }
  expect((await fetchPath('/contact-us', { method: 'POST' })).status).toBe(405);
  for (const path of ['/Contact-us', '/contact-us/more', '//contact-us']) expect((await get(path)).status, path).toBe(404);
  for (const { from } of redirects)
    expect((await getRaw((await fetchPath(from)).headers.get('location')?.slice(testBase.length) ?? '')).status, from).toBe(200);
});

test("an old address never leads to another host, and a clinic's own host sends it straight to the page", async () => {
  const locationOf = async (path: string, at: string) => (await get(path, { host: at })).headers['location'];
  expect((await get('/contact-us', { host: 'evil.example' })).status).toBe(421);
  expect(await locationOf('/contact-us', `127.0.0.1:${testPort}`)).toBe(`${testBase}/#contact`);
  const clinic = clinicBase('ripon');
  expect(await locationOf('/contact-us?a=1', host(clinic))).toBe(`${clinic}/?a=1#contact`);
  expect(await locationOf('/news', host(clinic))).toBe(`${testBase}/blog`);
});

test('an address with encoded letters is redirected to the plain one before a cache stores its page', async () => {
  for (const [path, plain] of [
    ['/%73earch?q=crowns', '/search?q=crowns'],
    ['/share%2Dyour-story', '/share-your-story'],
    ['/%73taff/token', '/staff/token'],
    ['/%65mergency-dentist', '/emergency-dentist'],
    ['/%72obots.txt', '/robots.txt'],
    ['//evil.example/%73', '//evil.example/s'],
  ] as const)
    expect(await get(path), path).toMatchObject({ status: 308, headers: { location: `${testBase}${plain}` } });
  const clinic = clinicBase('ripon');
  expect(await get('/%62log', { host: host(clinic) })).toMatchObject({ status: 308, headers: { location: `${clinic}/blog` } });
  for (const path of ['/%2573earch?q=crowns', '/search%2F?q=crowns', '//search?q=crowns', '/share-your-story%2F'])
    expect(await get(path), path).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } });
  for (const path of ['/x/%2e%2E/search?q=crowns', '/./share-your-story'])
    expect(await get(path), path).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store' } });
});

test("a response has the proxy's request id, or one of its own", async () => {
  const idOf = async (id: string) => (await get('/', { 'x-request-id': id })).headers['x-request-id'];
  expect(await idOf('from-the-proxy-1')).toBe('from-the-proxy-1');
  for (const id of ['no good <id>', 'a'.repeat(65)]) expect(await idOf(id)).toMatch(/^[\w-]{36}$/);
});

// @spec 1: Canonical: base and path, no trailing slash, empty suffix for home
test('the canonical URL comes from the configuration, not from the request', async () => {
  const { body } = await get('/', { host: `127.0.0.1:${testPort}`, 'x-forwarded-host': 'evil.example' });
  expect(body).toContain(`<link rel="canonical" href="${testBase}"/>`);
  expect(body).not.toContain('evil.example');
});

test('paths are case-sensitive', async () => {
  for (const path of ['/COMPLAINTS', '/Blog', '/NHS-Information?need=examination', '/STAFF/token', '/Locations/ripon-dentist']) {
    const { body, headers, status } = await get(path);
    expect([status, headers['cache-control']], path).toEqual([404, 'no-store']);
    expect(body, path).not.toContain('Unexpected Application Error');
  }
});

test.each([
  ['POST', '/search', 'GET, HEAD'],
  ['POST', '/staff/a/b', 'GET, HEAD'],
  ['POST', '/nowhere', 'GET, HEAD'],
  ['POST', '/drawings/now/home.svg', 'GET, HEAD'],
  ['DELETE', '/', 'GET, HEAD'],
  ['OPTIONS', '/search', 'GET, HEAD'],
  ['PUT', '/share', 'GET, HEAD, POST'],
  ['PATCH', '/blog', 'GET, HEAD, POST'],
  ['DELETE', '/staff/a.b.c', 'GET, HEAD, POST'],
  ['OPTIONS', '/blog', 'GET, HEAD, POST'],
])('%s %s gets 405, which allows %s', async (method, path, allowed) => {
  const { headers, status } = await fetchPath(path, { method });
  expect([status, headers.get('allow')]).toEqual([405, allowed]);
});

test('a form is read with and without a slash after its path', async () => {
  for (const path of ['/share', '/share/', '/staff/a.b.c', '/staff/a.b.c/'])
    expect((await fetchPath(path, { method: 'POST' })).status, path).toBe(path.startsWith('/share') ? 415 : 404);
});

test('assets are cached for a year, and a missing one returns a plain 404', async () => {
  const { body } = await get('/');
  const asset = body.match(/\/assets\/[\w.-]+\.css/)?.[0] ?? '';
  expect((await get(asset)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(await get('/assets/gone-12345678.js')).toMatchObject({ status: 404, body: 'Not found' });
});

test('the group sitemap lists exactly the existing pages and articles', async () => {
  const { body, headers } = await get('/sitemap.xml');
  expect(headers['content-type']).toContain('application/xml');
  const isArticle = (address = '') => address.startsWith(`${testBase}/blog/`);
  const articles = locations(body).filter(isArticle);
  // Other tests publish and withdraw articles at the same time, so this checks only the initial ones.
  for (const { slug } of blogArticles) expect(articles).toContain(`${testBase}/blog/${slug}`);
  expect(
    locations(body)
      .filter((address) => !isArticle(address))
      .sort(),
  ).toEqual(
    sitePaths
      .filter((path) => !['/share', '/search'].includes(path))
      .map((path) => (path === '/' ? testBase : `${testBase}${path}`))
      .sort(),
  );
  expect((await get('/robots.txt')).body).toContain(`Sitemap: ${testBase}/sitemap.xml`);
});

// @spec 2: /sitemap.xml on each clinic site
test('a clinic host has its own sitemap, robots.txt and canonical URLs, and redirects other pages', async () => {
  const base = clinicBase('ripon');
  const sitemap = await get('/sitemap.xml', { host: host(base) });
  expect(locations(sitemap.body)).toContain(`${base}/privacy-policy`);
  expect(locations(sitemap.body).every((address) => address?.startsWith(base))).toBe(true);
  expect(locations(sitemap.body)).not.toContain(`${base}/blog`);
  expect((await get('/robots.txt', { host: host(base).toUpperCase() })).body).toContain(`Sitemap: ${base}/sitemap.xml`);
  expect((await get('/complaints', { host: host(base) })).body).toContain(`<link rel="canonical" href="${base}/complaints"/>`);
  expect(await get('/blog?page=2', { host: host(base) })).toMatchObject({
    status: 301,
    headers: { location: `${testBase}/blog?page=2` },
  });
});

test('metrics are served on a separate port, not on the public one', async () => {
  expect((await get('/metrics')).status).toBe(404);
  const metrics = await (await fetch(process.env['TEST_METRICS_URL'] ?? '')).text();
  expect(metrics).toMatch(/http_request_duration_seconds_count\{kind="page",method="GET",status="200"\} \d+/);
});
