import { expect, type Page, test } from '@playwright/test';

const section = (page: Page, id: string) => page.locator(`#${id}`);
// @spec 4: Sections get a visible class: 50 px margin, 10% threshold
test('a section gets the visible class at a 10% threshold with a 50 px margin', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  // What is in view when the page starts is shown at once, however little of it.
  await expect(section(page, 'home')).toHaveClass(/(^| )visible( |$)/);
  const last = section(page, 'faq');
  const showShare = (share: number) =>
    last.evaluate((element, part) => {
      const { height, top } = element.getBoundingClientRect();
      scrollTo({ top: top + scrollY - innerHeight - 50 + height * part, behavior: 'instant' });
    }, share);
  await showShare(0.08);
  await page.waitForTimeout(300);
  await expect(last).not.toHaveClass(/(^| )visible( |$)/);
  await showShare(0.12);
  await expect(last).toHaveClass(/(^| )visible( |$)/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // @spec 4: Sections get a visible class: 50 px margin, 10% threshold
  test('every section is visible', async ({ page }) => {
    await page.goto('/');
    for (const section of await page.locator('[data-section]').all()) await expect(section).toHaveCSS('opacity', '1');
  });
});

test('on a phone the home page is at most 12,500 px high', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(12_500);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a service feature without a page, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 1440, height: 900 } });

    test('its link and its summary show the answer in the section', async ({ page }) => {
      await page.goto('/');
      const answer = page.getByText('We measure your gums', { exact: false });
      await expect(answer).toBeHidden();
      await page.locator('#services').getByText('Gum care', { exact: true }).click();
      await expect(answer).toBeInViewport();
      const fold = page.locator('#services details').filter({ has: page.getByLabel('Fluoride varnish') });
      await fold.locator('summary').press('Enter');
      await expect(fold).toHaveAttribute('open');
    });
  });
}

// @spec 1: When idle: prefetch of two service pages, dns-prefetch of analytics hosts
test('a page prefetches two service pages and the DNS of the analytics hosts when idle', async ({ page }) => {
  await page.goto('/privacy-policy');
  await expect(page.locator('link[rel="prefetch"][href="/services/general-dentistry"]')).toHaveCount(1);
  await expect(page.locator('link[rel="prefetch"][href="/services/cosmetic-dentistry"]')).toHaveCount(1);
  await expect(page.locator('link[rel="dns-prefetch"]')).toHaveCount(2);
});
