import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { freePort } from '../../local/free-port.ts';
import { chromiumPath } from '../../tests/support/chromium.ts';
import { testNow } from '../../tests/support/test-site.ts';
import { startBenchSite } from '../bench-site.ts';
import { interleave, ratio, spread, withSpread } from '../rounds.ts';
import type { Part, Workbench } from '../workbench.ts';

/** 400 kbit/s with 400 ms, and a quarter of the processor. */
const line = { offline: false, latency: 400, downloadThroughput: 50 * 1024, uploadThroughput: 50 * 1024 };
const slowdown = 4;
const settleMs = 3_000;

const paths = [
  '/',
  '/emergency-dentist',
  '/locations/nhs-leeds-dentist',
  '/services/dental-implants',
  '/blog/three-ways-to-fill-a-gap',
];
const fonts = { Liberation: 'liberation', Roboto: 'roboto', 'neither, but DejaVu': 'dejavu' };

type Seen = { paint: number; number: number; shift: number };
type Visit = Seen & { next: number };

/** Notes the first paint, the first frame with a phone number in view, and layout shifts. */
function watch(): void {
  const seen: Seen = { paint: Number.NaN, number: Number.NaN, shift: 0 };
  Object.assign(window, { seen });
  const frame = () => {
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    if (painted) seen.paint = painted.startTime;
    const number = [...document.querySelectorAll('a[href^="tel:"]')].some((link) => {
      const { bottom, top, width } = link.getBoundingClientRect();
      return width > 0 && top < innerHeight && bottom > 0;
    });
    if (painted && number) seen.number = performance.now();
    else requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

async function visit(browser: Browser, base: string, path: string, next: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // The site's clock, or its labels would change. Playwright's own also replaces frames.
  await page.addInitScript((now) => void Object.assign(Date, { now: () => now }), Date.parse(testNow));
  await page.addInitScript(watch);
  const open = async (to: string) => {
    await page.goto(base + to, { waitUntil: 'load', timeout: 120_000 });
    await page.waitForTimeout(settleMs);
    return page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  };
  const first = await open(path);
  const { paint } = await open(next);
  await context.close();
  return { ...first, next: paint };
}

const notBare = /<script\b[^>]*>.*?<\/script>|<link rel="(?:stylesheet|preload)"[^>]*>|@font-face\{[^}]*\}/gs;

/** Serves the same documents with their own rules alone: no fonts, no scripts, no other sheet. */
async function startBare(bench: Workbench, base: string): Promise<string> {
  const port = await freePort();
  const server = createServer(async ({ url }, response) => {
    const original = await fetch(base + url, { headers: { 'Accept-Encoding': 'identity' } });
    const type = original.headers.get('Content-Type') ?? '';
    const body = Buffer.from(await original.arrayBuffer());
    const bare = type.startsWith('text/html') ? body.toString().replaceAll(notBare, '') : body;
    response.writeHead(original.status, { 'Content-Type': type, 'Content-Encoding': 'br' });
    response.end(brotliCompressSync(bare, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }));
  }).listen(port, '127.0.0.1');
  bench.onEnd(async () => void server.close());
  return `http://127.0.0.1:${port}`;
}

async function startBrowser(bench: Workbench, fontFolder = ''): Promise<Browser> {
  const file = join(bench.folder, 'fonts.conf');
  writeFileSync(file, `<fontconfig><dir>/usr/share/fonts/truetype/${fontFolder}</dir></fontconfig>`);
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  const browser = await chromium.launch({ executablePath: chromiumPath, args, env: { ...process.env, FONTCONFIG_FILE: file } });
  bench.onEnd(() => browser.close());
  return browser;
}

/** What a phone on a slow line sees and when. `PEER` is the address of another site's page that takes turns with home, and of its next. */
export const measureSlowLine: Part = async (bench) => {
  const { base, webBase } = await startBenchSite(bench, { name: 'slow_line' });
  const bareBase = await startBare(bench, webBase);
  const browser = await startBrowser(bench);
  const [peer, peerNext = ''] = process.env['PEER']?.split(' ') ?? [];
  const rows: string[][] = [];
  for (const [index, path] of paths.entries()) {
    const next = paths[(index + 1) % paths.length] ?? '/';
    const candidates: Record<string, () => Promise<Visit>> = {
      [path]: () => visit(browser, webBase, path, next),
      bare: () => visit(browser, bareBase, path, next),
      'nginx, TLS, HTTP/2': () => visit(browser, base, path, next),
    };
    if (peer && index === 0) candidates[peer] = () => visit(browser, '', peer, peerNext);
    const seen = await interleave(bench.rounds, candidates);
    const numbers = (name: string) => (seen[name] ?? []).map(({ number }) => number);
    for (const [name, visits] of Object.entries(seen)) {
      const median = (key: keyof Visit) => spread(visits.map((one) => one[key])).median;
      const times = (['paint', 'number', 'next'] as const).map((key) => String(Math.round(median(key))));
      rows.push([name, ...times, median('shift').toFixed(3), withSpread(ratio(numbers(name), numbers('bare')))]);
      console.log(`  ${rows.at(-1)?.join(' | ')}`);
    }
  }
  const shifts: string[][] = [];
  for (const [name, folder] of Object.entries(fonts)) {
    const other = await startBrowser(bench, folder);
    for (const path of paths) shifts.push([name, path, (await visit(other, webBase, path, path)).shift.toFixed(3)]);
    console.log(shifts.slice(-paths.length).join('\n'));
  }
  return {
    title: 'A slow line',
    tables: [
      {
        title: 'First paint, first frame with a phone number, and first paint of the next page, in ms',
        columns: ['Page', 'Paint', 'Number', 'Next page', 'Layout shift', 'Number, against bare'],
        rows,
      },
      { title: 'Layout shift by the fonts of the device', columns: ['Fonts', 'Page', 'Layout shift'], rows: shifts },
    ],
  };
};
