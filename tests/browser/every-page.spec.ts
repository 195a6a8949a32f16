import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { canonicalAddress } from '../../domain/canonical.ts';
import { type PageWeight, weigh } from '../support/page-weight.ts';
import { sitePaths } from '../support/site-paths.ts';
import { testBase, testNow } from '../support/test-site.ts';

type Budget = Partial<PageWeight>;
const budgets: Record<string, Budget> = JSON.parse(readFileSync('tests/browser/weight-budgets.json', 'utf8')).routes;

const jsonLd = (page: Page) => page.locator('script[type="application/ld+json"]').allTextContents();
const description = (page: Page) => page.locator('meta[name="description"]').getAttribute('content');

test('the list of pages is not empty', () => {
  expect(sitePaths).toContain('/');
  expect(sitePaths.length).toBeGreaterThanOrEqual(5);
});

for (const path of sitePaths) {
  test.describe(path, () => {
    test('answers, with one heading, its own head and parsing structured data', async ({ page }) => {
      const errors: string[] = [];
      const foreign: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('request', (request) => new URL(request.url()).origin !== testBase && foreign.push(request.url()));
      await page.clock.setFixedTime(testNow);
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.locator('h1')).toHaveCount(1);
      expect((await page.title()).length).toBeGreaterThan(10);
      expect((await description(page))?.length ?? 0).toBeGreaterThanOrEqual(50);
      await expect(page.locator('meta[name="keywords"]')).toHaveCount(1);
      // A question to the search is no page that a search engine should list.
      const robots = path === '/search' ? /^noindex$/ : /^index, follow/;
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', robots);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', canonicalAddress(testBase, path));
      for (const block of await jsonLd(page)) expect(JSON.parse(block)).toHaveProperty('@type');
      await page.waitForLoadState('networkidle');
      expect(errors).toEqual([]);
      expect(foreign).toEqual([]);
    });

    test('weighs no more than its budget', async ({ page }) => {
      const weightOf = weigh(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      const weight: PageWeight = await weightOf();
      const budget = budgets[path] ?? budgets['*'] ?? {};
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
      test.setTimeout(120_000);
      const found: unknown[] = [];
      for (const colorScheme of ['light', 'dark'] as const) {
        const context = await browser.newContext({ reducedMotion: 'reduce', colorScheme, viewport: { width: 320, height: 900 } });
        const page = await context.newPage();
        await page.clock.setFixedTime(testNow);
        await page.goto(path, { waitUntil: 'networkidle' });
        for (const width of [320, 390, 820, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          // The window has its new size before the page has been laid out in it.
          await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
          const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
          if (sideways > 0) found.push({ width, sideways });
          const { violations } = await new AxeBuilder({ page })
            .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
            .analyze();
          for (const { id, nodes } of violations) found.push({ width, colorScheme, id, nodes: nodes.map((node) => node.html) });
        }
        await context.close();
      }
      expect(found).toEqual([]);
    });

    test('reads the same without JavaScript', async ({ browser }) => {
      const visibleText = async (javaScriptEnabled: boolean) => {
        const context = await browser.newContext({ javaScriptEnabled });
        const page = await context.newPage();
        if (javaScriptEnabled) await page.clock.setFixedTime(testNow);
        await page.goto(path, { waitUntil: 'networkidle' });
        const text = await page.locator('main').innerText();
        await context.close();
        return text;
      };
      const without = await visibleText(false);
      expect(without.length).toBeGreaterThan(400);
      expect(without).toBe(await visibleText(true));
    });
  });
}

test('no two pages share a title or a description', async ({ page }) => {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  // The form has two addresses and one page: each its own canonical, as the specification says.
  for (const path of sitePaths.filter((path) => path !== '/share')) {
    await page.goto(path);
    const title = await page.title();
    const words = (await description(page)) ?? '';
    expect(titles.get(title), `${title} on ${path}`).toBeUndefined();
    expect(descriptions.get(words), `${words} on ${path}`).toBeUndefined();
    titles.set(title, path);
    descriptions.set(words, path);
  }
});
