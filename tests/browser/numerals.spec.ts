import sharp from 'sharp';
import { expect, type Page, test } from '../support/test.ts';

/** Patterns for figures that contain a zero. */
const figures = {
  'phone number': String.raw`\b0\d{3,4} \d{3}`,
  price: String.raw`£\d*[.,]?\d*0`,
  time: String.raw`\b\d{1,2}:[0-5]0\b`,
  date: String.raw`\b20\d\d\b`,
};

type Font = { family: string; weight: string; numeric: string };

/** The fonts that a page uses for matching text. */
const fontsOf = (page: Page, pattern: string): Promise<Font[]> =>
  page.evaluate(async (source) => {
    await document.fonts.ready;
    const found = new Map<string, { family: string; weight: string; numeric: string }>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      if (!element?.checkVisibility() || !new RegExp(source).test(texts.currentNode.textContent ?? '')) continue;
      const { fontFamily: family, fontVariantNumeric: numeric, fontWeight: weight } = getComputedStyle(element);
      found.set(`${family} ${weight} ${numeric}`, { family, weight, numeric });
    }
    return [...found.values()];
  }, pattern);

/** Counts the strokes that a vertical line through the middle of a character crosses. */
async function countStrokes(page: Page, character: string, font: Font): Promise<number> {
  await page.evaluate(
    async ([text, { family, numeric, weight }]) => {
      document.querySelector('#sample')?.remove();
      const sample = document.createElement('div');
      sample.id = 'sample';
      sample.textContent = text;
      Object.assign(sample.style, {
        position: 'fixed',
        inset: '0 auto auto 0',
        zIndex: '1000',
        font: `${weight} 200px/1 ${family}`,
        fontVariantNumeric: numeric,
        color: 'black',
        background: 'white',
      });
      document.body.append(sample);
      sample.getBoundingClientRect();
      await document.fonts.ready;
      // A fallback font would make the test meaningless.
      if (![...document.fonts].some((face) => face.status === 'loaded' && family.includes(face.family.replaceAll('"', ''))))
        throw new Error(`Font ${family} is not loaded`);
    },
    [character, font] as const,
  );
  const shot = await page.locator('#sample').screenshot();
  const { data, info } = await sharp(shot).greyscale().raw().toBuffer({ resolveWithObject: true });
  const middle = Array.from({ length: info.height }, (_, row) => {
    const light = data[(row * info.width + Math.floor(info.width / 2)) * info.channels] ?? 255;
    return light < 200;
  });
  return middle.filter((inked, row) => inked && !middle[row - 1]).length;
}

const pages = {
  '/': ['phone number', 'time'],
  '/nhs-information': ['phone number', 'price'],
  '/blog': ['date'],
} satisfies Record<string, (keyof typeof figures)[]>;

test('the zero in phone numbers, times, prices and dates is not slashed', async ({ page }) => {
  for (const [path, kinds] of Object.entries(pages)) {
    await page.goto(path);
    for (const kind of kinds) {
      const fonts = await fontsOf(page, figures[kind]);
      expect(fonts.length, kind).toBeGreaterThan(0);
      for (const font of fonts) expect(await countStrokes(page, '0', font), JSON.stringify({ path, kind, ...font })).toBe(2);
    }
  }
});

test('a zero typed into a field is not slashed, and a slashed one would be detected', async ({ page }) => {
  await page.goto('/share-your-story');
  const field = page.locator('form [name="phone"]');
  const font = await field.evaluate((element) => {
    const { fontFamily: family, fontVariantNumeric: numeric, fontWeight: weight } = getComputedStyle(element);
    return { family, numeric, weight };
  });
  expect(await countStrokes(page, '0', font)).toBe(2);
  expect(await countStrokes(page, 'Ø', font)).toBe(3);
});
