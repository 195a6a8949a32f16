import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { everyPath } from '../support/site-paths.ts';
import { expect, test } from '../support/test.ts';
import { testNow } from '../support/test-site.ts';

// Compares every page with its approved screenshot. `npm run test:pictures:approve` replaces the approved screenshots.
// They are stored at half size with 16 colours, which keeps all of them under 8 MB.

const approve = process.env['APPROVE'] === 'true';
const widths = [390, 820, 1440];
const colours = 16;
/** Allows for changes in text rendering between browser releases. A moved section changes far more. */
const allowedShare = 0.01;
const pages = [
  ...everyPath.map((path) => ({ path, name: path === '/' ? 'home' : path.slice(1).replaceAll('/', '-') })),
  { path: '/nowhere', name: 'not-found' },
];

const decode = (png: Buffer) => sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

for (const { name, path } of pages) {
  for (const width of widths) {
    test(`${path} matches its approved screenshot at ${width} px`, async ({ browser }) => {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
        colorScheme: 'light',
      });
      const page = await context.newPage();
      await page.clock.setFixedTime(testNow);
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.evaluate(async () => {
        // Sections appear when they scroll into view.
        for (let y = 0; y < document.body.scrollHeight; y += 600) {
          window.scrollTo({ top: y, behavior: 'instant' });
          await new Promise((painted) => requestAnimationFrame(painted));
        }
        window.scrollTo({ top: 0, behavior: 'instant' });
        // Off-screen lazy images, such as those in carousels, would never be decoded.
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
      });
      const shot = await page.screenshot({ fullPage: true, animations: 'disabled' });
      await context.close();
      const half = Math.round(width / 2);
      const actual = await sharp(shot).resize({ width: half }).png({ palette: true, colours, effort: 10, dither: 0 }).toBuffer();
      const file = `tests/pictures/approved/${name}-${width}.png`;
      if (approve) {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, actual);
        return;
      }
      expect(existsSync(file), `${file} is missing: check the page, then run npm run test:pictures:approve`).toBe(true);
      const now = await decode(actual);
      const then = await decode(readFileSync(file));
      expect(`${now.info.width} x ${now.info.height}`).toBe(`${then.info.width} x ${then.info.height}`);
      const different = pixelmatch(now.data, then.data, undefined, now.info.width, now.info.height, { threshold: 0.2 });
      await test.info().attach('actual', { body: actual, contentType: 'image/png' });
      expect(different / (now.info.width * now.info.height)).toBeLessThanOrEqual(allowedShare);
    });
  }
}
