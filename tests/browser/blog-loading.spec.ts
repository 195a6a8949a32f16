import { expect, type Page, test } from '@playwright/test';
import { asRole } from '../support/as-role.ts';
import { whileLocked } from '../support/locked-articles.ts';
import { part, structuredData, typesOf } from '../support/page-parts.ts';
import { startTestSite, type TestSite } from '../support/start-test-site.ts';
import { stateViolations } from '../support/state-violations.ts';
import { testNow, testPort } from '../support/test-site.ts';

// Needs its own database, because the posts table is locked to block reads. Each test opens pages that no earlier test has
// opened: cached pages are served instead of skeletons.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const port = testPort + 20;
const base = `http://localhost:${port}`;
const slug = 'three-ways-to-fill-a-gap';
const title = 'Bridge, denture or implant: three ways to fill a gap';
const uncachedArticle = { slug: 'how-our-emergency-line-works', title: 'How our emergency line works' };
const failed = 'Failed to load blog posts. Please try again later.';
const rest = '**/rest/v1/blog_posts?*';
let site: TestSite;

const cards = (page: Page) => part(page, 'Articles').getByRole('listitem');
const firstCard = (page: Page) => cards(page).getByRole('heading', { level: 3 }).first();
const notices = (page: Page) => page.locator('[aria-live="polite"]');
const skeletons = (page: Page) => page.locator('[data-skeletons] > li');

test.beforeAll(async () => {
  site = await startTestSite(port, { env: { CLOCK: testNow } });
});
test.afterAll(() => site?.stop());

/** Opens a page whose requests for `url` fail, but only once its timers are paused. Returns the number of failed requests. */
async function openWithFailingRequests(page: Page, path: string, url: string): Promise<() => number> {
  const paused = Promise.withResolvers<void>();
  const requested = page.waitForRequest(url);
  let failures = 0;
  page.on('requestfailed', () => {
    failures += 1;
  });
  await page.route(url, async (route) => {
    await paused.promise;
    await route.abort();
  });
  await page.clock.install();
  await page.goto(base + path);
  await requested;
  await page.clock.pauseAt(Date.now() + 10_000);
  paused.resolve();
  return () => failures;
}

/** Retries after 1, 2 and 4 s, and shows no error before the last of them has failed. */
async function expectThreeRetries(page: Page, failures: () => number): Promise<void> {
  for (const [tries, wait] of [
    [1, 1000],
    [2, 2000],
    [3, 4000],
  ] as const) {
    await expect.poll(failures).toBe(tries);
    await expect(page.getByText(failed)).toHaveCount(0);
    await page.clock.runFor(wait - 10);
    expect(failures()).toBe(tries);
    await page.clock.runFor(10);
  }
  await expect.poll(failures).toBe(4);
  await page.clock.runFor(100);
  await expect(page.getByText(failed)).toBeVisible();
  await expect(page.locator('[data-skeletons]')).toHaveCount(0);
}

const locked = (run: (release: () => Promise<void>) => Promise<void>) => whileLocked(site.databases.site_owner, run);

// @spec 2: Blog list: hero, Admin Tools, grid, skeletons, texts, categories
// @spec 4: Blog list and article: loading, error, empty, loaded, not found
// @spec 9: Blog refetch 30 s, 6 skeleton cards
test('a slow list shows six skeletons, then the articles without a page load', async ({ page }) => {
  await locked(async (release) => {
    const documents: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
    const response = await page.goto(`${base}/blog`);
    expect(response?.status()).toBe(503);
    expect(response?.headers()['cache-control']).toBe('no-store');
    await expect(skeletons(page)).toHaveCount(6);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plain talk about teeth');
    await expect(page).toHaveTitle('Dental Advice and News | Three Ridings Dental');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${base}/blog`);
    expect(await stateViolations(page, 'blog loading')).toEqual([]);
    await release();
    await expect(cards(page)).toHaveCount(12);
    await expect(skeletons(page)).toHaveCount(0);
    expect(documents).toHaveLength(1);
  });
});

// @spec 4: Blog list and article: loading, error, empty, loaded, not found
// @spec 7: blog_posts: failure gives the load error text
// @spec 8: 'Failed to load blog posts. Please try again later.'
// @spec 9: Query retry 3 times with backoff of at most 30 s
// @spec 2: Blog list: 'Failed to load blog posts. Please try again later.'
test('the list shows the load error after three retries with backoff, and recovers', async ({ page }) => {
  await locked(async (release) => {
    const failures = await openWithFailingRequests(page, '/blog?page=1', rest);
    await expect(skeletons(page)).toHaveCount(6);
    await expectThreeRetries(page, failures);
    await release();
    await page.clock.resume();
    expect(await stateViolations(page, 'blog not loaded')).toEqual([]);
    // The error stays visible until the next fetch succeeds.
    await page.unroute(rest);
    await page.clock.runFor(31_000);
    await expect(cards(page)).toHaveCount(12);
    await expect(page.getByText(failed)).toHaveCount(0);
  });
});

// @spec 2: Blog article: found, not found, metadata
// @spec 4: Blog list and article: loading, error, empty, loaded, not found
test('a slow article shows a skeleton, then its text, title and metadata', async ({ page }) => {
  await locked(async (release) => {
    await page.goto(`${base}/blog/${slug}`);
    await expect(page.locator('[data-skeletons]')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(await stateViolations(page, 'article loading')).toEqual([]);
    await release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('[data-skeletons]')).toHaveCount(0);
    await expect(page).toHaveTitle(/^Bridge, Denture or Implant/i);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /^index/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${base}/blog/${slug}`);
    expect((await structuredData(page)).flatMap(typesOf)).toEqual(['BlogPosting', 'BreadcrumbList']);
    await expect(page).toHaveURL(`${base}/blog/${slug}`);
  });
});

