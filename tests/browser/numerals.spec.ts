import sharp from 'sharp';
import { expect, type Page, test } from '../support/test.ts';

/** What people read off the page, where it holds a zero. */
const figures = {
  'phone number': String.raw`\b0\d{3,4} \d{3}`,
  price: String.raw`£\d*[.,]?\d*0`,
  time: String.raw`\b\d{1,2}:[0-5]0\b`,
  date: String.raw`\b20\d\d\b`,
};

type Look = { family: string; weight: string; numeric: string };

/** Every font in which a page sets such a figure. */
const looksOf = (page: Page, pattern: string): Promise<Look[]> =>
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

/** How many strokes a line down the middle of the character crosses. */
async function strokesDownTheMiddle(page: Page, character: string, look: Look): Promise<number> {
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
      // A fallback would prove nothing about the font.
      if (![...document.fonts].some((face) => face.status === 'loaded' && family.includes(face.family.replaceAll('"', ''))))
        throw new Error(`${family} is not loaded`);
    },
    [character, look] as const,
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
  '/locations/nhs-leeds-dentist': ['phone number', 'time'],
  '/services/dental-implants': ['price'],
  '/emergency-dentist': ['phone number'],
  '/blog': ['date'],
  '/share-your-story': ['phone number'],
} satisfies Record<string, (keyof typeof figures)[]>;

for (const [path, kinds] of Object.entries(pages)) {
  test(`${path}: the zero of a ${kinds.join(' or a ')} is plain`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    for (const kind of kinds) {
      const looks = await looksOf(page, figures[kind]);
      expect(looks.length, kind).toBeGreaterThan(0);
      for (const look of looks) expect(await strokesDownTheMiddle(page, '0', look), JSON.stringify({ kind, ...look })).toBe(2);
    }
  });
}

test('what is typed into a field has a plain zero, and a slash would be seen', async ({ page }) => {
  await page.goto('/share-your-story');
  const field = page.locator('form [name="phone"]');
  const look = await field.evaluate((element) => {
    const { fontFamily: family, fontVariantNumeric: numeric, fontWeight: weight } = getComputedStyle(element);
    return { family, numeric, weight };
  });
  expect(await strokesDownTheMiddle(page, '0', look)).toBe(2);
  expect(await strokesDownTheMiddle(page, 'Ø', look)).toBe(3);
});
