import { expect, type Page, test } from '@playwright/test';
import { violations, waitForPaint } from '../support/accessibility.ts';
import { type EditedContent, editedContent } from '../support/edited-content.ts';
import { testPort } from '../support/test-site.ts';
import { startWebProcess, type WebProcess } from '../support/web-process.ts';

const notice = 'All three practices are closed on Christmas Eve from noon.';
const leedsNotice = 'The lift is out of order.';
let content: EditedContent;

test.beforeAll(() => {
  content = editedContent();
  content.replace(
    'notices.yaml',
    /^\[\]\n/m,
    [
      `- { text: '${notice}', from: 2026-12-18, until: 2026-12-24, link: { label: In an emergency, to: /emergency-dentist } }`,
      `- { text: '${leedsNotice}', from: 2026-12-18, until: 2026-12-20, practices: [leeds] }`,
      '',
    ].join('\n'),
  );
});
test.afterAll(() => content.remove());

const region = (page: Page) => page.getByRole('region', { name: 'Notices' });

test.describe('on the first day of a notice, a week before Christmas', () => {
  let site: WebProcess;
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    const port = testPort + 190;
    const clinics = ['leeds', 'ripon'].map((slug) => `${slug}=http://${slug}.localhost:${port}`).join(',');
    site = await startWebProcess(port, {
      CLOCK: '2026-12-18T00:00:00Z',
      CONTENT_FOLDER: content.folder,
      CLINIC_URLS: clinics,
    });
  });
  test.afterAll(() => site.stop());

  test('every page shows the notice in a named region above the content', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.clock.setFixedTime('2026-12-18T09:00:00Z');
    for (const path of ['/', '/locations/ripon-dentist', '/nowhere']) {
      await page.goto(`${site.base}${path}`);
      await expect(region(page).getByText(notice)).toBeVisible();
      await expect(region(page)).toContainText(`Leeds: ${leedsNotice}`);
      const [bottom, top] = await Promise.all([
        region(page).evaluate((element) => element.getBoundingClientRect().bottom),
        page.locator('main').evaluate((element) => element.getBoundingClientRect().top),
      ]);
      expect(bottom).toBeLessThanOrEqual(top);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
  });

  test('notices and closures have no accessibility violations in light and dark mode', async ({ page }) => {
    test.slow();
    await page.clock.setFixedTime('2026-12-18T09:00:00Z');
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${site.base}/locations/nhs-bradford-dentist`);
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await waitForPaint(page);
    expect(await violations(page, 'colours')).toEqual([]);
  });

  test('an open tab hides each notice at midnight after its last day', async ({ page }) => {
    await page.clock.install({ time: '2026-12-20T23:59:00Z' });
    await page.goto(`${site.base}/privacy-policy`);
    await expect(region(page)).toContainText(leedsNotice);
    await page.clock.fastForward('00:02:00');
    await expect(region(page).getByText(leedsNotice)).toBeHidden();
    await expect(region(page).getByText(notice)).toBeVisible();
    await page.clock.fastForward(96 * 3_600_000);
    await expect(region(page)).toBeHidden();
  });
});
