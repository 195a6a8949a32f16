import { type CDPSession, expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { contrastRatio } from '../../content-model/checks/contrast.ts';
import { waitForPaint } from '../support/accessibility.ts';
import { templatePaths } from '../support/site-paths.ts';
import { testNow } from '../support/test-site.ts';

/** Tall enough on phones to fit the longest hero. */
const viewports = [320, 1440].map((width) => ({ width, height: width < 768 ? 1300 : 1000 }));
const schemes = ['light', 'dark'] as const;
const minimumContrast = 4.5;

type Line = { text: string; colour: number[]; box: { left: number; top: number; right: number; bottom: number } };

/** The lines of text in the viewport within an element, with their colour as RGBA. */
const linesIn = (part: Locator): Promise<Line[]> =>
  part.evaluate((root) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const channels = (colour: string) => {
      if (!canvas) return [];
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    // Visually hidden text for screen readers.
    const isVisuallyHidden = (element: Element) => {
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { height, width } = around.getBoundingClientRect();
        if ((width <= 1 || height <= 1) && getComputedStyle(around).overflow !== 'visible') return true;
      }
      return false;
    };
    const found: Line[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.textContent ?? '').trim();
      const parent = node.parentElement;
      if (!text || !parent || parent.closest('svg, script, style, noscript')) continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isVisuallyHidden(parent)) continue;
      const style = getComputedStyle(parent);
      const fontSize = Number.parseFloat(style.fontSize);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { bottom, left, right, top } of range.getClientRects()) {
        // Glyphs fill 1em in the middle of the line box.
        const box = {
          left: Math.max(left, 0),
          top: Math.max((top + bottom - fontSize) / 2, 0),
          right: Math.min(right, innerWidth),
          bottom: Math.min((top + bottom + fontSize) / 2, innerHeight),
        };
        if (box.right - box.left > 1 && box.bottom - box.top > 1)
          found.push({ text: text.slice(0, 40), colour: channels(style.color), box });
      }
    }
    return found;
  });

/** Makes the text transparent and removes the call bar, so that only backgrounds are captured. */
const hideText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*{-webkit-text-fill-color:transparent!important;text-decoration-color:transparent!important}.call-bar{display:none!important}',
    );
    document.adoptedStyleSheets = [sheet];
  });

/** One number per pixel. Uses CDP, because Playwright's PNG compression takes four times as long. */
async function capturePixels(client: CDPSession): Promise<Uint32Array> {
  const { data } = await client.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  const { buffer, byteLength, byteOffset } = await sharp(Buffer.from(data, 'base64')).ensureAlpha().raw().toBuffer();
  return new Uint32Array(buffer, byteOffset, byteLength / 4);
}

const hex = (channels: readonly number[]) => `#${Buffer.from(channels.map(Math.round)).toString('hex')}`;

function contrast([red = 0, green = 0, blue = 0, opacity = 255]: readonly number[], background: readonly number[]): number {
  const blended = [red, green, blue].map((channel, index) => {
    const under = background[index] ?? 0;
    return under + ((channel - under) * opacity) / 255;
  });
  return contrastRatio(hex(blended), hex(background));
}

/** The lowest contrast between a line of text and any pixel behind it. */
function lowestContrast({ box, colour }: Line, pixels: Uint32Array, width: number): number {
  const backgrounds = new Set<number>();
  const [left, right] = [Math.ceil(box.left), Math.floor(box.right)];
  for (let y = Math.ceil(box.top); y < Math.floor(box.bottom); y += 1)
    for (const pixel of pixels.subarray(y * width + left, y * width + right)) backgrounds.add(pixel);
  return Math.min(...[...backgrounds].map((pixel) => contrast(colour, [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255])));
}

const night = '2026-11-16T20:00:00Z';
/** The home page is also tested at night, when it has a different picture. */
const pages = templatePaths.map((path) => ({ path, at: testNow, hour: '' }));

for (const { at, hour, path } of [...pages, { path: '/', at: night, hour: ' at night' }])
  test(`${path}${hour} has enough contrast between text and background at its top and end`, async ({ context, page }) => {
    const client = await context.newCDPSession(page);
    await page.clock.setFixedTime(at);
    await page.goto(path);
    await page.locator(hour ? '.hero.night' : 'main').waitFor();
    await page.evaluate(() => document.fonts.ready);
    await hideText(page);
    const end = page.locator('.closing-band');
    const parts = [page.locator('body'), ...((await end.count()) > 0 ? [end] : [])];
    const failures: string[] = [];
    for (const { height, width } of viewports) {
      await page.setViewportSize({ width, height });
      for (const part of parts) {
        await part.evaluate((element) => element.scrollIntoView({ block: element === document.body ? 'start' : 'center' }));
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme });
          await waitForPaint(page);
          const lines = await linesIn(part);
          expect(lines.length).toBeGreaterThan(2);
          const pixels = await capturePixels(client);
          expect(pixels).toHaveLength(width * height);
          for (const line of lines) {
            const ratio = lowestContrast(line, pixels, width);
            if (ratio < minimumContrast) failures.push(`${width} ${colorScheme}: '${line.text}' has ${ratio.toFixed(2)}`);
          }
        }
      }
    }
    expect(failures).toEqual([]);
  });
