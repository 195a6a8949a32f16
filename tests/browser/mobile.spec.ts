import { dialable } from '../../domain/uk-phone.ts';
import { smallTargets, waitForPaint } from '../support/accessibility.ts';
import { expectFocusVisible } from '../support/keyboard.ts';
import { sitePaths } from '../support/site-paths.ts';
import { type Browser, expect, type Page, test } from '../support/test.ts';
import { clinicBase, testNow } from '../support/test-site.ts';
import { submit, waitForMinimumFillTime } from '../support/testimonial-form.ts';

/** A phone with the bars of its browser around the page. */
const phone = { width: 390, height: 664 };
/** The same on its side. */
const onItsSide = { width: 740, height: 360 };

const bar = (page: Page) => page.getByRole('complementary', { name: 'Call or book' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Call a practice' });

test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });

test.describe('the bar at the foot of a phone', () => {
  // One page of each kind: the room that the focus keeps from the bar is set once, in the stylesheet. That the bar covers no page's
  // end is checked on every page in tests/browser/accessibility.
  for (const path of ['/', '/nhs-information', '/share-your-story', '/blog', '/no/such-page']) {
    test(`covers no stop of the focus on ${path}`, async ({ page }) => {
      test.setTimeout(180_000);
      await page.clock.setFixedTime(testNow);
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(bar(page)).toBeInViewport({ ratio: 1 });
      let stops = 0;
      // Found once: a search by role at every stop takes longer than the rest.
      const found = await bar(page).elementHandle();
      for (let inBar = false; !inBar; stops += 1) {
        expect(stops, 'the bar is reached').toBeLessThan(260);
        await page.keyboard.press('Tab');
        await expectFocusVisible(page);
        inBar = (await found?.evaluate((element) => element.contains(document.activeElement))) ?? false;
      }
      expect(stops).toBeGreaterThan(20);
    });
  }

  for (const path of [...sitePaths, '/no/such-page']) {
    test(`leaves every target of ${path} large enough, wherever the page is scrolled`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(bar(page)).toBeVisible();
      for (const share of [0, 0.25, 0.5, 0.75, 1]) {
        await page.evaluate((part) => {
          const { clientHeight, scrollHeight } = document.documentElement;
          window.scrollTo({ top: part * (scrollHeight - clientHeight), behavior: 'instant' });
        }, share);
        await waitForPaint(page);
        expect(await smallTargets(page), `scrolled by ${100 * share} %`).toEqual([]);
      }
      // Nothing of the page is left under the bar at its end.
      const foot = await page.getByRole('contentinfo').boundingBox();
      expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(((await bar(page).boundingBox())?.y ?? 0) + 1);
    });
  }

  test('offers each practice with its number and its state, and the emergency line', async ({ page }) => {
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
  });

  for (const [path, town, number] of [
    ['/locations/bradford-dentist', 'Bradford', '01632 960101'],
    ['/locations/nhs-leeds-dentist', 'Leeds', '0113 496 0301'],
    [`${clinicBase('ripon')}/complaints`, 'Ripon', '01632 960201'],
  ] as const) {
    test(`rings ${town} itself on ${new URL(path, clinicBase('x')).pathname} of its own, and books there`, async ({ page }) => {
      await page.goto(path);
      await expect(bar(page).getByRole('link', { name: `Call ${town} ${number}` })).toHaveAttribute('href', dialable(number));
      const book = bar(page).getByRole('link', { name: 'Book Now (opens in a new tab)' });
      await expect(book).toHaveAttribute('href', new RegExp(`/${town.toLowerCase()}$`));
      await expect(book).toHaveAttribute('target', '_blank');
    });
  }

  test('rings the emergency line on the emergency page, and sends nobody to an appointment', async ({ page }) => {
    await page.goto('/emergency-dentist');
    await expect(bar(page).getByRole('link')).toHaveCount(1);
    await expect(bar(page).getByRole('link', { name: 'Call Emergency Line 01632 960900' })).toHaveAttribute(
      'href',
      'tel:+441632960900',
    );
  });

  test('follows the visitor from page to page without a load', async ({ page }) => {
    await page.clock.setFixedTime(testNow);
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Ripon Dentist', exact: true }).click();
    await expect(bar(page).getByRole('link', { name: 'Call Ripon 01632 960201' })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Complaints Procedure' }).click();
    await bar(page).getByRole('button', { name: 'Call a practice' }).click();
    await expect(sheet(page).getByText(/^Open now, until/)).toHaveCount(3);
  });

  test('stands below a notice, which it would cover otherwise', async ({ page }) => {
    await page.goto('/share-your-story', { waitUntil: 'networkidle' });
    await waitForMinimumFillTime(page);
    await page.locator('form').evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
    await submit(page).click();
    const notice = page.locator('.notice-region').getByText('Validation Error');
    await expect(notice).toBeVisible();
    const { bottom } = await page.locator('.notice-region').evaluate((element) => element.getBoundingClientRect());
    expect(bottom).toBeLessThanOrEqual((await bar(page).boundingBox())?.y ?? 0);
  });

  test('leaves where the header has its own Book Now, on a low screen and on paper', async ({ page }) => {
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

  test('keeps clear of what a phone itself draws over the page', async ({ page }) => {
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

  test('the bar still offers the numbers, and says nothing of the doors that it cannot know', async ({ page }) => {
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

test('between a phone and a desktop the header has a button that offers the numbers', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('/');
  await page.locator('[data-site-header]').getByRole('button', { name: 'Call a practice' }).click();
  await expect(sheet(page).getByRole('link', { name: 'Call Leeds 0113 496 0301' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
});

test('no field is set so small that a phone zooms in on it', async ({ page }) => {
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

async function onASide(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: onItsSide, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
  return context.newPage();
}

test('on its side a phone gives the page its whole height, and the menu can be scrolled to its end', async ({ browser }) => {
  const page = await onASide(browser);
  for (const path of ['/', '/emergency-dentist', '/share-your-story']) {
    await page.goto(path);
    const horizontalOverflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(horizontalOverflow).toBe(0);
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    await expect(page.locator('[data-site-header]')).not.toBeInViewport();
    await expect(bar(page)).toBeHidden();
  }
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const last = page.locator('#mobile-menu').getByRole('link', { name: /^Call Leeds/ });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.context().close();
});

test('with a mouse a number can be marked and copied', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/complaints');
  const number = page.getByRole('contentinfo').getByRole('link', { name: '0113 496 0301' });
  await number.scrollIntoViewIfNeeded();
  const box = await number.boundingBox();
  if (!box) throw new Error('The number is not drawn');
  await page.mouse.move(box.x + 1, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.move(box.x + box.width + 2, box.y + box.height / 2);
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()))).toBe('0113 496 0301');
});
