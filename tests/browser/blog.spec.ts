import { expect, type Page, type Route, test } from '@playwright/test';
import { horizontalOverflow, violations, waitForPaint } from '../support/accessibility.ts';
import { part } from '../support/page-parts.ts';

const rest = '**/rest/v1/blog_posts?*';
const generate = '**/functions/v1/generate-daily-article';
const seeded = { slug: 'three-ways-to-fill-a-gap', title: 'Bridge, denture or implant: three ways to fill a gap' };
const failed = 'Failed to load blog posts. Please try again later.';

const cards = (page: Page) => part(page, 'Articles').getByRole('listitem');
const cardTitles = (page: Page) => cards(page).getByRole('heading', { level: 3 });
const notices = (page: Page) => page.locator('[aria-live="polite"]');
const generateButton = (page: Page) => page.getByRole('button', { name: 'Generate Article Now' });

/** A row of blog_posts. */
const row = (fields: object = {}) => ({
  id: '00000000-0000-4000-8000-000000000001',
  slug: 'why-gums-bleed',
  title: 'Why gums bleed',
  excerpt: 'Bleeding gums are common and mostly mend.',
  content: '<p>Brush <strong>gently</strong>.</p>',
  category: 'Dental Health',
  author: 'Maureen Garside',
  tags: ['gums', 'brushing'],
  image_url: null,
  meta_title: null,
  meta_description: null,
  published_at: '2026-11-12T09:00:00+00:00',
  updated_at: '2026-11-12T09:00:00+00:00',
  ...fields,
});

const fulfilRows = (route: Route, rows: object[]) =>
  route.fulfill({ json: rows, headers: { 'Content-Range': `${rows.length ? `0-${rows.length - 1}` : '*'}/${rows.length}` } });

/** Waits for the list's script, which starts after 30 seconds or on the first interaction. */
const listStarted = (page: Page) => expect(page.locator('[data-island="post-list"]')).toHaveAttribute('data-started', '');

/** Records the page's requests to the blog_posts table. */
function recordReads(page: Page) {
  const reads: URL[] = [];
  page.on('request', (request) => request.url().includes('/rest/v1/blog_posts') && reads.push(new URL(request.url())));
  return reads;
}

test.describe('the list', () => {
  // @spec 2: Blog list: hero, Admin Tools, grid, skeletons, texts, categories
  test('opens an article when its card is clicked anywhere', async ({ page }) => {
    await page.goto('/blog', { waitUntil: 'networkidle' });
    // The large first card and a regular one.
    for (const card of [cards(page).first(), cards(page).filter({ hasText: seeded.title })]) {
      const address = (await card.getByRole('link').getAttribute('href')) ?? '';
      const { height } = (await card.boundingBox()) ?? { height: 0 };
      for (const y of [30, height - 10]) {
        await card.click({ position: { x: 60, y } });
        await expect(page).toHaveURL(address);
        await page.goBack();
      }
    }
  });

  test('keeps the articles when a refetch fails', async ({ page }) => {
    const reads = recordReads(page);
    await page.route(rest, (route) => route.fulfill({ status: 503, json: { message: 'away' } }));
    await page.clock.install();
    await page.goto('/blog', { waitUntil: 'networkidle' });
    await page.clock.runFor(30_000);
    await listStarted(page);
    for (const wait of [10, 1000, 2000, 4000]) {
      await page.clock.runFor(wait);
      await page.waitForTimeout(100);
    }
    await expect.poll(() => reads.length).toBeGreaterThanOrEqual(4);
    await page.clock.runFor(1000);
    await expect(cards(page)).toHaveCount(12);
    await expect(page.getByText(failed)).toHaveCount(0);
  });

  // @spec 2: Blog list: hero, Admin Tools, grid, skeletons, texts, categories
  test('shows a new article after the next refetch, with a drawing if its picture fails to load', async ({ page }) => {
    await page.clock.install();
    await page.goto('/blog', { waitUntil: 'networkidle' });
    await page.route('**/pictures/blog/gone.jpg', (route) => route.fulfill({ status: 404 }));
    await page.route(rest, (route) => fulfilRows(route, [row({ image_url: '/pictures/blog/gone.jpg' })]));
    await page.clock.runFor(30_000);
    await listStarted(page);
    await page.clock.runFor(10);
    await expect(cardTitles(page)).toHaveText(['Why gums bleed']);
    await expect(cards(page).locator('time')).toHaveText('12 Nov 2026');
    await expect(cards(page).locator('img')).toHaveAttribute('src', /\/articles\/dental-health\/why-gums-bleed\.svg$/);
  });
});

