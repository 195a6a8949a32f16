import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { findTraces, tracesOf } from '../support/content-traces.ts';
import { startTestSite, type TestSite } from '../support/start-test-site.ts';
import { testNow, testPort } from '../support/test-site.ts';
import { consent, fill, submit, thanks } from '../support/testimonial-form.ts';

// Serial: the tests share one build and one site, and later tests check the data that earlier ones create.
test.describe.configure({ mode: 'serial' });

const port = testPort + 200;
const base = `http://localhost:${port}`;
const traces = tracesOf('content');
// Inside the repository, so that the build can resolve its packages.
const parent = mkdtempSync(join(tmpdir(), 'test-new-group-'));
const folder = join(parent, 'content');
let site: TestSite;

/** Traces of the first group, by the place where they were found. */
const found: Record<string, string[]> = {};
function checkForTraces(place: string, text: string): void {
  const values = findTraces(text, traces);
  if (values.length > 0) found[place] = values;
}

/** All URLs of this site in a response. */
const addressesIn = (text: string) =>
  [...text.matchAll(/(?:href|src|content)="([^"]+)"|url\(([^)"']+)\)/g)]
    .map((match) => (match[1] ?? match[2] ?? '').replaceAll('&amp;', '&'))
    .filter((address) => address.startsWith('/') || address.startsWith(base))
    .map((address) => new URL(address, base).href.split('#', 1)[0] ?? '');

/** Sends the Host header, because clinic hosts do not resolve here. */
function get(page: Page, address: string) {
  const { host, pathname, search } = new URL(address);
  return page.request.get(`${base}${pathname}${search}`, { headers: { Host: host }, maxRedirects: 0 });
}

async function sitemapOf(page: Page, host = base): Promise<string[]> {
  const xml = await (await get(page, `${host}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
}

test.beforeAll(async () => {
  test.setTimeout(240_000);
  execFileSync('npm', ['run', '-s', 'new-group', '--', '--into', folder]);
  site = await startTestSite(port, { env: { CONTENT_FOLDER: folder, CLOCK: testNow } });
});

test.afterAll(async () => {
  await site?.stop();
  rmSync(parent, { recursive: true, force: true });
});

test('the form and the daily article work, and every email names the new group', async ({ page }) => {
  const { organisation } = site.content;
  await page.goto(`${base}/share-your-story`);
  await fill(page);
  await consent(page);
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  await page.goto(`${base}/blog`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Generate Article Now' }).click();
  await expect(page.locator('[aria-live="polite"]')).toContainText('Article Generated!', { timeout: 50_000 });
  // The testimonial request, the article and the weekly report.
  await expect.poll(() => site.inbox.mails.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(3);
  for (const mail of site.inbox.mails) {
    checkForTraces(
      `mail: ${mail.subject}`,
      [mail.subject, mail.from?.text, JSON.stringify(mail.to), mail.text, mail.html].join('\n'),
    );
    expect(mail.from?.text).toContain(organisation.name);
  }
  expect(found).toEqual({});
});

test('no page, script, stylesheet, drawing or metadata file contains traces of the first group', async ({ page }) => {
  test.setTimeout(240_000);
  const clinic = Object.values(site.clinicUrls)[0] ?? '';
  const pages = await sitemapOf(page);
  // Without the generated article, which waits for a person in a new group.
  expect(pages).toHaveLength(16 + site.content.blogArticles.length);
  const start = [
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
  const seen = new Set(start);
  const pictures: string[] = [];
  for (const address of seen) {
    // Drawn on demand, and all from one palette: the home page's is enough.
    if (address.includes('/share-pictures/') && pictures.push(address) > 1) continue;
    const response = await get(page, address);
    const type = response.headers()['content-type'] ?? '';
    if (!/text|json|xml|javascript|manifest/.test(type)) continue;
    const text = await response.text();
    // The not-found page repeats the requested path.
    checkForTraces(address, address.endsWith('/locations/bradford-dentist') ? text.replace(/bradford/gi, '') : text);
    for (const next of addressesIn(text)) if (!new URL(next).pathname.startsWith('/functions')) seen.add(next);
  }
  for (const file of readdirSync('build/client', { recursive: true, encoding: 'utf8' })) {
    if (/\.(?:js|css|svg|html|json)$/.test(file))
      checkForTraces(`build/client/${file}`, readFileSync(join('build/client', file), 'utf8'));
  }
  expect(found).toEqual({});
  // With one practice there is no nearest one, so it does not ask for the visitor's location.
  const emergency = await (await get(page, `${base}/emergency-dentist`)).text();
  expect(emergency).not.toContain(site.content.emergencyPage.closing.privacy);
  expect(seen.size).toBeGreaterThan(60);
  expect(pictures.length).toBeGreaterThan(15);

  const colours = traces.filter(({ value }) => value.startsWith('#'));
  for (const address of [pictures[0] ?? '', `${base}/apple-touch-icon.png`]) {
    const image = sharp(Buffer.from(await (await get(page, address)).body()))
      .removeAlpha()
      .raw();
    const { data, info } = await image.toBuffer({ resolveWithObject: true });
    const counts = new Map<string, number>();
    for (let at = 0; at < data.length; at += 3) {
      const colour = `#${data.subarray(at, at + 3).toString('hex')}`;
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    // Anti-aliasing can produce any colour by chance, but not over a larger area.
    const minimumPixels = info.width * info.height * 0.002;
    expect(
      colours.filter(({ value }) => (counts.get(value) ?? 0) > minimumPixels).map(({ value }) => value),
      address,
    ).toEqual([]);
  }
});
