import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import type { LocalSite } from '../../local/local-site.ts';
import { asRole } from '../support/as-role.ts';
import { whileLocked } from '../support/locked-articles.ts';
import { startTestSite } from '../support/start-test-site.ts';
import { testNow, testPort } from '../support/test-site.ts';

// Needs its own site, so that the hostile articles do not affect other tests.
test.describe.configure({ mode: 'default' });

const port = testPort + 100;
const base = `http://localhost:${port}`;
let site: LocalSite;
let externalServer: Server;
let pictureServer: Server;
let externalRequests: string[] = [];

/** JavaScript that records its execution in the top window, also from a frame. */
const trace = (name: string) => `(top.ran??=[]).push('${name}')`;
/** A picture of one pixel. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const injected = (name: string) => `</script><script>${trace(name)}</script>`;

/** Payloads that a sanitiser could miss. `external` is a server that records requests. */
const payloads = (external: string) => ({
  script: `<script>${trace('script')}</script>`,
  'script after the end of the page': `</div></article></main><footer></footer></body></html><script>${trace('closing')}</script>`,
  'module script': `<script type="module">${trace('module')}</script>`,
  'script with a nonce': `<script nonce="r4nd0m">${trace('nonce')}</script>`,
  'external script': `<script src="${external}/script.js"></script>`,
  'script in SVG': `<svg><script>${trace('svg script')}</script></svg>`,
  'script in a shadow root': `<div><template shadowrootmode="open"><script>${trace('shadow')}</script></template></div>`,
  'image with onerror': `<img src="/nothing.png" onerror="${trace('onerror')}">`,
  'external image': `<img src="${external}/pixel.png" alt="">`,
  'SVG with onload': `<svg onload="${trace('svg onload')}"></svg>`,
  'body with onload': `<body onload="${trace('body onload')}">`,
  'details with ontoggle': `<details open ontoggle="${trace('ontoggle')}">x</details>`,
  'autofocus with onfocus': `<input autofocus onfocus="${trace('onfocus')}">`,
  'noscript breakout': `<noscript><p title="</noscript><img src=/nothing.png onerror=${trace('noscript')}>"></noscript>`,
  'frame with srcdoc': `<iframe srcdoc="<script>${trace('srcdoc')}</script>"></iframe>`,
  'frame with a javascript: URL': `<iframe src="javascript:${trace('frame script')}"></iframe>`,
  'frame with a data: URL': `<iframe src="data:text/html,<img src='${external}/data-frame'>"></iframe>`,
  'external frame': `<iframe src="${external}/frame"></iframe>`,
  object: `<object data="${external}/object"></object><embed src="${external}/embed">`,
  'object with a javascript: URL': `<object data="javascript:${trace('object')}"></object>`,
  base: `<base href="${external}/"><img src="based.png" alt="">`,
  styles: `<style>@import '${external}/import.css'; body { background: url(${external}/background) }</style>`,
  stylesheet: `<link rel="stylesheet" href="${external}/sheet.css">`,
  'style attribute': `<p style="background: url(${external}/attribute)">x</p>`,
  'link with a javascript: URL': `<a id="link" href="javascript:${trace('link')}">link</a>`,
  'form with an external action': `<form action="${external}/form" method="post"><button id="post">post</button></form>`,
  'form with a javascript: action': `<form action="javascript:${trace('form')}"><button id="run">run</button></form>`,
});

