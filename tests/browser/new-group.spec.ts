import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { horizontalOverflow, violations, waitForPaint } from '../support/accessibility.ts';
import { findTraces, tracesOf } from '../support/content-traces.ts';
import { startTestSite, type TestSite } from '../support/start-test-site.ts';
import { expect, type Page, test } from '../support/test.ts';
import { testNow, testPort } from '../support/test-site.ts';
import { consent, fill, submit, thanks } from '../support/testimonial-form.ts';

// One build and one site for all of them. In order: what is sent and published stands in what is read afterwards.
test.describe.configure({ mode: 'serial' });

const port = testPort + 200;
const base = `http://localhost:${port}`;
const traces = tracesOf('content');
// Inside the checkout, where the build finds its packages.
const buildFolder = '.data/test-another-group';
const parent = mkdtempSync(join(tmpdir(), 'test-another-group-'));
const folder = join(parent, 'content');
let site: TestSite;

/** Where something of the first group was found, and what. */
const found: Record<string, string[]> = {};
function look(place: string, text: string): void {
  const values = findTraces(text, traces);
  if (values.length > 0) found[place] = values;
}

/** Whatever a page names that this site serves. */
const addressesIn = (text: string) =>
  [...text.matchAll(/(?:href|src|content)="([^"]+)"|url\(([^)"']+)\)/g)]
    .map((match) => (match[1] ?? match[2] ?? '').replaceAll('&amp;', '&'))
    .filter((address) => address.startsWith('/') || address.startsWith(base))
    .map((address) => new URL(address, base).href.split('#', 1)[0] ?? '');

/** A clinic's host has no name on this machine: it is asked for as a proxy would. */
function ask(page: Page, address: string) {
  const { host, pathname, search } = new URL(address);
  return page.request.get(`${base}${pathname}${search}`, { headers: { Host: host }, maxRedirects: 0 });
}

async function sitemapOf(page: Page, host = base): Promise<string[]> {
  const xml = await (await ask(page, `${host}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
}

test.beforeAll(async () => {
  test.setTimeout(480_000);
  rmSync(buildFolder, { recursive: true, force: true });
  execFileSync('npm', ['run', '-s', 'new-group', '--', '--into', folder]);
  const env = { CONTENT_FOLDER: folder, BUILD_FOLDER: buildFolder };
  execFileSync('npm', ['run', '-s', 'build'], { env: { ...process.env, ...env }, stdio: 'pipe' });
  site = await startTestSite(port, { env: { ...env, CLOCK: testNow } });
});

test.afterAll(async () => {
  await site?.stop();
  rmSync(parent, { recursive: true, force: true });
  rmSync(buildFolder, { recursive: true, force: true });
});

test('the form and the daily article work, and every mail speaks for this group', async ({ page }) => {
  const { organisation } = site.content;
  await page.goto(`${base}/share-your-story`);
  await fill(page);
  await consent(page);
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  await page.goto(`${base}/blog`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Generate Article Now' }).click();
  await expect(page.locator('[aria-live="polite"]')).toContainText('Article Generated!', { timeout: 50_000 });
  // The request, the article and the weekly report.
  await expect.poll(() => site.inbox.mails.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(3);
  for (const mail of site.inbox.mails) {
    look(`mail: ${mail.subject}`, [mail.subject, mail.from?.text, JSON.stringify(mail.to), mail.text, mail.html].join('\n'));
    expect(mail.from?.text).toContain(organisation.name);
  }
  expect(found).toEqual({});
});

test('no page, script, style, drawing or file for machines tells of the first group', async ({ page }) => {
  test.setTimeout(240_000);
  const clinic = Object.values(site.clinicUrls)[0] ?? '';
  const pages = await sitemapOf(page);
  expect(pages).toHaveLength(16 + site.content.blogArticles.length + 1);
  const waiting = [
    ...pages,
    ...(await sitemapOf(page, clinic)),
    ...[
      '/share',
      '/search',
      '/search?q=teeth',
      '/no/such-page',
      '/offline',
      '/staff/nothing',
      '/nhs-information?need=filling&who=none',
    ],
    ...['/robots.txt', '/sitemap.xml', '/feed.xml', '/site.webmanifest', '/service-worker.js', '/.well-known/security.txt'],
    ...site.content.practices.map(({ slug }) => `/contact/${slug}.vcf`),
    ...['/favicon.svg', '/locations/bradford-dentist'],
  ].map((address) => new URL(address, base).href);
  const seen = new Set(waiting);
  const pictures: string[] = [];
  for (const address of seen) {
    const response = await ask(page, address);
    const type = response.headers()['content-type'] ?? '';
    if (/^image\/png/.test(type)) pictures.push(address);
    if (!/text|json|xml|javascript|manifest/.test(type)) continue;
    const text = await response.text();
    // An unknown address is repeated to whoever asked for it.
    look(address, address.endsWith('/locations/bradford-dentist') ? text.replace(/bradford/gi, '') : text);
    for (const next of addressesIn(text)) if (!new URL(next).pathname.startsWith('/functions')) seen.add(next);
  }
  for (const file of readdirSync(`${buildFolder}/client`, { recursive: true, encoding: 'utf8' })) {
    if (/\.(?:js|css|svg|html|json)$/.test(file))
      look(`build/client/${file}`, readFileSync(join(buildFolder, 'client', file), 'utf8'));
  }
  expect(found).toEqual({});
  expect(seen.size).toBeGreaterThan(60);
  expect(pictures.length).toBeGreaterThan(15);

  const colours = traces.filter(({ value }) => value.startsWith('#'));
  for (const address of [...pictures, `${base}/apple-touch-icon.png`]) {
    const image = sharp(Buffer.from(await (await ask(page, address)).body()))
      .removeAlpha()
      .raw();
    const { data, info } = await image.toBuffer({ resolveWithObject: true });
    const counts = new Map<string, number>();
    for (let at = 0; at < data.length; at += 3) {
      const colour = `#${data.subarray(at, at + 3).toString('hex')}`;
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    // Where two colours meet, any third can come out by chance, but never a field of it.
    const field = info.width * info.height * 0.002;
    expect(
      colours.filter(({ value }) => (counts.get(value) ?? 0) > field).map(({ value }) => value),
      address,
    ).toEqual([]);
  }
});

// The components are those of the first group, which tests/browser/accessibility looks at. The colours and the words are this group's.
test('its colours have enough contrast, light and dark, and its words fit a small phone', async ({ page }) => {
  await page.clock.setFixedTime(testNow);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  for (const address of [base, `${base}/emergency-dentist`, `${base}/nhs-information`]) {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(address);
    await expect(page.locator('h1')).toHaveCount(1);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await waitForPaint(page);
      expect(await violations(page, 'colours'), `${address}, ${colorScheme}`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 700 });
    await waitForPaint(page);
    expect(await horizontalOverflow(page), `${address} on a small phone`).toBeLessThanOrEqual(0);
  }
  expect(errors).toEqual([]);
});

test('with one practice there is nothing to choose: the bar rings it, and nobody is asked where they are', async ({ page }) => {
  const [practice] = site.content.practices;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${base}/`);
  await expect(page.locator('.call-bar').getByRole('link', { name: new RegExp(`Call ${practice?.location}`) })).toBeVisible();
  await page.goto(`${base}/emergency-dentist`);
  await expect(page.getByText(site.content.emergencyPage.closing.privacy)).toHaveCount(0);
});
