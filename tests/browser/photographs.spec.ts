import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { type EditedContent, editedContent } from '../support/edited-content.ts';
import { testPort } from '../support/test-site.ts';
import { startWebProcess, type WebProcess } from '../support/web-process.ts';

let content: EditedContent;
let site: WebProcess;
test.describe.configure({ mode: 'default' });

/** A generated JPEG with camera metadata. */
const photograph = (width: number, height: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="a" x2="0" y2="1"><stop stop-color="#9cc"/><stop offset="1" stop-color="#432"/></linearGradient><path fill="url(#a)" d="M0 0h${width}v${height}H0z"/><circle cx="50%" cy="35%" r="15%" fill="#c98"/></svg>`,
    ),
  )
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '54/1 8/1 17/1' }, IFD0: { Artist: 'Photographer' } })
    .jpeg();

test.beforeAll(async () => {
  test.setTimeout(120_000);
  content = editedContent();
  await photograph(1000, 1400).toFile(path.join(content.folder, 'pictures/tariq.jpg'));
  await photograph(2000, 1200).toFile(path.join(content.folder, 'pictures/ripon.jpg'));
  content.replace(
    'team.yaml',
    'file: portraits/short-black-beard.svg',
    'file: tariq.jpg, words: Dr Tariq Farrukh, credit: "Photograph: Ann Lee"',
  );
  content.replace(
    'practices/ripon.yaml',
    /^ {2}words: .*$/m,
    '  file: ripon.jpg\n  words: The front of the practice in Ripon\n  credit: "Photograph: Jo Dale"',
  );
  execFileSync(process.execPath, ['scripts/content-pictures.ts', '--folder', content.folder]);
  site = await startWebProcess(testPort + 198, { CONTENT_FOLDER: content.folder });
});
test.afterAll(async () => {
  await site?.stop();
  content?.remove();
});

test('a portrait is served as AVIF without metadata, in the reserved aspect ratio', async ({ page }) => {
  await page.goto(site.base);
  const portrait = page.getByRole('img', { name: 'Dr Tariq Farrukh', exact: true });
  await portrait.scrollIntoViewIfNeeded();
  await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const { height, shown, source, width } = await portrait.evaluate((image: HTMLImageElement) => ({
    source: image.currentSrc,
    shown: image.naturalWidth / image.naturalHeight,
    width: image.getBoundingClientRect().width,
    height: image.getBoundingClientRect().height,
  }));
  expect(source).toMatch(/\/pictures\/sized\/portrait\/tariq\.[0-9a-f]{8}-\d+\.avif$/);
  expect(width / height).toBeCloseTo(232 / 260, 2);
  expect(shown).toBeCloseTo(232 / 260, 2);
  const response = await fetch(source);
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(response.headers.get('content-type')).toBe('image/avif');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
});

test('three pages show the photograph of the practice', async () => {
  for (const route of ['/locations/ripon-dentist', '/emergency-dentist', '/']) {
    const html = await (await fetch(`${site.base}${route}`)).text();
    expect(html, route).toMatch(/<img [^>]*src="\/pictures\/sized\/view\/ripon\.[0-9a-f]{8}\.jpg"/);
  }
});

test('the photograph of a practice fills the width of its page, or stands beside its board', async ({ page }) => {
  for (const [width, shown] of [
    [820, 820],
    [1440, 992],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site.base}/locations/ripon-dentist`);
    const [photograph, view] = await Promise.all(
      [page.getByRole('img', { name: 'The front of the practice' }), page.locator('.town-view')].map((part) =>
        part.boundingBox(),
      ),
    );
    expect(photograph?.width).toBe(shown);
    expect((photograph?.y ?? 0) + (photograph?.height ?? 0)).toBeCloseTo((view?.y ?? 0) + (view?.height ?? 0), 0);
  }
  await expect(page.getByText('Photograph: Jo Dale')).toBeVisible();
});

test('original photographs are not served', async () => {
  for (const file of [
    'tariq.jpg',
    'ripon.jpg',
    'favicon.svg',
    'sized/../tariq.jpg',
    'sized/%2e%2e/tariq.jpg',
    'videos/..%2ftariq.jpg',
  ]) {
    expect((await fetch(`${site.base}/pictures/${file}`)).status, file).not.toBe(200);
  }
});
