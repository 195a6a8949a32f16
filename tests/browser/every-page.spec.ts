import { readFileSync } from 'node:fs';
import { canonicalAddress } from '../../domain/canonical.ts';
import { colourRules, painted, sideways, sizeRules, violations } from '../support/accessibility.ts';
import { record } from '../support/accessibility-record.ts';
import { type PageWeight, weigh } from '../support/page-weight.ts';
import { everyPath } from '../support/site-paths.ts';
import { expect, type Page, test } from '../support/test.ts';
import { testBase, testNow } from '../support/test-site.ts';

/** How often it may be made is counted in work-budgets.spec.ts. */
type Budget = Partial<PageWeight & { made: number }>;
const budgets: Record<string, Budget> = JSON.parse(readFileSync('tests/browser/weight-budgets.json', 'utf8')).routes;

const jsonLd = (page: Page) => page.locator('script[type="application/ld+json"]').allTextContents();
const description = (page: Page) => page.locator('meta[name="description"]').getAttribute('content');

test('the list of pages is not empty', () => {
  expect(everyPath).toContain('/');
  expect(everyPath.length).toBeGreaterThanOrEqual(5);
});

for (const path of everyPath) {
  test.describe(path, () => {
    // One after the other in one worker, which opens the page once for all that only read it.
    test.describe.configure({ mode: 'default' });
    let page: Page;
    let status: number | undefined;
    let weight: PageWeight;
    const errors: string[] = [];
    const foreign: string[] = [];
    const refused: string[] = [];
    test.beforeAll(async ({ browser }) => {
      page = await browser.newPage();
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
        if (/Content Security Policy|Permissions-Policy/.test(message.text())) refused.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('request', (request) => new URL(request.url()).origin !== testBase && foreign.push(request.url()));
      const weightOf = weigh(page);
      await page.clock.setFixedTime(testNow);
      status = (await page.goto(path, { waitUntil: 'networkidle' }))?.status();
      weight = await weightOf();
    });
    test.afterAll(() => page.close());

    test('answers, with one heading, its own head and parsing structured data', async () => {
      expect(status).toBe(200);
      await expect(page.locator('h1')).toHaveCount(1);
      expect((await page.title()).length).toBeGreaterThan(10);
      expect((await description(page))?.length ?? 0).toBeGreaterThanOrEqual(50);
      await expect(page.locator('meta[name="keywords"]')).toHaveCount(1);
      // A question to the search is no page that a search engine should list, nor is the copy for when there is no signal.
      const robots = ['/search', '/offline'].includes(path) ? /^noindex$/ : /^index, follow/;
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', robots);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', canonicalAddress(testBase, path));
      for (const block of await jsonLd(page)) expect(JSON.parse(block)).toHaveProperty('@type');
      expect(errors).toEqual([]);
      expect(foreign).toEqual([]);
    });

    test('weighs no more than its budget', () => {
      const { made: _, ...budget } = budgets[path] ?? budgets['*'] ?? {};
      for (const [kind, allowed] of Object.entries(budget)) {
        expect(weight[kind as keyof PageWeight], `${kind} of ${path}`).toBeLessThanOrEqual(allowed);
      }
      test.info().annotations.push({ type: 'weight', description: JSON.stringify(weight) });
    });

    test('has no style attribute in what the server sends', async ({ request }) => {
      const html = await (await request.get(path)).text();
      expect(html.match(/<[^>]+\sstyle="[^"]*"/g) ?? []).toEqual([]);
    });

    test('has no accessibility violation and no sideways scroll at 320, 390, 820 and 1440 px, light and dark', async ({
      browser,
    }) => {
      test.setTimeout(240_000);
      const found: unknown[] = [];
      const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 320, height: 900 } });
      const page = await context.newPage();
      await page.clock.setFixedTime(testNow);
      await page.goto(path, { waitUntil: 'networkidle' });
      // A link that happens to lie half under the bar is scrolled out from under it: tests/browser/phones.spec.ts. Axe cannot scroll.
      for (const bar of await page.locator('.call-bar').all()) {
        await bar.evaluate((element: HTMLElement) => element.style.setProperty('position', 'static'));
      }
      for (const [width, rules] of [
        [320, undefined],
        // The same parts as at 320 px, only larger.
        [390, sizeRules],
        [820, undefined],
        [1440, undefined],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await painted(page);
          const over = await sideways(page);
          if (over > 0) found.push({ width, colorScheme, sideways: over });
          const faults = await violations(page, colorScheme === 'light' ? rules : colourRules);
          found.push(...faults.map((fault) => ({ width, colorScheme, ...fault })));
        }
      }
      await context.close();
      record('widths', path, { violations: found.length });
      expect(found).toEqual([]);
    });

    test('reads the same without JavaScript', async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const withoutScript = await context.newPage();
      await withoutScript.goto(path);
      const without = await withoutScript.locator('main').innerText();
      await context.close();
      expect(without.length).toBeGreaterThan(400);
      expect(without).toBe(await page.locator('main').innerText());
    });

    // The last one: it scrolls, and what comes into view is fetched then.
    test('asks for nothing that its own policy refuses, down to its end', async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await painted(page);
      await page.waitForLoadState('networkidle');
      expect(refused).toEqual([]);
    });
  });
}

test('no two pages share a title or a description', async ({ page }) => {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  // The form has two addresses and one page: each its own canonical, as the specification says.
  for (const path of everyPath.filter((path) => path !== '/share')) {
    await page.goto(path);
    const title = await page.title();
    const words = (await description(page)) ?? '';
    expect(titles.get(title), `${title} on ${path}`).toBeUndefined();
    expect(descriptions.get(words), `${words} on ${path}`).toBeUndefined();
    titles.set(title, path);
    descriptions.set(words, path);
  }
});
