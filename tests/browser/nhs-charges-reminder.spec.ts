import { loadContent } from '../../content/load.ts';
import { longDate } from '../../domain/london-time.ts';
import { expect, test } from '../support/test.ts';
import { testPort } from '../support/test-site.ts';
import { startWebProcess } from '../support/web-process.ts';

const { nhsCharges, practices } = loadContent('content');
const [row] = nhsCharges.rows;
const paths = ['/nhs-information', ...practices.map(({ slug }) => `/locations/nhs-${slug}-dentist`)];
const port = testPort + 270;
const base = `http://localhost:${port}`;

// 20 seconds before 1 April in London, which is on summer time.
const clock = '2026-03-31T22:59:40Z';
const midnight = '2026-03-31T23:00:00Z';

test('from 1 April, pages with NHS charges warn that the charges may have changed', async ({ page }) => {
  test.setTimeout(90_000);
  expect(row?.confirmedOn).toBe('2025-04-01');
  const web = await startWebProcess(port, { CLOCK: clock, SITE_URL: base });
  const readyAt = Date.now();
  try {
    const link = page.getByRole('main').getByRole('link', { name: nhsCharges.reminder.link });
    for (const path of paths) {
      await page.goto(`${base}${path}`);
      await expect(page.getByText('£306.80').first()).toBeVisible();
      await expect(link).toHaveCount(0);
    }
    await page.waitForTimeout(Math.max(0, Date.parse(midnight) - Date.parse(clock) - (Date.now() - readyAt)) + 1_000);
    for (const path of paths) {
      await page.goto(`${base}${path}`);
      await expect(link).toHaveAttribute('href', nhsCharges.reminder.url);
      await expect(page.getByRole('main')).toContainText(`confirmed these charges on ${longDate(row?.confirmedOn ?? '')}`);
    }
  } finally {
    await web.stop();
  }
});
