import { loadContent } from '../../content/load.ts';
import { expect, type Page, test } from '../support/test.ts';

const { emergencyPage, practices } = loadContent('content');

type Heading = { title: string; sheet: string; fromFoot: number };

/** The sheets of a page, and where its headings stand: a PDF's outline tells both. */
async function printed(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'networkidle' });
  const file = (await page.pdf({ format: 'A4', preferCSSPageSize: true, outline: true, tagged: true })).toString('latin1');
  const entries = file.matchAll(/\/Title ([(<].*[)>])\n\/Dest \[(\d+) 0 R \/XYZ \S+ (\S+) \S+\]/g);
  const headings = [...entries].map(([, title = '', sheet = '', y]): Heading => ({ title, sheet, fromFoot: Number(y) }));
  return { sheets: file.match(/\/Type\s*\/Page\b(?!s)/g) ?? [], headings };
}

test('the emergency page prints on one sheet, with every number on it', async ({ page }) => {
  expect((await printed(page, '/emergency-dentist')).sheets).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  const numbers = practices.map(({ phones }) => phones.find(({ surfaces }) => surfaces.includes('emergency-page'))?.phone ?? '');
  for (const number of [emergencyPage.line.phone, ...numbers]) {
    await expect(page.locator('main').getByText(number).filter({ visible: true }).first()).toBeVisible();
  }
});

test('the NHS information prints on four sheets at most, with every charge on it', async ({ page }) => {
  const { sheets } = await printed(page, '/nhs-information');
  expect(sheets.length).toBeLessThanOrEqual(4);
  await page.emulateMedia({ media: 'print' });
  for (const charge of ['£25.80', '£70.70', '£306.80'])
    await expect(page.locator('main').getByText(charge).filter({ visible: true }).first()).toBeVisible();
});

const leaflets = [
  '/nhs-information',
  '/complaints',
  '/privacy-policy',
  '/services/dental-implants',
  '/services/teeth-whitening',
  '/locations/nhs-leeds-dentist',
];

for (const path of leaflets) {
  test(`${path}: no heading is left at the foot of a sheet`, async ({ page }) => {
    const { headings } = await printed(page, path);
    // A step's heading has its words beside it and may be the last.
    const above = await page.locator('main h2, main .prose h3').allInnerTexts();
    const found = headings.filter(({ title }) => above.some((words) => title === `(${words.trim()})`));
    expect(found.length).toBeGreaterThan(3);
    // In points: the margin of the sheet, the heading's own line and one line of what follows.
    const margin = (13 / 25.4) * 72;
    expect(found.filter(({ fromFoot }) => fromFoot < margin + 26)).toEqual([]);
  });

  test(`${path}: nothing on paper asks to be pressed`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('button, nav, [type="range"]').filter({ visible: true })).toHaveCount(0);
    const buttons = page.locator('main .button').filter({ visible: true });
    for (const button of await buttons.all()) {
      const address = await button.getAttribute('href');
      expect(await button.evaluate((link) => getComputedStyle(link, '::after').content)).toContain(address);
      await expect(button).toHaveCSS('border-top-width', '0px');
    }
  });
}

test('an answer that is closed on the screen is open on paper', async ({ page }) => {
  await page.goto('/services/teeth-whitening');
  const answers = page.locator('details > :not(summary)');
  await expect(answers.first()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const answer of await answers.all()) {
    await expect(answer).toBeVisible();
    expect((await answer.boundingBox())?.height).toBeGreaterThan(10);
  }
});
