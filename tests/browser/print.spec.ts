import { expect, type Page, test } from '@playwright/test';
import { loadContent } from '../../content-model/load.ts';

const { emergencyPage, morePages, practices } = loadContent('content');

type Heading = { title: string; sheet: string; fromBottom: number };

/** Prints a page to PDF and reads its sheets and the heading positions from the outline. */
async function printed(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'networkidle' });
  const file = (await page.pdf({ format: 'A4', preferCSSPageSize: true, outline: true, tagged: true })).toString('latin1');
  const entries = file.matchAll(/\/Title ([(<].*[)>])\n\/Dest \[(\d+) 0 R \/XYZ \S+ (\S+) \S+\]/g);
  const headings = [...entries].map(([, title = '', sheet = '', y]): Heading => ({ title, sheet, fromBottom: Number(y) }));
  return { sheets: file.match(/\/Type\s*\/Page\b(?!s)/g) ?? [], headings };
}

test('the emergency page prints on one sheet with every phone number', async ({ page }) => {
  expect((await printed(page, '/emergency-dentist')).sheets).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  const numbers = practices.map(({ phones }) => phones.find(({ surfaces }) => surfaces?.includes('emergency-page'))?.phone ?? '');
  for (const number of [emergencyPage.line.phone, ...numbers]) {
    await expect(page.locator('main').getByText(number).filter({ visible: true }).first()).toBeVisible();
  }
});

// The rule is one for all pages: a page of sections and a page of prose.
for (const path of ['/nhs-information', '/privacy-policy']) {
  test(`${path} prints no heading at the bottom of a sheet, no buttons and no navigation`, async ({ page }) => {
    const { headings, sheets } = await printed(page, path);
    if (path === '/nhs-information') expect(sheets.length).toBeLessThanOrEqual(5);
    // Headings of steps have their text beside them, so they may come last.
    const headingTexts = await page.locator('main h2, main .prose h3').allInnerTexts();
    const found = headings.filter(({ title }) => headingTexts.some((text) => title === `(${text.trim()})`));
    expect(found.length).toBeGreaterThan(3);
    // In points: the page margin, the heading's line and one line after it.
    const margin = (13 / 25.4) * 72;
    expect(found.filter(({ fromBottom }) => fromBottom < margin + 26)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('button, nav, [type="range"]').filter({ visible: true })).toHaveCount(0);
    // A link button prints its address.
    const buttons = page.locator('main .button').filter({ visible: true });
    for (const button of await buttons.all()) {
      const address = await button.getAttribute('href');
      expect(await button.evaluate((link) => getComputedStyle(link, '::after').content)).toContain(address);
      await expect(button).toHaveCSS('border-top-width', '0px');
    }
  });
}

test('answers that are collapsed on screen are printed', async ({ page }) => {
  await page.goto('/services/teeth-whitening');
  const answers = page.locator('details > :not(summary)');
  await expect(answers.first()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const answer of await answers.all()) {
    await expect(answer).toBeVisible();
    expect((await answer.boundingBox())?.height).toBeGreaterThan(10);
  }
});

test('the card of a page fills the screen of a phone, and prints on a sheet of its own, alone after a jump to it', async ({
  page,
}) => {
  const card = morePages.find(({ slug }) => slug === 'nervous-patients')?.card;
  const { headings, sheets } = await printed(page, '/nervous-patients');
  expect(sheets.length).toBeGreaterThan(2);
  const sheet = headings.find(({ title }) => title === `(${card?.heading})`)?.sheet;
  expect(headings.filter((heading) => heading.sheet === sheet)).toHaveLength(1);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: card?.heading ?? '' }).click();
  for (const line of card?.lines ?? []) await expect(page.getByText(line, { exact: true })).toBeInViewport({ ratio: 1 });
  const words = page.getByText(card?.lines[0] ?? '', { exact: true });
  expect(await words.evaluate((line) => Number.parseFloat(getComputedStyle(line).fontSize))).toBeGreaterThanOrEqual(30);
  expect((await printed(page, '/nervous-patients#card')).sheets).toHaveLength(1);
});
