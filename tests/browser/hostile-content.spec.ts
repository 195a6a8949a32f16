import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from 'pg';
import type { LocalSite } from '../../local/local-site.ts';
import { whileLocked } from '../support/locked-articles.ts';
import { startTestSite } from '../support/start-test-site.ts';
import { expect, type Page, test } from '../support/test.ts';
import { testNow, testPort } from '../support/test-site.ts';
import { writeFigures } from '../support/write-figures.ts';

// A site of its own: what is written into its database here must not meet another test. One after the other, in one process.
test.describe.configure({ mode: 'default' });

const port = testPort + 100;
const base = `http://localhost:${port}`;
let site: LocalSite;
let stranger: Server;
let arrivals: string[] = [];

/** A line of script that would leave a trace in the window of the page, from inside a frame too. */
const trace = (name: string) => `(top.ran??=[]).push('${name}')`;
const smuggled = (name: string) => `</script><script>${trace(name)}</script>`;

/** All that a cleaner could have missed, each with a name of its own. `far` is a server that would see a request. */
const attempts = (far: string) => ({
  script: `<script>${trace('script')}</script>`,
  'script after what closes the page': `</div></article></main><footer></footer></body></html><script>${trace('closing')}</script>`,
  'module script': `<script type="module">${trace('module')}</script>`,
  'script with a nonce': `<script nonce="r4nd0m">${trace('nonce')}</script>`,
  'script from elsewhere': `<script src="${far}/script.js"></script>`,
  'script in a drawing': `<svg><script>${trace('svg script')}</script></svg>`,
  'script in a shadow': `<div><template shadowrootmode="open"><script>${trace('shadow')}</script></template></div>`,
  'picture that fails': `<img src="/nothing.png" onerror="${trace('onerror')}">`,
  'picture from elsewhere': `<img src="${far}/pixel.png" alt="">`,
  'drawing that loads': `<svg onload="${trace('svg onload')}"></svg>`,
  'body that loads': `<body onload="${trace('body onload')}">`,
  'details that open': `<details open ontoggle="${trace('ontoggle')}">x</details>`,
  'field that takes the focus': `<input autofocus onfocus="${trace('onfocus')}">`,
  'noscript that is left early': `<noscript><p title="</noscript><img src=/nothing.png onerror=${trace('noscript')}>"></noscript>`,
  'frame with a page in it': `<iframe srcdoc="<script>${trace('srcdoc')}</script>"></iframe>`,
  'frame with a line of script': `<iframe src="javascript:${trace('frame script')}"></iframe>`,
  'frame with data': `<iframe src="data:text/html,<img src='${far}/data-frame'>"></iframe>`,
  'frame from elsewhere': `<iframe src="${far}/frame"></iframe>`,
  object: `<object data="${far}/object"></object><embed src="${far}/embed">`,
  'object with a line of script': `<object data="javascript:${trace('object')}"></object>`,
  base: `<base href="${far}/"><img src="based.png" alt="">`,
  styles: `<style>@import '${far}/import.css'; body { background: url(${far}/background) }</style>`,
  'style sheet': `<link rel="stylesheet" href="${far}/sheet.css">`,
  'style attribute': `<p style="background: url(${far}/attribute)">x</p>`,
  'link with a line of script': `<a id="link" href="javascript:${trace('link')}">link</a>`,
  'form that posts elsewhere': `<form action="${far}/form" method="post"><button id="post">post</button></form>`,
  'form with a line of script': `<form action="javascript:${trace('form')}"><button id="run">run</button></form>`,
});

async function write(slug: string, content: string): Promise<void> {
  const client = new Client({ connectionString: site.databases.site_worker });
  await client.connect();
  await client.query(
    `insert into blog_posts (slug, title, excerpt, content, category, author, tags, image_url, meta_title, meta_description, published_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, now())`,
    [
      slug,
      `Hostile ${smuggled('title')}`,
      `Hostile ${smuggled('excerpt')}`,
      content,
      `x ${smuggled('c')}`,
      `Hostile ${smuggled('author')}`,
      [`Hostile ${smuggled('tag')}`],
      `javascript:${trace('picture')}`,
      `Hostile ${smuggled('meta title')}`,
      `Hostile ${smuggled('meta description')}`,
    ],
  );
  await client.end();
}

const ran = (page: Page) => page.evaluate(() => (window as unknown as { ran?: string[] }).ran ?? []);

