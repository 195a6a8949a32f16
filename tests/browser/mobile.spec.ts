import { expect, type Page, test } from '@playwright/test';
import { dialable } from '../../domain/uk-phone.ts';
import { horizontalOverflow } from '../support/accessibility.ts';
import { testNow } from '../support/test-site.ts';

/** The viewport of a phone with the browser's toolbars visible. */
const phone = { width: 390, height: 664 };
const landscape = { width: 740, height: 360 };

const bar = (page: Page) => page.getByRole('complementary', { name: 'Call or book' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Call a practice' });

test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });

test.describe('the call bar', () => {
  test('lists each practice with its number and opening state, and the emergency line', async ({ page }) => {
    await page.clock.setFixedTime(testNow);
    await page.goto('/complaints');
    await expect(sheet(page)).toBeHidden();
    await bar(page).getByRole('button', { name: 'Call a practice' }).click();
    for (const [town, number] of [
      ['Bradford', '01632 960101'],
      ['Ripon', '01632 960201'],
      ['Leeds', '0113 496 0301'],
    ] as const) {
      const row = sheet(page).getByRole('listitem').filter({ hasText: town });
      await expect(row.getByRole('link', { name: `Call ${town} ${number}` })).toHaveAttribute('href', dialable(number));
      await expect(row.getByText(/^Open now, until/)).toBeVisible();
    }
    await expect(sheet(page).getByRole('link', { name: /01632 960900/ })).toHaveAttribute('href', 'tel:+441632960900');
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await expect(bar(page).getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', '/#booking');
    // On a tablet the header has the button.
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.locator('[data-site-header]').getByRole('button', { name: 'Call a practice' }).click();
    await expect(sheet(page).getByRole('link', { name: 'Call Leeds 0113 496 0301' })).toBeInViewport({ ratio: 1 });
  });

  test('is hidden when the header shows Book Now, on short screens and in print', async ({ page }) => {
    await page.goto('/');
    await expect(bar(page)).toBeVisible();
    await page.setViewportSize({ width: 480, height: 900 });
    await expect(bar(page)).toBeHidden();
    await expect(page.locator('[data-site-header]').getByRole('link', { name: 'Book Now' })).toBeVisible();
    await page.setViewportSize({ width: 320, height: 256 });
    await expect(bar(page)).toBeHidden();
    await page.setViewportSize(phone);
    await page.emulateMedia({ media: 'print' });
    await expect(bar(page)).toBeHidden();
  });

  test('respects the safe area of the device', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('meta[name="viewport"]')).toHaveAttribute('content', /viewport-fit=cover/);
    const css = await page.evaluate(() =>
      [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('\n'),
    );
    expect(css).toMatch(/\.call-bar \{[^}]*padding:[^;]*env\(safe-area-inset-bottom\)/);
    expect(css).toMatch(/--gutter: max\([^;]*env\(safe-area-inset-left\)/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the call bar lists the numbers without opening states', async ({ page }) => {
    await page.goto('/complaints');
    await bar(page).getByRole('button', { name: 'Call a practice' }).click();
    await expect(sheet(page).getByRole('link', { name: /\d{3} \d{4}/ })).toHaveCount(4);
    await expect(
      sheet(page)
        .getByText(/Open now|Opens|Closed/)
        .filter({ visible: true }),
    ).toHaveCount(0);
  });
});

test('form fields have a font size of at least 16 px, so that phones do not zoom in', async ({ page }) => {
  let fields = 0;
  for (const path of ['/share-your-story', '/search', '/nhs-information', '/']) {
    await page.goto(path);
    const sizes = await page
      .locator('input:not([type="checkbox"]):not([type="radio"]):not([type="range"]):not([type="hidden"]), select, textarea')
      .evaluateAll((elements) => elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)));
    fields += sizes.length;
    for (const size of sizes) expect(size).toBeGreaterThanOrEqual(16);
  }
  expect(fields).toBeGreaterThan(6);
});

test('in landscape the header scrolls away and the menu can be scrolled to its end', async ({ browser }) => {
  const page = await browser.newPage({ viewport: landscape, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
  await page.goto('/');
  expect(await horizontalOverflow(page)).toBe(0);
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await expect(page.locator('[data-site-header]')).not.toBeInViewport();
  await expect(bar(page)).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.getByRole('button', { name: 'Open menu' }).click();
  const last = page.locator('#mobile-menu').getByRole('link', { name: /^Call Leeds/ });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.close();
});

test('a phone number can be selected with the mouse', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/complaints');
  const number = page.getByRole('contentinfo').getByRole('link', { name: '0113 496 0301' });
  await number.scrollIntoViewIfNeeded();
  const box = await number.boundingBox();
  if (!box) throw new Error('Phone number has no bounding box');
  await page.mouse.move(box.x + 1, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.move(box.x + box.width + 2, box.y + box.height / 2);
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()))).toBe('0113 496 0301');
});
