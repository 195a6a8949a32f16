import { wordsOf } from '../../support/page-parts.ts';
import { sitePaths } from '../../support/site-paths.ts';
import { specifiedTexts } from '../../support/specified-texts.ts';
import { expect, type Page, test } from '../../support/test.ts';

test('every page of the site has texts that it is held to', () => {
  expect(Object.keys(specifiedTexts).sort()).toEqual([...sitePaths].sort());
});

for (const [path, { figures, heading, texts }] of Object.entries(specifiedTexts)) {
  test.describe(() => {
    // One after the other in one worker, which opens the page once for both widths.
    test.describe.configure({ mode: 'default' });
    let page: Page;
    test.beforeAll(async ({ browser }) => {
      page = await browser.newPage({ viewport: { width: 390, height: 900 } });
      await page.goto(path);
    });
    test.afterAll(() => page.close());

    for (const width of [390, 1440]) {
      test(`${path} shows its texts to the letter and its figures at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        const words = await wordsOf(page);
        for (const text of texts) expect.soft(words).toContain(text);
        for (const figure of figures) expect.soft(words.toLowerCase()).toContain(figure.toLowerCase());
      });
    }
  });
}
