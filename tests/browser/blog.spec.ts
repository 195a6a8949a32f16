import { painted, sideways, violations } from '../support/accessibility.ts';
import { structuredData, typesOf } from '../support/page-parts.ts';
import { expect, type Page, type Route, test } from '../support/test.ts';
import { testBase } from '../support/test-site.ts';

const rest = '**/rest/v1/blog_posts?*';
const generate = '**/functions/v1/generate-daily-article';
const seeded = { slug: 'three-ways-to-fill-a-gap', title: 'Bridge, denture or implant: three ways to fill a gap' };
const texts = {
  failed: 'Failed to load blog posts. Please try again later.',
  empty: 'No blog posts available yet. Check back soon!',
};

const cards = (page: Page) => page.getByRole('region', { name: 'Articles' }).getByRole('listitem');
const cardTitles = (page: Page) => cards(page).getByRole('heading', { level: 3 });
const skeletons = (page: Page) => page.locator('[data-skeletons] > li');
const notices = (page: Page) => page.locator('[aria-live="polite"]');
const generateButton = (page: Page) => page.getByRole('button', { name: 'Generate Article Now' });
const tag = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).first().getAttribute('content');

/** A row as the table gives it. */
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

const answer = (route: Route, rows: object[]) =>
  route.fulfill({ json: rows, headers: { 'Content-Range': `${rows.length ? `0-${rows.length - 1}` : '*'}/${rows.length}` } });

/** What the browser asks of the table, as long as the test runs. */
function countReads(page: Page) {
  const reads: URL[] = [];
  page.on('request', (request) => request.url().includes('/rest/v1/blog_posts') && reads.push(new URL(request.url())));
  return reads;
}

/** Opens a page with React, so that the next link is a soft navigation. */
async function openPageWithReact(page: Page) {
  await page.goto('/emergency-dentist', { waitUntil: 'networkidle' });
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
}

const followBlogLink = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: 'Blog', exact: true }).first().click();
const noFullLoad = (page: Page) => page.evaluate(() => 'stillHere' in window);

/** The markup of the page's own part, element by element; React leaves comments and orders attributes as it likes. */
const shape = (page: Page) =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('*')].map((element) => {
      const attributes = [...element.attributes].map(({ name, value }) => `${name}="${value}"`).sort();
      const words = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent);
      return `${element.tagName} ${attributes.join(' ')} ${words.join('').trim()}`;
    }),
  );

const headOf = async (page: Page) => ({
  title: await page.title(),
  description: await tag(page, 'description'),
  image: await tag(page, 'og:image'),
  type: await tag(page, 'og:type'),
  published: await tag(page, 'article:published_time'),
  canonical: await page.locator('link[rel="canonical"]').getAttribute('href'),
  blocks: await structuredData(page),
});