// @spec 8: 'Blog Post Not Found' with Back to Blog
test('a slow article that does not exist shows Blog Post Not Found', async ({ page }) => {
  await locked(async (release) => {
    await page.goto(`${base}/blog/nobody-wrote-this`);
    await expect(page.locator('[data-skeletons]')).toBeVisible();
    await release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Post Not Found');
    await expect(page).toHaveTitle('Blog Post Not Found | Three Ridings Dental');
    await page.getByRole('link', { name: 'Back to Blog' }).click();
    await expect(page).toHaveURL(`${base}/blog`);
  });
});

// @spec 4: Blog list and article: loading, error, empty, loaded, not found
test('an article shows the load error after three retries', async ({ page }) => {
  await locked(async () => {
    await expectThreeRetries(page, await openWithFailingRequests(page, '/blog/fillings-old-and-new', '**/blog/*?wait*'));
    await expect(page.getByRole('link', { name: 'Try the page again' })).toBeVisible();
  });
});

test('an article loads through the waiting page when its script is blocked', async ({ page }) => {
  await locked(async (release) => {
    await page.route(/\/assets\/island-late-article-/, (route) => route.abort());
    await page.goto(`${base}/blog/thinking-about-teeth-whitening`, { waitUntil: 'commit' });
    await release();
    await expect(page).toHaveURL(/\?wait$/);
    await expect(page.locator('article .prose')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the waiting page shows the list and the article', async ({ page, request }) => {
    for (const [path, heading, waiting] of [
      ['/blog?page=2', 'Plain talk about teeth', '/blog?page=2&wait'],
      [`/blog/${uncachedArticle.slug}`, uncachedArticle.title, `/blog/${uncachedArticle.slug}?wait`],
    ] as const) {
      await locked(async (release) => {
        expect(await (await request.get(`${base}${path}`)).text()).toContain('data-skeletons');
        await page.goto(`${base}${path}`, { waitUntil: 'commit' });
        await release();
        await expect(page).toHaveURL(base + waiting);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expect(page.locator('[data-skeletons]')).toHaveCount(0);
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', base + path);
      });
    }
  });
});

// @spec 1: A button asks the server to generate an article
// @spec 7: generate-daily-article: no payload; success, error and article.title are read
// @spec 7: generate-daily-article: on success the list is refreshed
test('a generated article is named in the notice and comes first in the list', async ({ page }) => {
  await page.goto(`${base}/blog`, { waitUntil: 'networkidle' });
  const before = await firstCard(page).innerText();
  await page.getByRole('button', { name: 'Generate Article Now' }).click();
  await expect(notices(page)).toContainText('Article Generated!', { timeout: 50_000 });
  const created = /Successfully created: "(.+)"/.exec(await notices(page).innerText())?.[1] ?? '';
  expect(created).not.toBe(before);
  await expect(firstCard(page)).toHaveText(created);
  await firstCard(page).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(created);
});

// @spec 4: Blog list and article: loading, error, empty, loaded, not found
// @spec 8: 'No blog posts available yet. Check back soon!'
// @spec 2: Blog list: 'No blog posts available yet. Check back soon!'
test('a blog without articles shows the empty text', async ({ page }) => {
  await asRole(site.databases.site_owner, (owner) => owner.query('delete from blog_posts'));
  await expect(async () => {
    await page.goto(`${base}/blog`);
    await expect(page.getByText('No blog posts available yet. Check back soon!')).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 10_000 });
  await expect(part(page, 'Articles').getByRole('listitem')).toHaveCount(0);
  expect(await stateViolations(page, 'blog empty')).toEqual([]);
});

// @spec 8: Router error screen 'Unexpected Application Error!'
test('an unexpected error is shown inside the layout of the site', async ({ page }) => {
  const mail = site.inbox.mails.find(({ text }) => text?.includes('/staff/withdraw-post.'));
  const link = /http\S+\/staff\/withdraw-post\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  await asRole(site.databases.site_owner, (owner) => owner.query('alter table blog_posts rename to gone'));
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  expect(await stateViolations(page, 'error screen')).toEqual([]);
});
