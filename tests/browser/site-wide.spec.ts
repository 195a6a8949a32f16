import { expect, test } from '../support/test.ts';

const pages = ['/', '/privacy-policy'];

for (const path of pages) {
  // @spec 1: When idle: prefetch of two service pages, dns-prefetch of analytics hosts
  test(`${path} prefetches two service pages and the DNS of the analytics hosts when idle`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('link[rel="prefetch"][href="/services/general-dentistry"]')).toHaveCount(1);
    await expect(page.locator('link[rel="prefetch"][href="/services/cosmetic-dentistry"]')).toHaveCount(1);
    await expect(page.locator('link[rel="dns-prefetch"]')).toHaveCount(2);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // @spec 4: Sections get a visible class: 50 px margin, 10% threshold
  test('every section is visible', async ({ page }) => {
    await page.goto('/');
    for (const section of await page.locator('[data-section]').all()) {
      expect(await section.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
    }
  });
});

test('the stylesheet declares its layers in the order theme, base, components, utilities', async ({ page, request }) => {
  await page.goto('/complaints');
  const sheets = page.locator('link[rel="stylesheet"]');
  await expect(sheets).toHaveCount(1);
  const css = await (await request.get((await sheets.getAttribute('href')) ?? '')).text();
  const layers = [...css.matchAll(/@layer ([\w, ]+)[;{]/g)].flatMap(([, names = '']) => names.split(/, ?/));
  const order = [...new Set(layers)].filter((name) => name !== 'properties');
  expect(order).toEqual(['theme', 'base', 'components', 'utilities']);
});