test.beforeAll(async () => {
  test.setTimeout(120_000);
  stranger = createServer((request, response) => {
    arrivals.push(request.url ?? '');
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (request.url === '/script.js') response.setHeader('Content-Type', 'text/javascript');
    response.end(request.url === '/script.js' ? trace('script from elsewhere') : '');
  });
  await new Promise<void>((listening) => stranger.listen(0, '127.0.0.1', listening));
  const far = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`;
  site = await startTestSite(port, { env: { CLOCK: testNow } });
  // The one that closes the page early comes last: what follows it would stand outside of the article.
  const { 'script after what closes the page': closing, ...others } = attempts(far);
  const everything = [...Object.values(others), closing].join('\n');
  await write('everything', everything);
  // For a test that opens it for the first time.
  await write('everything-late', everything);
  await write('a-script-without-an-end', `<p>x</p><script>${trace('without an end')};/*`);
  await write('a-comment-without-an-end', `<script>${trace('before a comment')}</script><!--`);
});

test.beforeEach(() => {
  arrivals = [];
});

test.afterAll(async () => {
  stranger?.closeAllConnections();
  stranger?.close();
  await site?.stop();
});

async function tryEverything(page: Page): Promise<void> {
  for (const id of ['link', 'run', 'post']) {
    // What is behind the page's own parts is pressed all the same.
    await page.locator(`#${id}`).dispatchEvent('click');
    await page.waitForTimeout(150);
  }
}

test('nothing of an article that a cleaner let through runs, and nothing leaves the site', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => /Content Security Policy/.test(message.text()) && refused.push(message.text()));
  await page.goto(`${base}/blog/everything`, { waitUntil: 'networkidle' });
  await tryEverything(page);
  expect(await ran(page)).toEqual([]);
  expect(arrivals).toEqual([]);
  expect(new URL(page.url()).pathname).toBe('/blog/everything');
  expect(refused.length).toBeGreaterThan(15);
});

test.describe('without the policy', () => {
  test.use({ bypassCSP: true });

  test('the same article does run: it is the policy that stops it', async ({ page }) => {
    // What runs here keeps React from starting.
    await page.goto(`${base}/blog/everything`, { waitUntil: 'commit' });
    await page.waitForLoadState('networkidle');
    const traces = await ran(page);
    for (const name of ['script', 'closing', 'module', 'onerror', 'svg onload', 'srcdoc']) expect(traces).toContain(name);
    expect(arrivals).toContain('/script.js');
    writeFigures('hostile-content', {
      title: 'An article that tries to run scripts, opened in Chromium',
      test: 'tests/browser/hostile-content.spec.ts',
      command: 'npx playwright test hostile-content --project browser',
      rows: [
        { what: 'Attempts in one article', figure: String(Object.keys(attempts('')).length) },
        { what: 'Scripts that ran without the policy', figure: String(new Set(traces).size) },
        { what: 'Requests to a stranger without the policy', figure: String(new Set(arrivals).size) },
        { what: 'Scripts that ran, requests to a stranger, with the policy', figure: '0, 0', note: 'or the test before fails' },
      ],
    });
  });
});

for (const slug of ['a-script-without-an-end', 'a-comment-without-an-end']) {
  test(`nothing runs that swallows the end of the page: ${slug}`, async ({ page }) => {
    await page.goto(`${base}/blog/${slug}`, { waitUntil: 'networkidle' });
    expect(await ran(page)).toEqual([]);
  });
}

test('nothing runs when the article comes late, by the script that puts it into the page', async ({ page }) => {
  await whileLocked(site.databases.site_owner, async (release) => {
    await page.goto(`${base}/blog/everything-late`, { waitUntil: 'commit' });
    await expect(page.locator('[data-skeletons]')).toBeVisible();
    await release();
    await expect(page.locator('#link')).toBeAttached();
  });
  // Frames that are refused never come to rest, so nothing tells when the last attempt was made.
  await page.waitForTimeout(1000);
  await tryEverything(page);
  expect(await ran(page)).toEqual([]);
  expect(arrivals).toEqual([]);
});

test('structured data with a closing tag in every word stays data, to the letter', async ({ page }) => {
  await page.goto(`${base}/blog/a-comment-without-an-end`, { waitUntil: 'networkidle' });
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const posting = blocks.map((block) => JSON.parse(block)).find((block) => block['@type'] === 'BlogPosting');
  expect(posting.headline).toBe(`Hostile ${smuggled('title')}`);
  expect(posting.author.name).toBe(`Hostile ${smuggled('author')}`);
  await expect(page).toHaveTitle(/^Hostile <\/script><script>/);
  expect(await ran(page)).toEqual([]);
});

test('what a visitor typed is shown and not run', async ({ page }) => {
  for (const path of ['/search?q=', '/blog?category=', '/blog?page=', '/nothing/']) {
    await page.goto(`${base}${path}${encodeURIComponent(`"><img src=x onerror=${trace('typed')}>${smuggled('typed')}`)}`);
    await page.waitForLoadState('networkidle');
    expect(await ran(page), path).toEqual([]);
  }
});
