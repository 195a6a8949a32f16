import sharp from 'sharp';
import { waitForPaint } from '../support/accessibility.ts';
import { everyPath } from '../support/site-paths.ts';
import { type CDPSession, expect, type Locator, type Page, test } from '../support/test.ts';
import { testNow } from '../support/test-site.ts';

/** By width. What stands in the first window, which on a phone is as long as its longest hero. */
const windows = [320, 360, 390, 430, 820, 1024, 1440, 1920].map((width) => ({ width, height: width < 768 ? 1300 : 1000 }));
const schemes = ['light', 'dark'] as const;
const needed = 4.5;

type Words = { words: string; colour: number[]; box: { left: number; top: number; right: number; bottom: number } };

/** Every line of words in a part of the page that is in the window, with its colour as red, green, blue and opacity. */
const wordsIn = (part: Locator): Promise<Words[]> =>
  part.evaluate((root) => {
    const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const channels = (colour: string) => {
      if (!pen) return [];
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 1, 1);
      return [...pen.getImageData(0, 0, 1, 1).data];
    };
    // Words for screen readers alone are drawn on one pixel.
    const unseen = (element: Element) => {
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { height, width } = around.getBoundingClientRect();
        if ((width <= 1 || height <= 1) && getComputedStyle(around).overflow !== 'visible') return true;
      }
      return false;
    };
    const found: Words[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = (node.textContent ?? '').trim();
      const parent = node.parentElement;
      if (!words || !parent || parent.closest('svg, script, style, noscript')) continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || unseen(parent)) continue;
      const style = getComputedStyle(parent);
      const letters = Number.parseFloat(style.fontSize);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { bottom, left, right, top } of range.getClientRects()) {
        // A line's box is higher than its letters, which fill one em in its middle.
        const box = {
          left: Math.max(left, 0),
          top: Math.max((top + bottom - letters) / 2, 0),
          right: Math.min(right, innerWidth),
          bottom: Math.min((top + bottom + letters) / 2, innerHeight),
        };
        if (box.right - box.left > 1 && box.bottom - box.top > 1)
          found.push({ words: words.slice(0, 40), colour: channels(style.color), box });
      }
    }
    return found;
  });

/** The page without its words, and without the bar that is fixed to the window and lies over it. */
const takeWordsAway = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*{-webkit-text-fill-color:transparent!important;text-decoration-color:transparent!important}.call-bar{display:none!important}',
    );
    document.adoptedStyleSheets = [sheet];
  });

/** One number a pixel. Playwright's own screenshots are packed tightly, which takes four times as long. */
async function pixelsOf(client: CDPSession): Promise<Uint32Array> {
  const { data } = await client.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  const { buffer, byteLength, byteOffset } = await sharp(Buffer.from(data, 'base64')).ensureAlpha().raw().toBuffer();
  return new Uint32Array(buffer, byteOffset, byteLength / 4);
}

const luminance = (channels: readonly number[]) =>
  channels
    .map((channel) => channel / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4))
    .reduce((sum, share, index) => sum + share * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);

function contrast([red = 0, green = 0, blue = 0, opacity = 255]: readonly number[], ground: readonly number[]): number {
  const letters = [red, green, blue].map((channel, index) => {
    const under = ground[index] ?? 0;
    return under + ((channel - under) * opacity) / 255;
  });
  const [lighter = 0, darker = 0] = [luminance(letters), luminance(ground)].toSorted((one, other) => other - one);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The smallest contrast between a line of words and any pixel that is painted behind it. */
function weakest({ box, colour }: Words, pixels: Uint32Array, width: number): number {
  const grounds = new Set<number>();
  const [left, right] = [Math.ceil(box.left), Math.floor(box.right)];
  for (let y = Math.ceil(box.top); y < Math.floor(box.bottom); y += 1)
    for (const pixel of pixels.subarray(y * width + left, y * width + right)) grounds.add(pixel);
  return Math.min(...[...grounds].map((pixel) => contrast(colour, [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255])));
}

const night = '2026-11-16T20:00:00Z';
/** The home page also by night, when its view is another one. */
const pages = [...everyPath, '/nowhere'].map((path) => ({ path, at: testNow, hour: '' }));

for (const { at, hour, path } of [...pages, { path: '/', at: night, hour: ' by night' }])
  test(`${path}${hour} has nothing behind the words at its top and end that makes them hard to read`, async ({
    context,
    page,
  }) => {
    const client = await context.newCDPSession(page);
    await page.clock.setFixedTime(at);
    await page.goto(path);
    await page.locator(hour ? '.hero.night' : 'main').waitFor();
    await page.evaluate(() => document.fonts.ready);
    await takeWordsAway(page);
    const end = page.locator('.closing-band');
    const parts = [page.locator('body'), ...((await end.count()) > 0 ? [end] : [])];
    const faint: string[] = [];
    for (const { height, width } of windows) {
      await page.setViewportSize({ width, height });
      for (const part of parts) {
        await part.evaluate((element) => element.scrollIntoView({ block: element === document.body ? 'start' : 'center' }));
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme });
          await waitForPaint(page);
          const words = await wordsIn(part);
          expect(words.length).toBeGreaterThan(2);
          const pixels = await pixelsOf(client);
          expect(pixels).toHaveLength(width * height);
          for (const line of words) {
            const ratio = weakest(line, pixels, width);
            if (ratio < needed) faint.push(`${width} ${colorScheme}: '${line.words}' has ${ratio.toFixed(2)}`);
          }
        }
      }
    }
    expect(faint).toEqual([]);
  });
