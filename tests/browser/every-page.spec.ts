import { readFileSync } from 'node:fs';
import { canonicalAddress } from '../../domain/canonical.ts';
import { horizontalOverflow, waitForPaint } from '../support/accessibility.ts';
import { htmlToText, type Link, linksOf, mainTypes, structuredData } from '../support/page-parts.ts';
import { type PageWeight, weigh } from '../support/page-weight.ts';
import { contentPaths, everyPath, sitePaths } from '../support/site-paths.ts';
import { specifiedTexts } from '../support/specified-texts.ts';
import { specifiedTypes } from '../support/specified-types.ts';
import { expect, type Page, test } from '../support/test.ts';
import { testBase, testNow } from '../support/test-site.ts';

/** `renders` is tested in render-budgets.spec.ts. */
type Budget = Partial<PageWeight & { renders: number }>;
const budgets: Record<string, Budget> = JSON.parse(readFileSync('tests/browser/weight-budgets.json', 'utf8')).routes;

/** Hosts that open in a new tab: portals and partners, as specified, and maps and reviews. */
const newTabHosts = [
  'booking.threeridings.example',
  'register.threeridings.example',
  'www.harbourlight-dental.example',
  'www.loonsong-ortho.example',
  'www.google.com',
  'search.google.com',
];

const mailboxes: Readonly<Record<string, string>> = {
  '/privacy-policy': 'privacy@threeridings.example',
  '/accessibility': 'access@threeridings.example',
  '/complaints': 'complaints@threeridings.example',
};

/** Link targets, fetched once per worker. */
const documents = new Map<string, Promise<{ status: number; html: string }>>();

test('every page of the site has specified texts', () => {
  const withCode = (paths: string[]) => paths.filter((path) => !contentPaths.includes(path)).sort();
  expect(withCode(Object.keys(specifiedTexts))).toEqual(withCode(sitePaths));
  expect(sitePaths.length).toBeGreaterThanOrEqual(20);
});

