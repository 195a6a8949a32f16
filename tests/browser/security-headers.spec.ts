import { loadContent } from '../../content/load.ts';
import type { LocalSite } from '../../local/local-site.ts';
import { observatoryScore } from '../support/observatory-score.ts';
import { everyPath } from '../support/site-paths.ts';
import { startTestSite } from '../support/start-test-site.ts';
import { expect, test } from '../support/test.ts';
import { testBase, testNow, testPort } from '../support/test-site.ts';
import { writeFigures } from '../support/write-figures.ts';

const content = loadContent('content');
const article = `/blog/${content.blogArticles[0]?.slug}`;
const apikey = 'public-anonymous-key';

type Case = { path: string; status: number; init?: RequestInit };

test.describe('of a site that is reached by TLS', () => {
  // One site for all of them, so one after the other in one process.
  test.describe.configure({ mode: 'default' });

  const port = testPort + 120;
  const here = `http://localhost:${port}`;
  const address = 'https://www.threeridings.example';
  let site: LocalSite;

  // As behind a proxy that ends TLS: visitors know the configured address, and the process answers by another name too.
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    site = await startTestSite(port, {
      env: { CLOCK: testNow, SITE_URL: address, HOST_ALIASES: `localhost:${port},127.0.0.1:${port}` },
    });
  });
  test.afterAll(() => site?.stop());

  const ask = (path: string, init: RequestInit = {}) => fetch(`${here}${path}`, { redirect: 'manual', ...init });

  const files = async (): Promise<Case[]> => {
    const home = await (await ask('/')).text();
    const [styles, script, drawing] = [/\/assets\/[\w.-]+\.css/, /\/assets\/[\w.-]+\.js/, /\/drawings\/[\w./-]+\.svg/].map(
      (pattern) => pattern.exec(home)?.[0] ?? 'not in the page',
    );
    return [styles, script, drawing, '/favicon.svg'].map((path = '') => ({ path, status: 200 }));
  };

  const pages: Case[] = [...everyPath, article].map((path) => ({ path, status: 200 }));
  const others: Case[] = [
    { path: '/not-here', status: 404 },
    { path: '/staff/not-a-token', status: 404 },
    { path: '/assets/gone-12345678.js', status: 404 },
    { path: '/pictures/gone.jpg', status: 404 },
    { path: '/privacy-policy/', status: 301 },
    { path: '/blog.data', status: 404 },
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
  ];

  test('every kind of answer has every header, and none sets a cookie', async () => {
    for (const { init, path, status } of [...pages, ...others, ...(await files())]) {
      const response = await ask(path, init);
      const what = `${init?.method ?? 'GET'} ${path}`;
      expect(response.status, what).toBe(status);
      const given = (name: string) => response.headers.get(name) ?? '';
      expect(given('x-content-type-options'), what).toBe('nosniff');
      expect(given('strict-transport-security'), what).toBe('max-age=31536000; includeSubDomains');
      expect(given('cross-origin-opener-policy'), what).toBe('same-origin');
      expect(given('cross-origin-resource-policy'), what).toBe('same-origin');
      expect(given('referrer-policy'), what).toBe(path.startsWith('/staff/') ? 'no-referrer' : 'strict-origin-when-cross-origin');
      expect(given('permissions-policy'), what).toContain('geolocation=(self)');
      expect(response.headers.has('cross-origin-embedder-policy'), what).toBe(false);
      expect(response.headers.getSetCookie(), what).toEqual([]);
      expect(response.headers.has('access-control-allow-origin'), what).toBe(false);
      if (await response.text()) expect(given('content-type'), what).toMatch(/^(?:text\/.+; ?charset=utf-8|(?!text\/).+\/.+)$/i);
      if (given('content-type').startsWith('text/javascript')) continue;
      expect(given('content-security-policy'), what).toContain(
        given('content-type').startsWith('text/html') && status !== 503 ? "default-src 'self'" : "default-src 'none'",
      );
      expect(given('content-security-policy'), what).toContain("frame-ancestors 'none'");
    }
  });

  test('a page names the sources of scripts, frames and workers, and nothing that is unsafe', async () => {
    for (const { path } of pages) {
      const response = await ask(path);
      const rules = new Map(
        (response.headers.get('content-security-policy') ?? '').split('; ').map((rule): [string, string] => {
          const [name = '', ...sources] = rule.split(' ');
          return [name, sources.join(' ')];
        }),
      );
      expect(rules.get('script-src'), path).toMatch(/^'self' 'sha256-[\w+/]{43}='$/);
      expect(Object.fromEntries([...rules].filter(([name]) => name !== 'script-src')), path).toEqual({
        'default-src': "'self'",
        'style-src': "'self'",
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
      // The next visitor gets the same page from a shared cache: what it may run must not change between two answers.
      if (/s-maxage/.test(response.headers.get('cache-control') ?? '')) {
        const again = await ask(path);
        expect(again.headers.get('content-security-policy'), path).toBe(response.headers.get('content-security-policy'));
      }
    }
  });

  test("every page has 120 points or more by Mozilla Observatory's published scoring", async () => {
    const scores = [];
    for (const { path } of pages) {
      const response = await ask(path);
      const scanned = { address: `${address}${path}`, headers: response.headers, body: await response.text() };
      scores.push({ path, ...observatoryScore({ ...scanned, plainHttp: 'closed' }) });
    }
    expect(scores.filter(({ points }) => points < 120)).toEqual([]);
    const points = scores.map((score) => score.points);
    writeFigures('security-headers', {
      title: 'Headers of every page, scored as Mozilla Observatory publishes it',
      test: 'tests/browser/security-headers.spec.ts',
      command: 'npx playwright test security-headers --project browser',
      rows: [
        { what: 'Pages scored', figure: String(scores.length) },
        { what: 'Lowest score', figure: String(Math.min(...points)), note: '120 wanted; above 100 is A+' },
        { what: 'Highest score', figure: String(Math.max(...points)) },
        ...(scores[0]?.parts ?? []).map(({ points: given, result, test: name }) => ({
          what: name,
          figure: `${given}`,
          note: result,
        })),
      ],
    });
  });

  test('security.txt says whom to tell, until when, and where it is from', async () => {
    const response = await ask('/.well-known/security.txt');
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; ?charset=utf-8$/i);
    const text = await response.text();
    expect(text).toContain(`Contact: mailto:${content.organisation.contacts.security.email}\n`);
    expect(text).toContain(`Canonical: ${address}/.well-known/security.txt\n`);
    expect(text).toMatch(/^Expires: \d{4}-\d\d-\d\dT00:00:00\.000Z$/m);
  });
});

