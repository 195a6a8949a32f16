import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchPath } from '../support/served-page.ts';
import { templatePaths } from '../support/site-paths.ts';
import { startTestSite, type TestSite } from '../support/start-test-site.ts';
import { testNow, testPort } from '../support/test-site.ts';

const apikey = 'public-anonymous-key';

type Case = { path: string; status: number; init?: RequestInit };

describe('a site with TLS', () => {
  const port = testPort + 120;
  const here = `http://localhost:${port}`;
  const address = 'https://www.threeridings.example';
  let site: TestSite;

  // As behind a TLS proxy: SITE_URL is the public address, and the process also accepts localhost.
  beforeAll(async () => {
    site = await startTestSite(port, {
      env: { CLOCK: testNow, SITE_URL: address, HOST_ALIASES: `localhost:${port},127.0.0.1:${port}` },
    });
  });
  afterAll(() => site?.stop());

  const get = (path: string, init: RequestInit = {}) => fetch(`${here}${path}`, { redirect: 'manual', ...init });

  const files = async (): Promise<Case[]> => {
    const home = await (await get('/')).text();
    const [styles, script, drawing] = [/\/assets\/[\w.-]+\.css/, /\/assets\/[\w.-]+\.js/, /\/drawings\/[\w./-]+\.svg/].map(
      (pattern) => pattern.exec(home)?.[0] ?? 'not found',
    );
    return [styles, script, drawing, '/favicon.svg'].map((path = '') => ({ path, status: 200 }));
  };

  const pages: Case[] = [...templatePaths, '/search', '/offline'].map((path) => ({ path, status: 200 }));
  const others: Case[] = [
    { path: '/not-here', status: 404 },
    { path: '/staff/not-a-token', status: 404 },
    { path: '/assets/gone-12345678.js', status: 404 },
    { path: '/pictures/gone.jpg', status: 404 },
    { path: '/privacy-policy/', status: 301 },
    { path: '/privacy-policy', status: 200, init: { headers: { 'Sec-Fetch-Site': 'cross-site' } } },
    { path: '/robots.txt', status: 200 },
    { path: '/site.webmanifest', status: 200 },
    { path: '/apple-touch-icon.png', status: 200 },
    { path: '/sitemap.xml', status: 200 },
    { path: '/.well-known/security.txt', status: 200 },
    { path: '/healthz', status: 200 },
    { path: '/rest/v1/blog_posts?limit=1', status: 200, init: { headers: { apikey } } },
    { path: '/rest/v1/blog_posts', status: 401 },
    { path: '/functions/v1/submit-testimonial', status: 400, init: { method: 'POST', headers: { apikey }, body: '{}' } },
    { path: '/functions/v1/nothing', status: 404, init: { method: 'POST' } },
    { path: '/share-your-story', status: 403, init: { method: 'POST', headers: { Origin: 'https://evil.example' } } },
    {
      path: '/share-your-story',
      status: 400,
      init: { method: 'POST', headers: { Origin: address }, body: new URLSearchParams() },
    },
  ];

  test('every kind of response has every security header and sets no cookie', async () => {
    for (const { init, path, status } of [...pages, ...others, ...(await files())]) {
      const response = await get(path, init);
      const what = `${init?.method ?? 'GET'} ${path}`;
      expect(response.status, what).toBe(status);
      const header = (name: string) => response.headers.get(name) ?? '';
      expect(header('x-content-type-options'), what).toBe('nosniff');
      expect(header('strict-transport-security'), what).toBe('max-age=31536000; includeSubDomains');
      expect(header('cross-origin-opener-policy'), what).toBe('same-origin');
      expect(header('cross-origin-resource-policy'), what).toBe('same-origin');
      expect(header('referrer-policy'), what).toBe(
        path.startsWith('/staff/') ? 'no-referrer' : 'strict-origin-when-cross-origin',
      );
      expect(header('permissions-policy'), what).toContain('geolocation=(self)');
      expect(response.headers.has('cross-origin-embedder-policy'), what).toBe(false);
      expect(response.headers.getSetCookie(), what).toEqual([]);
      expect(response.headers.has('access-control-allow-origin'), what).toBe(false);
      if (await response.text()) expect(header('content-type'), what).toMatch(/^(?:text\/.+; ?charset=utf-8|(?!text\/).+\/.+)$/i);
      if (header('content-type').startsWith('text/javascript')) continue;
      expect(header('content-security-policy'), what).toContain(
        header('content-type').startsWith('text/html') && status !== 503 ? "default-src 'self'" : "default-src 'none'",
      );
      expect(header('content-security-policy'), what).toContain("frame-ancestors 'none'");
    }
  });

  test('pages send the expected content security policy without unsafe sources', async () => {
    for (const { path } of pages) {
      const response = await get(path);
      const rules = new Map(
        (response.headers.get('content-security-policy') ?? '').split('; ').map((rule): [string, string] => {
          const [name = '', ...sources] = rule.split(' ');
          return [name, sources.join(' ')];
        }),
      );
      expect(rules.get('script-src'), path).toMatch(/^'self' 'sha256-[\w+/]{43}='$/);
      // The colours of the brand.
      expect(rules.get('style-src'), path).toMatch(/^'self'(?: 'sha256-[\w+/]{43}='){2}$/);
      expect(Object.fromEntries([...rules].filter(([name]) => !/^(script|style)-src$/.test(name))), path).toEqual({
        'default-src': "'self'",
        'img-src': "'self'",
        'font-src': "'self'",
        'connect-src': "'self'",
        'worker-src': "'self'",
        'frame-src': 'https://www.youtube-nocookie.com',
        'frame-ancestors': "'none'",
        'object-src': "'none'",
        'media-src': "'none'",
        'base-uri': "'none'",
        'form-action': "'self'",
        'upgrade-insecure-requests': '',
      });
      // The policy of a cacheable page must not change between responses.
      if (/s-maxage/.test(response.headers.get('cache-control') ?? '')) {
        const again = await get(path);
        expect(again.headers.get('content-security-policy'), path).toBe(response.headers.get('content-security-policy'));
      }
    }
  });
});

test('a site without TLS sends no HSTS and does not upgrade requests', async () => {
  const { headers } = await fetchPath('/');
  expect(headers.get('strict-transport-security')).toBeNull();
  expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
});

test('a HEAD request does not cache an empty page', async () => {
  // An uncached URL, so that the HEAD request comes first.
  const path = `/blog?head=${Date.now()}`;
  const head = await fetchPath(path, { method: 'HEAD' });
  expect(head.headers.get('cache-control')).toContain('s-maxage');
  const page = await fetchPath(path);
  expect(await page.text()).toMatch(/<\/main>.*<\/html>$/s);
  expect(page.headers.get('content-security-policy')).toBe(head.headers.get('content-security-policy'));
});