test.describe('the list', () => {
  // @spec 1: A blog of articles
  // @spec 2: Route /blog
  // @spec 2: Blog list: hero, Admin Tools, grid, skeletons, texts, categories
  // @spec 4: Blog list and article: loading, error, empty, loaded, not found
  test('shows the twelve newest articles, each with its parts and one link', async ({ page }) => {
    await page.goto('/blog');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plain talk about teeth');
    await expect(cards(page)).toHaveCount(12);
    const card = cards(page).filter({ hasText: seeded.title });
    await expect(card.getByText('Treatments', { exact: true })).toBeVisible();
    await expect(card.locator('time')).toHaveText('3 Nov 2026');
    await expect(card).toContainText('By Three Ridings Dental team');
    await expect(card).toContainText('If you have lost a tooth, there is more than one way to replace it');
    for (const each of await cards(page).all()) await expect(each.getByRole('link')).toHaveCount(1);
    for (const picture of await cards(page).locator('img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveAttribute('src', /^\/drawings\/[\w-]+\/article\.[a-z-]+\.[a-z0-9-]+\.svg$/);
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
  });

  // @spec 2: Blog list: hero, Admin Tools, grid, skeletons, texts, categories
  test('opens an article wherever its card is clicked', async ({ page }) => {
    await page.goto('/blog', { waitUntil: 'networkidle' });
    // The large one at the top and an ordinary one.
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
  test('lists eight categories with nothing to press', async ({ page }) => {
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
  });

  // @spec 2: Blog list: hero, Admin Tools, grid, skeletons, texts, categories
  // @spec 4: Blog list and article: loading, error, empty, loaded, not found
  // @spec 9: Blog refetch 30 s, 6 skeleton cards
  test('has six skeletons on a soft navigation until the articles come, and none when they are known', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((open) => {
      release = open;
    });
    await page.route(rest, async (route) => {
      await held;
      await route.continue();
    });
    await openPageWithReact(page);
    await followBlogLink(page);
    await expect(page).toHaveURL('/blog');
    await expect(skeletons(page)).toHaveCount(6);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plain talk about teeth');
    await expect(page).toHaveTitle('Dental Advice and News | Three Ridings Dental');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${testBase}/blog`);
    release();
    await expect(cards(page)).toHaveCount(12);
    await expect(skeletons(page)).toHaveCount(0);

    await page.unroute(rest);
    await page.route(rest, () => {});
    await cards(page).first().click();
    await page.getByRole('link', { name: 'Back to Blog' }).click();
    await expect(cards(page)).toHaveCount(12);
    expect(await noFullLoad(page)).toBe(true);
  });

  // @spec 4: Blog list and article: loading, error, empty, loaded, not found
  // @spec 7: blog_posts: failure gives the load error text
  // @spec 8: 'Failed to load blog posts. Please try again later.'
  // @spec 9: Query retry 3 times with backoff of at most 30 s
  // @spec 2: Blog list: 'Failed to load blog posts. Please try again later.'
  test('says after three retries, ever later, that it could not be loaded', async ({ page }) => {
    const reads = countReads(page);
    await page.route(rest, (route) => route.abort());
    await page.clock.install();
    await openPageWithReact(page);
    await followBlogLink(page);
    await expect(skeletons(page)).toHaveCount(6);
    for (const [tries, wait] of [
      [1, 1000],
      [2, 2000],
      [3, 4000],
    ] as const) {
      await expect.poll(() => reads.length).toBe(tries);
      await expect(page.getByText(texts.failed)).toHaveCount(0);
      await page.clock.runFor(wait);
    }
    await expect(page.getByText(texts.failed)).toBeVisible();
    expect(reads).toHaveLength(4);
    await expect(skeletons(page)).toHaveCount(0);

    // The next round is under way and the text stays, until there is something better to show.
    await page.unroute(rest);
    await page.clock.runFor(31_000);
    await expect(cards(page)).toHaveCount(12);
    await expect(page.getByText(texts.failed)).toHaveCount(0);
  });

  test('keeps what it shows when fetching it again fails', async ({ page }) => {
    const reads = countReads(page);
    await page.route(rest, (route) => route.fulfill({ status: 503, json: { message: 'away' } }));
    await page.clock.install();
    await page.goto('/blog', { waitUntil: 'networkidle' });
    for (const wait of [1000, 2000, 4000]) await page.clock.runFor(wait);
    await expect.poll(() => reads.length).toBeGreaterThanOrEqual(4);
    await page.clock.runFor(1000);
    await expect(cards(page)).toHaveCount(12);
    await expect(page.getByText(texts.failed)).toHaveCount(0);
  });

  // @spec 4: Blog list and article: loading, error, empty, loaded, not found
  // @spec 8: 'No blog posts available yet. Check back soon!'
  // @spec 2: Blog list: 'No blog posts available yet. Check back soon!'
  test('says that there is no article', async ({ page }) => {
    await page.route(rest, (route) => answer(route, []));
    await page.goto('/blog');
    await expect(page.getByText(texts.empty)).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
  });

  // @spec 7: blog_posts: key 'blog-posts', refetched every 30 seconds, 5 minutes stale, 10 retained
  // @spec 9: Blog refetch 30 s, 6 skeleton cards
  test('asks again every 30 seconds, and an unchanged list costs no body', async ({ page }) => {
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    const statuses = new Map<string, number>();
    const asked: { id: string; etag: string | undefined }[] = [];
    client.on('Network.requestWillBeSentExtraInfo', ({ headers, requestId }) => {
      if (headers[':path']?.includes('/rest/v1/blog_posts') || 'apikey' in headers)
        asked.push({ id: requestId, etag: headers['If-None-Match'] });
    });
    client.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => statuses.set(requestId, statusCode));
    await page.clock.install();
    await page.goto('/blog', { waitUntil: 'networkidle' });
    await expect.poll(() => asked.length).toBe(1);
    await page.clock.runFor(29_000);
    expect(asked).toHaveLength(1);
    await page.clock.runFor(1500);
    await expect.poll(() => asked.length).toBe(2);
    await expect.poll(() => statuses.get(asked[1]?.id ?? '')).toBe(304);
    expect(asked[0]?.etag).toBeUndefined();
    expect(asked[1]?.etag).toMatch(/^"[\w-]+"$/);
    await page.clock.runFor(30_000);
    await expect.poll(() => asked.length).toBe(3);
    await expect(cards(page)).toHaveCount(12);
  });

  test('shows a new article that the next answer brings', async ({ page }) => {
    await page.clock.install();
    await page.goto('/blog', { waitUntil: 'networkidle' });
    await page.route(rest, (route) => answer(route, [row({ title: 'Fresh from the press' })]));
    await page.clock.runFor(31_000);
    await expect(cardTitles(page)).toHaveText(['Fresh from the press']);
    await expect(cards(page).locator('time')).toHaveText('12 Nov 2026');
  });

  // @spec 2: Blog list: hero, Admin Tools, grid, skeletons, texts, categories
  test("puts the drawn picture where an article's own does not come", async ({ page }) => {
    await page.route('**/pictures/blog/gone.jpg', (route) => route.fulfill({ status: 404 }));
    await page.route(rest, (route) => answer(route, [row({ image_url: '/pictures/blog/gone.jpg' })]));
    await page.goto('/blog');
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page).locator('img')).toHaveAttribute('src', /article\.dental-health\.why-gums-bleed\.svg$/);
  });

  // @spec 2: Route /blog
  test('reaches older articles by plain links, each page with its own address', async ({ page }) => {
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

  test('has no page beyond the last', async ({ page }) => {
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
  test('is complete as the server sends it', async ({ page }) => {
    const response = await page.goto(`/blog/${seeded.slug}`);
    expect(response?.status()).toBe(200);
    expect(response?.headers()['cache-control']).toBe('public, max-age=0, s-maxage=1, stale-if-error=86400');
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

  test('leads to the one that was published before it, and the last of the newest to the newest', async ({ page }) => {
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

  for (const [reducedMotion, moves] of [
    ['no-preference', 'post-picture'],
    ['reduce', 'none'],
  ] as const) {
    test(`takes picture and title from its card in a view transition, with motion: ${reducedMotion}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.goto('/blog', { waitUntil: 'networkidle' });
      // What carries a name when the old state is taken, and when the new one is.
      await page.evaluate(() => {
        const named = () =>
          [...document.querySelectorAll('main *')]
            .map((element) => getComputedStyle(element).getPropertyValue('view-transition-name'))
            .filter((name) => name !== 'none');
        const start = document.startViewTransition.bind(document);
        const seen: string[][] = [];
        Object.assign(window, { seen });
        document.startViewTransition = (update) => {
          seen.push(named());
          return start(async () => {
            await (update as () => unknown)();
            seen.push(named());
          });
        };
      });
      await cards(page).nth(2).getByRole('link').click();
      await expect(page.locator('article header img')).toBeVisible();
      const both = moves === 'none' ? [] : [moves, 'post-title'];
      await expect
        .poll(() => page.evaluate(() => (window as unknown as { seen: string[][] }).seen.map((names) => names.sort())))
        .toEqual([both, both]);
      await page.goBack();
      await expect(cards(page)).toHaveCount(12);
      await expect.poll(() => page.evaluate(() => (window as unknown as { seen: string[][] }).seen.length)).toBe(4);
    });
  }

  // @spec 1: Structured data: blog posting
  // @spec 2: Route /blog/{slug}
  // @spec 2: Blog article: found, not found, metadata
  test('comes out of the loaded list at once, with its own head, and takes it away again', async ({ page }) => {
    await page.goto('/blog', { waitUntil: 'networkidle' });
    const reads = countReads(page);
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    await cards(page).filter({ hasText: seeded.title }).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(seeded.title);
    expect(reads).toEqual([]);
    expect(await noFullLoad(page)).toBe(true);
    const soft = await shape(page);
    const softHead = await headOf(page);
    expect(softHead).toMatchObject({ type: 'article', canonical: `${testBase}/blog/${seeded.slug}` });
    expect(softHead.blocks.flatMap(typesOf)).toEqual(['BlogPosting', 'BreadcrumbList']);

    await page.getByRole('link', { name: 'View All Articles' }).click();
    await expect(page).toHaveTitle('Dental Advice and News | Three Ridings Dental');
    expect((await structuredData(page)).flatMap(typesOf)).toEqual(['BreadcrumbList']);
    expect(await tag(page, 'og:type')).toBe('website');
    await expect(page.locator('meta[property="og:image"]')).toHaveCount(1);
    expect(await tag(page, 'og:image')).toMatch(/\/blog\.png$/);

    await page.goto(`/blog/${seeded.slug}`, { waitUntil: 'networkidle' });
    expect(await shape(page)).toEqual(soft);
    expect(await headOf(page)).toEqual(softHead);
  });

  test.describe('that is in no loaded list', () => {
    /** The list as the server sent it, whose articles the browser has not got; then the answer to the one that is asked for. */
    async function openFromList(page: Page, bySlug: (route: Route) => unknown) {
      await page.route(rest, (route) => {
        if (new URL(route.request().url()).searchParams.has('slug')) return bySlug(route);
      });
      await page.goto('/blog');
      // React has taken over once the list has been asked for.
      await page.waitForRequest(rest);
      await cards(page).filter({ hasText: seeded.title }).getByRole('link').click();
      await expect(page).toHaveURL(`/blog/${seeded.slug}`);
    }

    // @spec 2: Blog article: found, not found, metadata
    test('is asked for by its slug, with a skeleton meanwhile', async ({ page }) => {
      let arrive = () => {};
      const reads = countReads(page);
      await openFromList(page, (route) => {
        arrive = () => void route.continue();
      });
      await expect(page.locator('[data-skeletons]')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect.poll(() => reads.at(-1)?.searchParams.get('slug')).toBe(`eq.${seeded.slug}`);
      arrive();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(seeded.title);
      await expect(page.locator('[data-skeletons]')).toHaveCount(0);
      await expect(page).toHaveTitle(/^Bridge, Denture or Implant/i);
      expect((await structuredData(page)).flatMap(typesOf)).toEqual(['BlogPosting', 'BreadcrumbList']);
    });

    // @spec 2: Blog article: found, not found, metadata
    test('takes title and excerpt where it has no meta title and no meta description', async ({ page }) => {
      await openFromList(page, (route) => answer(route, [row({ slug: seeded.slug })]));
      await expect(page).toHaveTitle('Why gums bleed | Three Ridings Dental');
      expect(await tag(page, 'description')).toBe('Bleeding gums are common and mostly mend.');
      await expect(page.locator('.prose')).toHaveText('Brush gently.');
      await expect(page.locator('.prose strong')).toHaveText('gently');
    });

    // @spec 4: Blog list and article: loading, error, empty, loaded, not found
    // @spec 8: 'Blog Post Not Found' with Back to Blog
    test('is not found where the table has none', async ({ page }) => {
      await openFromList(page, (route) => answer(route, []));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Post Not Found');
      await expect(page).toHaveTitle('Blog Post Not Found | Three Ridings Dental');
      await page.getByRole('link', { name: 'Back to Blog' }).click();
      await expect(page).toHaveURL('/blog');
    });

    test('says after the last try that it could not be loaded', async ({ page }) => {
      await page.clock.install();
      await openFromList(page, (route) => route.abort());
      for (const wait of [1000, 2000, 4000]) {
        await page.clock.runFor(wait);
        await page.waitForTimeout(200);
      }
      await page.clock.runFor(2000);
      await expect(page.getByText(texts.failed)).toBeVisible();
    });
  });

  // @spec 2: Blog article: found, not found, metadata
  // @spec 8: 'Blog Post Not Found' with Back to Blog
  test('that does not exist is a 404 that says so', async ({ page }) => {
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
  test('is there for everybody and names the daily automation', async ({ page }) => {
    await page.goto('/blog');
    const panel = page.getByRole('region', { name: 'Admin Tools' });
    await expect(panel).toContainText('9 AM UTC');
    await expect(panel.getByRole('button')).toHaveText('Generate Article Now');
  });

  // @spec 4: Article generation: idle, generating, success, failure
  // @spec 8: 'Article Generated!', 5 seconds
  // @spec 7: generate-daily-article: invoked without a payload
  test('is busy while an article is made, tells of it for 5 seconds and refreshes the list', async ({ page }) => {
    let finish = () => {};
    await page.route(generate, async (route) => {
      expect(route.request().method()).toBe('POST');
      expect(route.request().postData()).toBeNull();
      expect(route.request().headers()['apikey']).toBeTruthy();
      await new Promise<void>((done) => {
        finish = done;
      });
      await route.fulfill({ json: { success: true, article: { title: 'Dry mouth, day and night' } } });
    });
    await page.clock.install();
    await page.goto('/blog', { waitUntil: 'networkidle' });
    const reads = countReads(page);
    const asked = page.waitForRequest(generate);
    await generateButton(page).click();
    await expect(page.getByRole('button', { name: 'Generating...' })).toBeDisabled();
    await asked;
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

  for (const { answered, told, name } of [
    { name: 'the message', answered: { json: { success: false, error: 'Come back tomorrow.' } }, told: 'Come back tomorrow.' },
    { name: 'its own words without one', answered: { json: { success: false } }, told: 'Failed to generate article' },
    {
      name: "the client's words where the function breaks",
      answered: { status: 500, json: { message: 'no' } },
      told: 'Edge Function returned a non-2xx status code',
    },
  ]) {
    // @spec 8: 'Generation Failed' with the error message, or 'Failed to generate article' without one
    // @spec 8: 'Generation Failed' stays for 5 seconds and no less
    test(`tells of a failure for 5 seconds with ${name}, and leaves the list alone`, async ({ page }) => {
      let finish = () => {};
      await page.route(generate, async (route) => {
        await new Promise<void>((done) => {
          finish = done;
        });
        await route.fulfill(answered);
      });
      await page.clock.install();
      await page.goto('/blog', { waitUntil: 'networkidle' });
      const reads = countReads(page);
      const asked = page.waitForRequest(generate);
      await generateButton(page).click();
      await asked;
      // The answer comes while the page's clock stands still, so the notice starts at a known time.
      await page.clock.pauseAt(new Date(Date.now() + 10_000));
      const before = reads.length;
      finish();
      await page.clock.runFor(50);
      await expect(notices(page).getByText('Generation Failed', { exact: true })).toBeVisible();
      await expect(notices(page)).toContainText(told);
      await expect(generateButton(page)).toBeEnabled();
      expect(reads).toHaveLength(before);
      await page.clock.runFor(4800);
      await expect(notices(page)).toContainText('Generation Failed');
      await page.clock.runFor(300);
      await expect(notices(page)).toBeEmpty();
    });
  }

  // @spec 8: 'Generation Failed', 5 seconds
  test('tells of a network that is down', async ({ page }) => {
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
  test('list, older articles and an article can be read', async ({ page }) => {
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

  test('the pictures need no article', async ({ request }) => {
    const home = await (await request.get('/blog')).text();
    const version = /\/drawings\/([\w-]+)\/article/.exec(home)?.[1];
    const picture = (name: string) => request.get(`/drawings/${version}/${name}.svg`);
    const drawn = await picture('article.of-no-category.nobody-wrote-this');
    expect(drawn.status()).toBe(200);
    expect(drawn.headers()['content-type']).toContain('image/svg+xml');
    expect(drawn.headers()['cache-control']).toContain('immutable');
    for (const none of ['article.treatments', 'article.treatments.Capitals', `article.treatments.${'a'.repeat(121)}`]) {
      expect((await picture(none)).status()).toBe(404);
    }
  });
});

// Axe looks at the article and at the one that does not exist in tests/browser/everyone.
for (const path of ['/blog?page=2', `/blog/${seeded.slug}`, '/blog/no-such-article']) {
  test(`${path} has no style attribute and no sideways scroll`, async ({ page, request }) => {
    const html = await (await request.get(path)).text();
    expect(html.match(/<[^>]+\sstyle="[^"]*"/g) ?? []).toEqual([]);
    await page.goto(path, { waitUntil: 'networkidle' });
    for (const width of [320, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await painted(page);
      expect(await sideways(page)).toBe(0);
    }
  });
}

test('older articles have no accessibility violation', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/blog?page=2', { waitUntil: 'networkidle' });
  expect(await violations(page)).toEqual([]);
});
