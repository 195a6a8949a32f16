import { expect, type Locator, type Page, test } from '@playwright/test';
import { testNow } from '../support/test-site.ts';

// What a patient in pain sees without scrolling: the emergency number and which practices are open.

const emergency = { number: '01632 960900', href: 'tel:+441632960900' };
const widths = [320, 390, 820, 1024, 1440];

const hero = (page: Page) => page.locator('#home');
const opening = (page: Page) => hero(page).locator('.opening-now');
const nightButton = (page: Page) => hero(page).getByRole('link', { name: `In pain now? Call ${emergency.number}` });

/** Checks that an element is visible without scrolling and above the call bar. */
async function expectOnFirstScreen(page: Page, element: Locator) {
  const box = await element.boundingBox();
  const bar = await page.locator('.call-bar').boundingBox();
  expect(box).not.toBeNull();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? page.viewportSize()?.height ?? 0);
}

test('the top bar shows the emergency number at every width', async ({ page }) => {
  for (const path of ['/', '/privacy-policy']) {
    await page.goto(path);
    const number = page.locator('.top-bar').getByRole('link', { name: emergency.number });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expect(number).toBeInViewport({ ratio: 1 });
      await expect(number).toHaveAttribute('href', emergency.href);
    }
  }
});

test('the first screen of a phone and a desktop shows the open practices and the emergency number', async ({ page }) => {
  await page.clock.setFixedTime(testNow);
  await page.goto('/');
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await expect(opening(page)).toHaveText('Open now: Bradford and Leeds until 12:30, Ripon until 1:00');
    await expectOnFirstScreen(page, opening(page));
    await expectOnFirstScreen(
      page,
      hero(page).getByText('Bradford and Ripon are taking NHS patients, and the Leeds list is full.'),
    );
    const tick = hero(page).getByRole('link', { name: `Emergency line open 24/7: ${emergency.number}` });
    await expect(tick).toHaveAttribute('href', emergency.href);
    await expectOnFirstScreen(page, tick);
  }
});

const picture = (page: Page) => hero(page).locator('img').filter({ visible: true });

// domain/opening-hours.test.ts has the texts for other times.
test.describe('the hero shows the opening state', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('in the evening, in a cached page', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-16T18:00:00Z');
    await page.goto('/');
    await expect(opening(page)).toHaveText('Closed now. Bradford, Ripon and Leeds open on Tuesday at 9:00');
    await expect(nightButton(page)).toHaveAttribute('href', emergency.href);
    await expectOnFirstScreen(page, nightButton(page));
    for (const name of ['Book Appointment', 'Meet Our Team']) await expect(hero(page).getByRole('link', { name })).toBeVisible();
    await expect(picture(page)).toHaveAttribute('src', /landscape\.night\.svg$/);
  });

  test('in an open tab: by day over lunch, at night when the last practice closes, and by day in the morning', async ({
    page,
  }) => {
    await page.clock.install({ time: '2026-11-16T13:10:00Z' });
    await page.goto('/');
    await expect(opening(page)).toHaveText('Closed now. Bradford opens at 1:30');
    await expect(nightButton(page)).toBeHidden();
    await expect(picture(page)).toHaveAttribute('src', /landscape\.hills\.svg$/);
    await page.clock.fastForward('03:49:00');
    await expect(opening(page)).toHaveText('Open now: Bradford and Ripon until 5:00');
    await page.clock.fastForward('00:01:20');
    await expect(nightButton(page)).toBeVisible();
    await page.clock.fastForward('07:00:00');
    await expect(opening(page)).toHaveText('Closed now. Bradford, Ripon and Leeds open at 9:00');
    await expect(nightButton(page)).toBeHidden();
  });
});

test('a phone shows what to do in an emergency within a screen and a half, and the number twice above the fold', async ({
  page,
}) => {
  const screen = 844;
  await page.setViewportSize({ width: 390, height: screen });
  await page.goto('/emergency-dentist');
  for (const name of ['Immediate action required: Call 999 or go to A&E if:', "What's happened?"])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  const bottomOf = async (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(await bottomOf(page.getByRole('link', { name: 'Call 999' }))).toBeLessThanOrEqual(1.5 * screen);
  expect(await bottomOf(page.getByRole('navigation', { name: 'Jump to the advice for' }))).toBeLessThanOrEqual(1.5 * screen);
  const shown = await page
    .getByText(emergency.number)
    .evaluateAll(
      (elements, height) =>
        elements
          .filter(
            (element) => element.checkVisibility() && element.clientHeight !== 1 && element.getBoundingClientRect().top < height,
          )
          .map((element) => element.closest('.call-bar') !== null),
      screen,
    );
  expect(shown.toSorted()).toEqual([false, true]);
});
