import { horizontalOverflow, violations, waitForPaint } from '../support/accessibility.ts';
import { structuredData, typesOf } from '../support/page-parts.ts';
import { expect, type Page, type Route, test } from '../support/test.ts';
import { testBase } from '../support/test-site.ts';

const rest = '**/rest/v1/blog_posts?*';
const generate = '**/functions/v1/generate-daily-article';
const seeded = { slug: 'three-ways-to-fill-a-gap', title: 'Bridge, denture or implant: three ways to fill a gap' };
const failed = 'Failed to load blog posts. Please try again later.';

const cards = (page: Page) => page.getByRole('region', { name: 'Articles' }).getByRole('listitem');
const cardTitles = (page: Page) => cards(page).getByRole('heading', { level: 3 });
const notices = (page: Page) => page.locator('[aria-live="polite"]');
const generateButton = (page: Page) => page.getByRole('button', { name: 'Generate Article Now' });
const tag = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).first().getAttribute('content');

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
  // @spec 1: A blog of articles
  // @spec 2: Route /blog
  // @spec 2: Blog list: hero, Admin Tools, grid, skeletons, texts, categories
  // @spec 4: Blog list and article: loading, error, empty, loaded, not found
  test('shows the twelve newest articles, each with its details and one link', async ({ page }) => {
    await page.goto('/blog');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plain talk about teeth');
    await expect(cards(page)).toHaveCount(12);
    const card = cards(page).filter({ hasText: seeded.title });
    await expect(card.getByText('Treatments', { exact: true })).toBeVisible();
    await expect(card.locator('time')).toHaveText('3 Nov 2026');
    await expect(card).toContainText('By Three Ridings Dental team');
    await expect(card).toContainText("If you've lost a tooth, there's more than one way to replace it");
    for (const each of await cards(page).all()) await expect(each.getByRole('link')).toHaveCount(1);
    for (const picture of await cards(page).locator('img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveAttribute('src', /^\/drawings\/[\w-]+\/article\.[a-z-]+\.[a-z0-9-]+\.svg$/);
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
  });

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

  // @spec 2: Blog list: hero, Admin Tools, grid, skeletons, texts, categories
  test('lists eight categories as plain text', async ({ page }) => {
    await page.goto('/blog');
    const categories = page.getByRole('region', { name: 'What we write about' });
    await expect(categories.getByRole('listitem')).toHaveText([
      'Dental Health',
      'NHS Services',
      'Treatments',
      'Patient Stories',
      'Practice News',
      'Oral Hygiene',
      "Children's Dentistry",
      'Cosmetic Dentistry',
    ]);
    await expect(categories.locator('a, button, [tabindex]')).toHaveCount(0);
    // Styled as body text, not as pills or links.
    await expect(categories.locator('img, svg')).toHaveCount(0);
    for (const category of await categories.getByRole('listitem').all()) {
      await expect(category).toHaveCSS('font-weight', '400');
      await expect(category).toHaveCSS('border-top-width', '0px');
      await expect(category).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      await expect(category).toHaveCSS('text-decoration-line', 'none');
      await expect(category).not.toHaveCSS('cursor', 'pointer');
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

  // @spec 7: blog_posts: key 'blog-posts', refetched every 30 seconds, 5 minutes stale, 10 retained
  // @spec 9: Blog refetch 30 s, 6 skeleton cards
  test('refetches every 30 seconds and gets a 304 for an unchanged list', async ({ page }) => {
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    const statuses = new Map<string, number>();
    const requests: { id: string; etag: string | undefined }[] = [];
    client.on('Network.requestWillBeSentExtraInfo', ({ headers, requestId }) => {
      if (headers[':path']?.includes('/rest/v1/blog_posts') || 'apikey' in headers)
        requests.push({ id: requestId, etag: headers['If-None-Match'] });
    });
    client.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => statuses.set(requestId, statusCode));
    const finished = new Set<string>();
    client.on('Network.loadingFinished', ({ requestId }) => finished.add(requestId));
    /** The 30 seconds start with the response. */
    const finishedRequests = () => requests.filter(({ id }) => finished.has(id)).length;
    await page.clock.install();
    await page.goto('/blog', { waitUntil: 'networkidle' });
    await page.clock.runFor(28_000);
    expect(requests).toHaveLength(0);
    await page.clock.runFor(2000);
    await listStarted(page);
    await page.clock.runFor(10);
    await expect.poll(finishedRequests).toBe(1);
    await page.clock.runFor(30_000);
    await expect.poll(finishedRequests).toBe(2);
    expect(statuses.get(requests[1]?.id ?? '')).toBe(304);
    expect(requests[0]?.etag).toBeUndefined();
    expect(requests[1]?.etag).toMatch(/^"[\w-]+"$/);
    await page.clock.runFor(30_000);
    await expect.poll(() => requests.length).toBe(3);
    await expect(cards(page)).toHaveCount(12);
  });

  test('shows a new article after the next refetch', async ({ page }) => {
    await page.clock.install();
    await page.goto('/blog', { waitUntil: 'networkidle' });
    await page.route(rest, (route) => fulfilRows(route, [row({ title: 'Fresh from the press' })]));
    await page.clock.runFor(30_000);
    await listStarted(page);
    await page.clock.runFor(10);
    await expect(cardTitles(page)).toHaveText(['Fresh from the press']);
    await expect(cards(page).locator('time')).toHaveText('12 Nov 2026');
  });

  // @spec 2: Blog list: hero, Admin Tools, grid, skeletons, texts, categories
  test('shows a drawing when the picture of an article fails to load', async ({ page }) => {
    await page.route('**/pictures/blog/gone.jpg', (route) => route.fulfill({ status: 404 }));
    await page.route(rest, (route) => fulfilRows(route, [row({ image_url: '/pictures/blog/gone.jpg' })]));
    await page.clock.install();
    await page.goto('/blog');
    await page.clock.runFor(30_000);
    await listStarted(page);
    await page.clock.runFor(10);
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page).locator('img')).toHaveAttribute('src', /article\.dental-health\.why-gums-bleed\.svg$/);
  });

  // @spec 2: Route /blog
  test('links to older and newer articles, and each page has its own URL', async ({ page }) => {
    await page.goto('/blog');
    const first = await cardTitles(page).allTextContents();
    await page.getByRole('link', { name: 'Older articles' }).click();
    await expect(page).toHaveURL('/blog?page=2');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${testBase}/blog?page=2`);
    await expect(page).toHaveTitle(/page 2/);
    await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
    const second = await cardTitles(page).allTextContents();
    expect(second.length).toBeGreaterThanOrEqual(2);
    expect(second.filter((title) => first.includes(title))).toEqual([]);
    await page.getByRole('link', { name: 'Newer articles' }).click();
    await expect(page).toHaveURL('/blog');
  });

  test('returns 404 for page numbers that do not exist', async ({ page }) => {
    for (const none of ['99', '0', 'two']) {
      const response = await page.goto(`/blog?page=${none}`);
      expect(response?.status()).toBe(404);
      await expect(page.getByText('Oops! Page not found')).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    }
  });
});

test.describe('an article', () => {
  // @spec 1: A blog of articles
  // @spec 2: Route /blog/{slug}
  // @spec 2: Blog article: found, not found, metadata
  test('is rendered completely on the server', async ({ page }) => {
    const response = await page.goto(`/blog/${seeded.slug}`);
    expect(response?.status()).toBe(200);
    expect(response?.headers()['cache-control']).toBe('public, max-age=0, s-maxage=3, stale-if-error=86400');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(seeded.title);
    await expect(page.locator('article header time')).toHaveText('3 November 2026');
    await expect(page.locator('article header')).toContainText('By Three Ridings Dental team');
    await expect(page.locator('article header')).toContainText('Treatments');
    await expect(page.locator('article header img')).toHaveAttribute(
      'src',
      /article\.treatments\.three-ways-to-fill-a-gap\.svg$/,
    );
    await expect(page.locator('.prose h2').first()).toHaveText('Do you need to fill it at all?');
    await expect(page.locator('article footer')).toContainText('Tags');
    await expect(page.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog');
    await expect(page.getByRole('link', { name: 'View All Articles' })).toHaveAttribute('href', '/blog');
    await expect(page.getByRole('link', { name: 'What to do in an emergency' })).toHaveAttribute('href', '/emergency-dentist');
    await expect(page.getByText('Drafted with AI assistance')).toHaveCount(0);
  });

  test('links to the previous article, and the oldest on the first page to the newest', async ({ page }) => {
    await page.goto('/blog');
    const titles = await cardTitles(page).allTextContents();
    const next = page.getByRole('complementary', { name: 'Read next' }).getByRole('link');
    await cards(page).nth(3).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[3] ?? '');
    await expect(next).toHaveText(titles[4] ?? '');
    await next.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[4] ?? '');
    await page.goto('/blog');
    await page.goto((await cards(page).last().getByRole('link').getAttribute('href')) ?? '');
    await expect(next).toHaveText(titles[0] ?? '');
  });

  // @spec 1: Structured data: blog posting
  // @spec 2: Route /blog/{slug}
  // @spec 2: Blog article: found, not found, metadata
  test('has its own metadata, and the list has its own after going back', async ({ page }) => {
    await page.goto('/blog');
    await cards(page).filter({ hasText: seeded.title }).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(seeded.title);
    expect(await tag(page, 'og:type')).toBe('article');
    expect(await tag(page, 'article:published_time')).toMatch(/^2026-11-03T/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${testBase}/blog/${seeded.slug}`);
    expect((await structuredData(page)).flatMap(typesOf)).toEqual(['BlogPosting', 'BreadcrumbList']);

    await page.getByRole('link', { name: 'View All Articles' }).click();
    await expect(page).toHaveTitle('Dental Advice and News | Three Ridings Dental');
    expect((await structuredData(page)).flatMap(typesOf)).toEqual(['BreadcrumbList']);
    expect(await tag(page, 'og:type')).toBe('website');
    await expect(page.locator('meta[property="og:image"]')).toHaveCount(1);
    expect(await tag(page, 'og:image')).toMatch(/\/blog\.png$/);
  });

  // @spec 2: Blog article: found, not found, metadata
  // @spec 8: 'Blog Post Not Found' with Back to Blog
  test('that does not exist returns 404 with Blog Post Not Found', async ({ page }) => {
    const response = await page.goto('/blog/no-such-article');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Post Not Found');
    await expect(page.getByText("The article you're looking for doesn't exist.")).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  });
});