for (const path of everyPath) {
  test.describe(path, () => {
    // One worker loads the page once for all tests that only read it.
    test.describe.configure({ mode: 'default' });
    let page: Page;
    let status: number | undefined;
    let html: string;
    let weight: PageWeight;
    let links: Link[];
    const errors: string[] = [];
    const foreign: string[] = [];
    const violations: string[] = [];
    test.beforeAll(async ({ browser }) => {
      page = await browser.newPage();
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
        if (/Content Security Policy|Permissions-Policy/.test(message.text())) violations.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('request', (request) => new URL(request.url()).origin !== testBase && foreign.push(request.url()));
      const weightOf = weigh(page);
      await page.clock.setFixedTime(testNow);
      const response = await page.goto(path, { waitUntil: 'networkidle' });
      status = response?.status();
      html = (await response?.text()) ?? '';
      weight = await weightOf();
      links = await linksOf(page);
    });
    test.afterAll(() => page.close());

    // @spec 1: Every page has its own title, description, keywords, robots and canonical
    test('returns 200 with one h1, its own metadata and valid structured data', async () => {
      expect(status).toBe(200);
      await expect(page.locator('h1')).toHaveCount(1);
      expect((await page.title()).length).toBeGreaterThan(10);
      const description = await page.locator('meta[name="description"]').getAttribute('content');
      expect(description?.length ?? 0).toBeGreaterThanOrEqual(50);
      await expect(page.locator('meta[name="keywords"]')).toHaveCount(1);
      // Search engines do not index search results or the offline page.
      const robots = ['/search', '/offline'].includes(path) ? /^noindex$/ : /^index, follow/;
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', robots);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', canonicalAddress(testBase, path));
      for (const block of await structuredData(page)) expect(block).toHaveProperty('@type');
      expect(errors).toEqual([]);
      expect(foreign).toEqual([]);
    });

    test('stays within its weight budget', () => {
      const { renders: _, ...budget } = budgets[path] ?? budgets['*'] ?? {};
      for (const [kind, allowed] of Object.entries(budget)) {
        expect(weight[kind as keyof PageWeight], `${kind} of ${path}`).toBeLessThanOrEqual(allowed);
      }
      test.info().annotations.push({ type: 'weight', description: JSON.stringify(weight) });
    });

    test('has no style attributes in the HTML', () => {
      expect(html.match(/<[^>]+\sstyle="[^"]*"/g) ?? []).toEqual([]);
    });

    // @spec 3: The practice e-mail appears only in structured data
    // @spec 9: Practice e-mail in structured data only
    test('does not show the email address of a practice', async () => {
      const text = await page.locator('body').innerText();
      for (const town of ['bradford', 'ripon', 'leeds']) {
        expect(text).not.toContain(`${town}@threeridings.example`);
        expect(links.filter(({ href }) => href.startsWith(`mailto:${town}@`))).toEqual([]);
      }
    });

    // @spec 1: No accounts, no sign-in, no booking on the site
    // @spec 6: No login and no roles: all pages and actions for every visitor
    test('has no sign-in or upload, and a form only for stories, charges, articles and search', async () => {
      await expect(page.locator('input:is([type="password"], [type="file"])')).toHaveCount(0);
      const formPages = ['/share-your-story', '/share', '/nhs-information', '/blog', '/search'];
      await expect(page.locator('main form')).toHaveCount(formPages.includes(path) ? 1 : 0);
    });

    // @spec 2: Buttons without a defined action do something sensible
    test('has no broken internal links or fragments', async ({ request }) => {
      const fetched = (address: string) => {
        const known = documents.get(address);
        if (known) return known;
        const reading = request
          .get(address)
          .then(async (response) => ({ status: response.status(), html: await response.text() }));
        documents.set(address, reading);
        return reading;
      };
      const dead: string[] = [];
      const targets = new Set(links.map(({ href }) => href).filter((href) => href.startsWith(`${testBase}/`)));
      expect(targets.size).toBeGreaterThan(path === '/offline' ? 0 : 10);
      for (const target of targets) {
        const { hash, pathname, search } = new URL(target);
        const { html, status } = await fetched(`${pathname}${search}`);
        const id = decodeURIComponent(hash.slice(1));
        if (status !== 200 || (id !== '' && !html.includes(` id="${id}"`))) dead.push(target);
      }
      expect(dead).toEqual([]);
    });

    test('opens a new tab where specified, always with noopener', () => {
      for (const { href, rel, target } of links) {
        if (!/^https?:/.test(href) || href.startsWith(`${testBase}/`)) continue;
        if (newTabHosts.includes(new URL(href).host)) expect(target, href).toBe('_blank');
        if (target === '_blank') expect(rel.split(' '), href).toContain('noopener');
      }
    });

    // @spec 7: mailto: links
    // @spec 9: Practice e-mail in structured data only
    test('has mailto links only for data protection, accessibility and complaints', () => {
      const mailtos = links.map(({ href }) => href).filter((href) => href.startsWith('mailto:'));
      for (const href of mailtos) expect(Object.values(mailboxes)).toContain(href.replace('mailto:', ''));
      if (mailboxes[path]) expect(mailtos).toContain(`mailto:${mailboxes[path]}`);
    });

    // @spec 9: Phone numbers differ between pages; placeholders
    test('has phone links in international format, or 999 and 111', () => {
      const dialled = links.map(({ href }) => href).filter((href) => href.startsWith('tel:'));
      for (const href of dialled) expect(href).toMatch(/^tel:(\+44\d{9,10}|999|111)$/);
    });

    if (sitePaths.includes(path)) {
      // @spec 1: Structured data: organisation, clinics, FAQ, reviews, website search, services, video
      test('has the specified structured data', async () => {
        expect(await mainTypes(page)).toEqual(specifiedTypes[path] ?? ['BreadcrumbList']);
      });

      for (const width of [390, 1440]) {
        test(`shows the specified texts and figures at ${width} px`, async () => {
          const { figures, heading, texts } = specifiedTexts[path] ?? { figures: [], heading: /\w/, texts: [] };
          await page.setViewportSize({ width, height: 900 });
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
          const text = await htmlToText(page);
          for (const expected of texts) expect.soft(text).toContain(expected);
          for (const figure of figures) expect.soft(text.toLowerCase()).toContain(figure.toLowerCase());
        });
      }
    }

    test('has no horizontal scroll at 320, 390, 820 and 1440 px', async () => {
      const over: Record<number, number> = {};
      for (const width of [320, 390, 820, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await waitForPaint(page);
        over[width] = await horizontalOverflow(page);
      }
      expect(over).toEqual({ 320: 0, 390: 0, 820: 0, 1440: 0 });
    });

    // @spec 1: Every page reads the same without JavaScript
    test('has the same text without JavaScript', async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
      const withoutScript = await context.newPage();
      await withoutScript.goto(path);
      const without = await withoutScript.locator('main').innerText();
      await context.close();
      expect(without.length).toBeGreaterThan(400);
      await page.setViewportSize({ width: 1440, height: 900 });
      expect(without).toBe(await page.locator('main').innerText());
    });

    // Last, because scrolling loads more pictures.
    test('causes no content security policy violations when scrolled to the end', async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await waitForPaint(page);
      await page.waitForLoadState('networkidle');
      expect(violations).toEqual([]);
    });
  });
}

// @spec 1: Every page has its own title, description, keywords, robots and canonical
// @spec 1: Every page has keywords of its own
test('no two pages share a title, a description or keywords', async ({ request }) => {
  const seen = new Map<string, string>();
  // /share is the same page as /share-your-story, with its own canonical, as specified.
  for (const path of everyPath.filter((path) => path !== '/share')) {
    const html = await (await request.get(path)).text();
    for (const part of [
      /<title>([^<]+)/,
      /<meta name="description" content="([^"]+)/,
      /<meta name="keywords" content="([^"]+)/,
    ]) {
      const value = part.exec(html)?.[1] ?? '';
      expect(value, `${part} of ${path}`).not.toBe('');
      expect(seen.get(value), `${value} on ${path}`).toBeUndefined();
      seen.set(value, path);
    }
  }
});
