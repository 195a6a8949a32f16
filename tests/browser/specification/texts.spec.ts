import { expect, test } from '@playwright/test';
import { wordsOf } from '../../support/page-parts.ts';
import { sitePaths } from '../../support/site-paths.ts';
import { specifiedTexts } from '../../support/specified-texts.ts';

test('every page of the site has texts that it is held to', () => {
  expect(Object.keys(specifiedTexts).sort()).toEqual([...sitePaths].sort());
});

for (const [path, { figures, heading, texts }] of Object.entries(specifiedTexts)) {
  for (const width of [390, 1440]) {
    test(`${path} shows its texts to the letter and its figures at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      const words = await wordsOf(page);
      for (const text of texts) expect.soft(words).toContain(text);
      for (const figure of figures) expect.soft(words.toLowerCase()).toContain(figure.toLowerCase());
    });
  }
}
