import { expect, type Page, test } from '@playwright/test';
import { entries } from '../../support/page-parts.ts';

const towns = ['Bradford', 'Ripon', 'Leeds'];

const section = (page: Page, id: string) => page.locator(`#${id}`);
const card = (page: Page, id: string, town: string) =>
  entries(section(page, id)).filter({ has: page.getByText(town, { exact: true }) });

// @spec 1: Booking and registration on external portals, in a new tab
// @spec 2: Booking cards open the portals in a new tab
// @spec 7: Booking portals in a new tab
test('booking opens the portal of each practice in a new tab without an opener', async ({ page }) => {
  await page
    .context()
    .route('https://booking.threeridings.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>portal</title>' }),
    );
  await page.goto('/');
  await expect(entries(section(page, 'booking'))).toHaveCount(3);
  for (const town of towns) {
    const link = card(page, 'booking', town).getByRole('link', { name: /^Book Online/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
    const [portal] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
    await expect(portal).toHaveURL(`https://booking.threeridings.example/${town.toLowerCase()}`);
    expect(await portal.evaluate(() => window.opener)).toBeNull();
    await portal.close();
  }
  await expect(page).toHaveURL('/');
});

// @spec 2: FAQ accordion
// @spec 4: FAQ: one open at a time, collapsible
test('the twelve questions open one at a time and close again', async ({ page }) => {
  await page.goto('/');
  const items = section(page, 'faq').locator('details');
  const open = section(page, 'faq').locator('details[open]');
  await expect(items).toHaveCount(12);
  await expect(open).toHaveCount(0);
  await items.nth(2).locator('summary').click();
  await expect(items.nth(2)).toHaveAttribute('open');
  await items.nth(7).locator('summary').click();
  await expect(open).toHaveCount(1);
  await expect(items.nth(7)).toHaveAttribute('open');
  await items.nth(7).locator('summary').click();
  await expect(open).toHaveCount(0);
});

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

// @spec 1: When idle: prefetch of two service pages, dns-prefetch of analytics hosts
test('a page prefetches two service pages and the DNS of the analytics hosts when idle', async ({ page }) => {
  await page.goto('/privacy-policy');
  await expect(page.locator('link[rel="prefetch"][href="/services/general-dentistry"]')).toHaveCount(1);
  await expect(page.locator('link[rel="prefetch"][href="/services/cosmetic-dentistry"]')).toHaveCount(1);
  await expect(page.locator('link[rel="dns-prefetch"]')).toHaveCount(2);
});