test.describe('Admin Tools', () => {
  // @spec 2: Blog list: hero, Admin Tools, grid, skeletons, texts, categories
  // @spec 6: Admin Tools is shown to every visitor of the blog list
  test('is shown to every visitor and states the daily schedule', async ({ page }) => {
    await page.goto('/blog');
    const panel = page.getByRole('region', { name: 'Admin Tools' });
    await expect(panel).toContainText('9 AM UTC');
    await expect(panel.getByRole('button')).toHaveText('Generate Article Now');
  });

  // @spec 4: Article generation: idle, generating, success, failure
  // @spec 8: 'Article Generated!', 5 seconds
  // @spec 7: generate-daily-article: invoked without a payload
  test('is busy while generating, then shows a notice for 5 seconds and refreshes the list', async ({ page }) => {
    const { promise: held, resolve: finish } = Promise.withResolvers<void>();
    await page.route(generate, async (route) => {
      expect(route.request().method()).toBe('POST');
      expect(route.request().postData()).toBeNull();
      expect(route.request().headers()['apikey']).toBeTruthy();
      await held;
      await route.fulfill({ json: { success: true, article: { title: 'Dry mouth, day and night' } } });
    });
    await page.clock.install();
    await page.goto('/blog', { waitUntil: 'networkidle' });
    const reads = recordReads(page);
    const sent = page.waitForRequest(generate);
    await generateButton(page).click();
    await expect(page.getByRole('button', { name: 'Generating...' })).toBeDisabled();
    await sent;
    await page.clock.pauseAt(new Date(Date.now() + 10_000));
    const before = reads.length;
    finish();
    await page.clock.runFor(50);
    await expect(notices(page).getByText('Article Generated!', { exact: true })).toBeVisible();
    await expect(notices(page)).toContainText('Successfully created: "Dry mouth, day and night"');
    await expect(generateButton(page)).toBeEnabled();
    await expect(generateButton(page)).toBeFocused();
    await expect.poll(() => reads.length).toBe(before + 1);
    await page.clock.runFor(4800);
    await expect(notices(page)).toContainText('Article Generated!');
    await page.clock.runFor(300);
    await expect(notices(page)).toBeEmpty();
  });

  for (const { response, message, name } of [
    {
      name: 'the returned error',
      response: { json: { success: false, error: 'Come back tomorrow.' } },
      message: 'Come back tomorrow.',
    },
    { name: 'the default message', response: { json: { success: false } }, message: 'Failed to generate article' },
    {
      name: 'the default message after a 500',
      response: { status: 500, json: { message: 'no' } },
      message: 'Failed to generate article',
    },
  ]) {
    // @spec 8: 'Generation Failed' with the error message, or 'Failed to generate article' without one
    // @spec 8: 'Failed to generate article' where the function breaks or cannot be reached
    // @spec 8: 'Generation Failed' stays for 5 seconds and no less
    test(`shows a failure for 5 seconds with ${name} and does not refresh the list`, async ({ page }) => {
      const { promise: held, resolve: finish } = Promise.withResolvers<void>();
      await page.route(generate, async (route) => {
        await held;
        await route.fulfill(response);
      });
      await page.clock.install();
      await page.goto('/blog', { waitUntil: 'networkidle' });
      const reads = recordReads(page);
      const sent = page.waitForRequest(generate);
      await generateButton(page).click();
      await sent;
      // The response arrives while the page's clock is paused, so the notice starts at a known time.
      await page.clock.pauseAt(new Date(Date.now() + 10_000));
      const before = reads.length;
      finish();
      await page.clock.runFor(50);
      await expect(notices(page).getByText('Generation Failed', { exact: true })).toBeVisible();
      await expect(notices(page)).toContainText(message);
      await expect(generateButton(page)).toBeEnabled();
      expect(reads).toHaveLength(before);
      await page.clock.runFor(4800);
      await expect(notices(page)).toContainText('Generation Failed');
      await page.clock.runFor(300);
      await expect(notices(page)).toBeEmpty();
    });
  }

  // @spec 8: 'Generation Failed', 5 seconds
  test('shows a failure when the network is down', async ({ page }) => {
    await page.route(generate, (route) => route.abort());
    await page.goto('/blog', { waitUntil: 'networkidle' });
    await generateButton(page).click();
    await expect(notices(page).getByText('Generation Failed', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(notices(page)).toBeEmpty();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // @spec 1: A blog of articles
  test('a visitor can read the list, older articles and an article', async ({ page }) => {
    await page.goto('/blog');
    await expect(cards(page)).toHaveCount(12);
    await expect(page.getByRole('region', { name: 'Admin Tools' })).toContainText('9 AM UTC');
    await page.getByRole('link', { name: 'Older articles' }).click();
    await expect(page).toHaveURL('/blog?page=2');
    const [title = ''] = await cardTitles(page).allTextContents();
    await cards(page).first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect((await page.locator('.prose').innerText()).length).toBeGreaterThan(500);
    await page.getByRole('link', { name: 'Back to Blog' }).click();
    await expect(page).toHaveURL('/blog');
  });

  test('drawings are served for any valid category and slug, and other names return 404', async ({ request }) => {
    const home = await (await request.get('/blog')).text();
    const version = /\/drawings\/([\w-]+)\/article/.exec(home)?.[1];
    const picture = (name: string) => request.get(`/drawings/${version}/${name}.svg`);
    expect((await request.get(`/drawings/${version}/skyline.bradford.%00u%%00.svg`)).status()).toBeGreaterThanOrEqual(400);
    const older = await request.get('/drawings/older/skyline.bradford.svg');
    expect([older.status(), older.headers()['cache-control']]).toEqual([200, 'public, max-age=60']);
    const drawing = await picture('article.of-no-category.nobody-wrote-this');
    expect(drawing.status()).toBe(200);
    expect(drawing.headers()['content-type']).toContain('image/svg+xml');
    expect(drawing.headers()['cache-control']).toContain('immutable');
    for (const none of ['article.treatments', 'article.treatments.Capitals', `article.treatments.${'a'.repeat(121)}`]) {
      expect((await picture(none)).status()).toBe(404);
    }
  });
});

// tests/browser/accessibility runs axe on the article and the not-found page.
for (const path of ['/blog?page=2', `/blog/${seeded.slug}`, '/blog/no-such-article']) {
  test(`${path} has no style attributes and no horizontal scroll`, async ({ page, request }) => {
    const html = await (await request.get(path)).text();
    expect(html.match(/<[^>]+\sstyle="[^"]*"/g) ?? []).toEqual([]);
    await page.goto(path, { waitUntil: 'networkidle' });
    for (const width of [320, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await waitForPaint(page);
      expect(await horizontalOverflow(page)).toBe(0);
    }
  });
}

test('older articles have no accessibility violations', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/blog?page=2', { waitUntil: 'networkidle' });
  expect(await violations(page)).toEqual([]);
});
