import { loadContent } from '../../content/load.ts';
import { expect, test } from '../support/test.ts';

const { emergencyPage, practices } = loadContent('content');

test('the emergency page prints on one sheet, with every number on it', async ({ page }) => {
  await page.goto('/emergency-dentist', { waitUntil: 'networkidle' });
  const sheets = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g);
  expect(sheets).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  const numbers = practices.map(({ phones }) => phones.find(({ surfaces }) => surfaces.includes('emergency-page'))?.phone ?? '');
  for (const number of [emergencyPage.line.phone, ...numbers]) {
    await expect(page.locator('main').getByText(number).filter({ visible: true }).first()).toBeVisible();
  }
});
