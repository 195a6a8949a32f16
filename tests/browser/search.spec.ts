import { horizontalOverflow } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

const field = { name: 'What are you looking for?' };

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor finds pages and articles, with matches highlighted', async ({ page }) => {
    await page.goto('/search');
    await page.getByRole('searchbox', field).fill('gums');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search?q=gums');
    await expect(page).toHaveTitle('Search: gums | Three Ridings Dental');
    await expect(page.getByRole('searchbox', field)).toHaveValue('gums');
    await expect(page.getByRole('heading', { level: 2, name: /^\d+ results for “gums”$/ })).toBeVisible();
    const pages = page.getByRole('region', { name: /^Pages/ }).getByRole('listitem');
    await expect(pages.first().getByRole('link')).toHaveAttribute('href', '/services/general-dentistry');
    await expect(pages.first().locator('mark').first()).toHaveText(/^gums?$/i);
    const articles = page.getByRole('region', { name: /^Articles/ }).getByRole('listitem');
    expect(await articles.count()).toBeGreaterThan(0);
    await expect(articles.first().getByRole('link')).toHaveAttribute('href', /^\/blog\/[a-z0-9-]+$/);
    await articles.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/);
  });
});

test('long queries cause no horizontal scroll at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  for (const query of ['gums', 'zzyzx', 'm'.repeat(120)]) {
    await page.goto(`/search?q=${query}`);
    expect(await horizontalOverflow(page)).toBe(0);
  }
});