test('a site without TLS asks for none, so that it can be tried on this machine', async ({ request }) => {
  const headers = (await request.get('/')).headers();
  expect(headers['strict-transport-security']).toBeUndefined();
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
});

test('no page asks for anything that its own policy refuses', async ({ page }) => {
  // Those with an address of their own are in every-page.spec.ts.
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Permissions-Policy/.test(message.text())) refused.push(`${page.url()} ${message.text()}`);
  });
  for (const path of [article, '/not-here', '/staff/not-a-token']) {
    await page.goto(path, { waitUntil: 'load' });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  }
  expect(refused).toEqual([]);
});

test('who asks for the head of a page alone leaves the page whole for everybody', async ({ request }) => {
  // An address that no other test has asked for, so that the head is what is made first and kept.
  const path = `/blog?head=${Date.now()}`;
  const head = await request.head(path);
  expect(head.headers()['cache-control']).toContain('s-maxage');
  const page = await request.get(path);
  expect(await page.text()).toMatch(/<\/main>.*<\/html>$/s);
  expect(page.headers()['content-security-policy']).toBe(head.headers()['content-security-policy']);
});

test('a visit leaves no cookie, with everything that a visitor can do without an account', async ({ context, page }) => {
  for (const path of ['/', '/blog', article, '/search?q=crown', '/share-your-story', '/privacy-policy']) {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => document.cookie)).toBe('');
});

test('the film player gets its three features and a referrer, and nothing else; the page keeps geolocation', async ({ page }) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>the player</p>' }),
  );
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.locator('#services').getByRole('button', { name: /^Next/ })).toBeVisible();
  await page.locator('#videos li').first().getByRole('link').click();
  await expect(page.locator('#videos iframe').contentFrame().getByText('the player')).toBeVisible();
  const allowed = () => {
    const { featurePolicy } = document as unknown as { featurePolicy: { allowsFeature(name: string): boolean } };
    const asked = ['autoplay', 'fullscreen', 'encrypted-media', 'geolocation', 'camera', 'microphone', 'payment', 'usb'];
    return asked.filter((feature) => featurePolicy.allowsFeature(feature));
  };
  const player = page.frames().find((frame) => frame.url().startsWith('https://www.youtube-nocookie.com'));
  expect(await player?.evaluate(allowed)).toEqual(['autoplay', 'fullscreen', 'encrypted-media']);
  expect(await player?.evaluate(() => document.referrer)).toBe(`${testBase}/`);
  expect(await page.evaluate(allowed)).toEqual(['autoplay', 'fullscreen', 'encrypted-media', 'geolocation']);
});
