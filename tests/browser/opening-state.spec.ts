import { expect, test } from '@playwright/test';

// The server's clock is fixed at Monday 16 November 2026, 10:00 in London (see tests/support/test-site.ts).
// tests/browser/first-screen.spec.ts has an open tab in which a state changes.
test('a page that is days old hides the opening states', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-20T10:00:00Z');
  await page.goto('/');
  await expect(page.locator('main section:not(#home) .opening-now')).toHaveCount(3);
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