test.describe('Admin Tools', () => {
  /**
   * Generates an article. The answer, or a failure of the network without one, arrives while the page's clock is paused, so that its
   * notice starts at a known time.
   */
  async function generateWith(page: Page, answer?: Parameters<Route['fulfill']>[0]) {
    const { promise: held, resolve: finish } = Promise.withResolvers<void>();
    await page.route(generate, async (route) => {
      await held;
      await (answer ? route.fulfill(answer) : route.abort());
    });
    await page.clock.install();
    await page.goto('/blog', { waitUntil: 'networkidle' });
    const reads = recordReads(page);
    const sent = page.waitForRequest(generate);
    await generateButton(page).click();
    await expect(page.getByRole('button', { name: 'Generating...' })).toBeDisabled();
    const request = await sent;
    await page.clock.pauseAt(new Date(Date.now() + 10_000));
    const before = reads.length;
    finish();
    await page.clock.runFor(50);
    return { request, newReads: () => reads.length - before };
  }

  for (const [what, answer, title, text, newReadCount] of [
    [
      'an article',
      { json: { success: true, article: { title: 'Dry mouth, day and night' } } },
      'Article Generated!',
      'Successfully created: "Dry mouth, day and night"',
      1,
    ],
    ['an error', { json: { success: false, error: 'Come back tomorrow.' } }, 'Generation Failed', 'Come back tomorrow.', 0],
    ['a broken function', { status: 500, json: { message: 'no' } }, 'Generation Failed', 'Failed to generate article', 0],
    ['no network', undefined, 'Generation Failed', 'Failed to generate article', 0],
  ] as const) {
    // @spec 4: Article generation: idle, generating, success, failure
    // @spec 7: generate-daily-article: invoked without a payload
    // @spec 8: 'Article Generated!', 5 seconds
    // @spec 8: 'Generation Failed', 5 seconds
    // @spec 8: 'Generation Failed' with the error message, or 'Failed to generate article' without one
    // @spec 8: 'Failed to generate article' where the function breaks or cannot be reached
    // @spec 8: 'Generation Failed' stays for 5 seconds and no less
    // @spec 9: Notices of article generation: 5 s
    test(`is busy while generating, shows '${title}' for 5 seconds after ${what}, and refreshes the list for an article`, async ({
      page,
    }) => {
      const { newReads, request } = await generateWith(page, answer);
      expect([request.method(), request.postData()]).toEqual(['POST', null]);
      await expect(notices(page).getByText(title, { exact: true })).toBeVisible();
      await expect(notices(page)).toContainText(text);
      await expect(generateButton(page)).toBeFocused();
      await expect.poll(newReads).toBe(newReadCount);
      await page.clock.runFor(4800);
      await expect(notices(page)).toContainText(title);
      await page.clock.runFor(300);
      await expect(notices(page)).toBeEmpty();
    });
  }
});

// tests/browser/accessibility runs axe on the others.
test('a missing article, a long search and older articles fit every width, and older articles have no violations', async ({
  page,
}) => {
  for (const path of ['/blog/no-such-article', `/search?q=${'m'.repeat(120)}`, '/blog?page=2']) {
    await page.goto(path);
    for (const width of [1440, 820, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await waitForPaint(page);
      expect(await horizontalOverflow(page), `${path} at ${width} px`).toBe(0);
    }
  }
  expect(await violations(page)).toEqual([]);
});