async function write(slug: string, content: string, imageUrl = `javascript:${trace('picture')}`): Promise<void> {
  await asRole(site.databases.site_worker, (worker) =>
    worker.query(
      `insert into blog_posts (slug, title, excerpt, content, category, author, tags, image_url, meta_title, meta_description, published_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, now())`,
      [
        slug,
        `Hostile ${injected('title')}`,
        `Hostile ${injected('excerpt')}`,
        content,
        `x ${injected('c')}`,
        `Hostile ${injected('author')}`,
        [`Hostile ${injected('tag')}`],
        imageUrl,
        `Hostile ${injected('meta title')}`,
        `Hostile ${injected('meta description')}`,
      ],
    ),
  );
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const ran = (page: Page) => page.evaluate(() => (window as unknown as { ran?: string[] }).ran ?? []);

test.beforeAll(async () => {
  test.setTimeout(120_000);
  externalServer = createServer((request, response) => {
    externalRequests.push(request.url ?? '');
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.end();
  });
  pictureServer = createServer((_, response) => response.writeHead(200, { 'Content-Type': 'image/gif' }).end(pixel));
  const external = `http://${await listen(externalServer)}`;
  const pictureHost = await listen(pictureServer);
  site = await startTestSite(port, { env: { CLOCK: testNow, IMAGE_HOSTS: pictureHost } });
  await write('from-a-listed-host', '<p>Words</p>', `http://${pictureHost}/picture.gif`);
  await write('from-another-host', '<p>Words</p>', `${external}/picture.gif`);
  // The payload that closes the page comes last, because everything after it is outside the article.
  const { 'script after the end of the page': closing, ...others } = payloads(external);
  const everything = [...Object.values(others), closing].join('\n');
  await write('everything', everything);
  // A second copy that is not cached yet, for the test of late articles.
  await write('everything-late', everything);
  await write('a-script-without-an-end', `<p>x</p><script>${trace('without an end')};/*`);
  await write('a-comment-without-an-end', `<script>${trace('before a comment')}</script><!--`);
});

test.beforeEach(() => {
  externalRequests = [];
});

test.afterAll(async () => {
  for (const server of [externalServer, pictureServer]) {
    server?.closeAllConnections();
    server?.close();
  }
  await site?.stop();
});

async function clickEverything(page: Page): Promise<void> {
  for (const id of ['link', 'run', 'post']) {
    // Dispatched directly, because the element may be covered.
    await page.locator(`#${id}`).dispatchEvent('click');
    await page.waitForTimeout(150);
  }
}

test('a hostile article runs no script and sends no external request', async ({ page }) => {
  const violations: string[] = [];
  page.on('console', (message) => /Content Security Policy/.test(message.text()) && violations.push(message.text()));
  await page.goto(`${base}/blog/everything`, { waitUntil: 'networkidle' });
  await clickEverything(page);
  expect(await ran(page)).toEqual([]);
  expect(externalRequests).toEqual([]);
  expect(new URL(page.url()).pathname).toBe('/blog/everything');
  expect(violations.length).toBeGreaterThan(15);
});

for (const slug of ['a-script-without-an-end', 'a-comment-without-an-end']) {
  test(`an unclosed tag or comment runs no script: ${slug}`, async ({ page }) => {
    await page.goto(`${base}/blog/${slug}`, { waitUntil: 'networkidle' });
    expect(await ran(page)).toEqual([]);
  });
}

test('a hostile article that is inserted late runs no script', async ({ page }) => {
  await whileLocked(site.databases.site_owner, async (release) => {
    await page.goto(`${base}/blog/everything-late`, { waitUntil: 'commit' });
    await expect(page.locator('[data-skeletons]')).toBeVisible();
    await release();
    await expect(page.locator('#link')).toBeAttached();
  });
  // Blocked frames never finish loading, so there is no event to wait for.
  await page.waitForTimeout(1000);
  await clickEverything(page);
  expect(await ran(page)).toEqual([]);
  expect(externalRequests).toEqual([]);
});

test('an article and the refreshed list show pictures from listed hosts, and drawings instead of any other', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  for (const [slug, source] of [
    ['from-a-listed-host', /^http:.*\/picture\.gif$/],
    ['from-another-host', /^\/drawings\//],
  ] as const) {
    await page.goto(`${base}/blog/${slug}`);
    const picture = page.locator('article img').first();
    await expect(picture).toHaveAttribute('src', source);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  await page.clock.install();
  await page.goto(`${base}/blog`, { waitUntil: 'networkidle' });
  const refreshed = page.waitForResponse('**/rest/v1/blog_posts*');
  await page.clock.runFor(35_000);
  await refreshed;
  await page.clock.runFor(100);
  await expect(page.locator('img[src$="/picture.gif"]')).toHaveCount(1);
  expect(errors).toEqual([]);
  expect(externalRequests).toEqual([]);
});
