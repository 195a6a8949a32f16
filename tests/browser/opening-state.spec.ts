import { expect, type Page, test } from '@playwright/test';
import { testNow } from '../support/test-site.ts';

// The server's clock is fixed at Monday 16 November 2026, 10:00 in London (see tests/support/test-site.ts).
const states = (page: Page) => page.locator('main section:not(#home) .opening-now').allInnerTexts();

/** Each state appears under the hero and again in the contact section. */
const twice = (...states: string[]) => [...states, ...states];
const morning = twice(
  'Open now, until 12:30, reopens 1:30',
  'Open now, until 1:00, reopens 2:00',
  'Open now, until 12:30, reopens 2:00',
);

test('an open tab updates the opening states during the day', async ({ page }) => {
  await page.clock.install({ time: testNow });
  await page.goto('/');
  expect(await states(page)).toEqual(morning);
  await page.clock.fastForward('03:05:00');
  await expect
    .poll(() => states(page))
    .toEqual(twice('Closed for lunch, back at 1:30', 'Closed for lunch, back at 2:00', 'Closed for lunch, back at 2:00'));
  await page.clock.fastForward('04:00:00');
  await expect.poll(() => states(page)).toEqual(twice('Opens Tuesday 9:00', 'Opens Tuesday 9:00', 'Opens Tuesday 9:00'));
});

test('a page that is days old hides the opening states', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-20T10:00:00Z');
  await page.goto('/');
  await expect(page.locator('main section:not(#home) .opening-now')).toHaveCount(6);
  for (const state of await page.locator('main section:not(#home) .opening-now').all()) await expect(state).toBeHidden();
});

test('a tab left open past midnight in London moves Today to the next day', async ({ page }) => {
  await page.clock.install({ time: '2026-11-16T23:58:00Z' });
  await page.goto('/locations/ripon-dentist');
  const row = (day: string) => page.getByRole('row', { name: new RegExp(`^${day}`) });
  await expect(row('Monday')).toContainText('Today');
  await page.clock.fastForward('00:03:00');
  await expect(row('Tuesday')).toContainText('Today');
  await expect(row('Monday')).not.toContainText('Today');
  expect(await row('Tuesday').evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
  expect(await row('Monday').evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('none');
});
