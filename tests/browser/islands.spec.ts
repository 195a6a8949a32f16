import { expect, type Locator, type Page, test } from '@playwright/test';
import { generateFunction } from '../../app/backend/request-article.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { consent, fill } from '../support/testimonial-form.ts';

/** The effect of activating an island's control, with its script and without it. */
type Island = {
  name: string;
  path: string;
  prepare?: (page: Page) => Promise<void>;
  control: (page: Page) => Locator;
  /** How often the effect has happened. */
  effects: (page: Page) => Promise<number>;
  native: (page: Page) => Promise<void>;
  /** Prepares the page for the native action. */
  fillFirst?: (page: Page) => Promise<void>;
};

const player = /^https:\/\/www\.youtube-nocookie\.com\//;
const filmPage = /^https:\/\/www\.youtube\.com\/watch/;

/** Mocks the matching requests and counts them. */
async function mockRequests(
  page: Page,
  address: RegExp | string,
  response: { json?: object; body?: string },
): Promise<() => number> {
  let count = 0;
  await page.route(address, async (route) => {
    count += 1;
    await route.fulfill(response.body ? { contentType: 'text/html', ...response } : response);
  });
  return () => count;
}

const services = (page: Page) => page.locator('#services [data-island="carousel"]');
let requestCount: () => number = () => 0;

const islands: Island[] = [
  {
    name: 'carousel',
    path: '/#services',
    control: (page) => services(page).getByRole('button', { name: 'Next' }),
    // After one step the second item comes first.
    effects: async (page) => {
      const place = await services(page).locator('.carousel-count').getAttribute('data-place');
      return Number(place?.split(' ')[0]) - 1;
    },
    native: async (page) => {
      await expect(services(page).getByRole('button', { name: 'Next' })).toBeHidden();
      const row = services(page).locator('.carousel-slides');
      await row.evaluate((element) => element.scrollBy({ left: 500 }));
      await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100);
    },
  },
  {
    name: 'videos',
    path: '/#videos',
    prepare: async (page) => {
      requestCount = await mockRequests(page, player, { body: 'the player' });
      await mockRequests(page, filmPage, { body: '<title>The film on its own page</title>' });
    },
    control: (page) => page.locator('#videos').getByRole('link').first(),
    effects: async (page) => (await page.locator('#videos iframe').count()) && requestCount(),
    native: (page) => expect(page).toHaveTitle('The film on its own page'),
  },
  {
    name: 'testimonial-form',
    path: '/share-your-story',
    control: (page) => page.locator('main form').getByRole('button'),
    // Without the script, the browser would show its own validation messages.
    effects: (page) => page.getByText('Validation Error', { exact: true }).count(),
    fillFirst: async (page) => {
      await fill(page);
      await consent(page);
    },
    // The server's response to the posted form.
    native: (page) => expect(page.locator('dialog[open]')).toContainText('Thank You!'),
  },
  {
    name: 'post-list',
    path: '/blog',
    prepare: async (page) => {
      requestCount = await mockRequests(page, `**/functions/v1/${generateFunction}`, {
        json: { success: true, article: { title: 'Dry mouth' } },
      });
      await page.route('**/blog', async (route) => {
        if (route.request().method() === 'POST') await route.fulfill({ contentType: 'text/html', body: '<title>Posted</title>' });
        else await route.fallback();
      });
    },
    control: (page) => page.getByRole('button', { name: /^Generat/ }),
    effects: async (page) => ((await page.getByText('Article Generated!').isVisible()) ? requestCount() : 0),
    native: (page) => expect(page).toHaveTitle('Posted'),
  },
];

const scriptOf = (name: string) => new RegExp(`/assets/island-${name}-[\\w-]+\\.js$`);

for (const { control, effects, fillFirst, name, native, path, prepare } of islands) {
  const count = name === 'carousel' ? 3 : 1;
  test(`${name}: three clicks before any script has loaded take effect ${count === 1 ? 'once' : 'three times'}`, async ({
    page,
  }) => {
    await prepare?.(page);
    const release = await holdRequests(page, /\/assets\/.*\.js$/);
    await page.goto(path, { waitUntil: 'commit' });
    const shown = page.url();
    for (let click = 0; click < 3; click += 1) await control(page).click();
    release();
    await expect.poll(() => effects(page)).toBe(count);
    // The event is not replayed twice.
    await page.waitForTimeout(500);
    expect(await effects(page)).toBe(count);
    expect(page.url()).toBe(shown);
  });

  test(`${name}: the control falls back to its native action when the script is blocked`, async ({ page }) => {
    await prepare?.(page);
    await page.route(scriptOf(name), (route) => route.abort());
    await page.goto(path);
    await fillFirst?.(page);
    if (name !== 'carousel') await control(page).click();
    await native(page);
  });
}

test('a clicked link is marked busy at once and followed after 8 seconds without the script', async ({ page }) => {
  await mockRequests(page, filmPage, { body: '<title>The film on its own page</title>' });
  let requests = 0;
  // The request neither succeeds nor fails.
  await page.route(scriptOf('videos'), () => {
    requests += 1;
  });
  await page.clock.install();
  await page.goto('/');
  await page.clock.pauseAt(Date.now() + 60_000);
  const film = page.locator('#videos').getByRole('link').first();
  await film.click();
  await film.click();
  await expect(film).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(7_900);
  await expect(film).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(100);
  await expect(page).toHaveTitle('The film on its own page');
  expect(requests).toBe(1);
});

test('a Control-click on an island link is left to the browser', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() =>
    addEventListener('click', (event) => {
      document.documentElement.dataset['handled'] = String(event.defaultPrevented);
      // Stops the test from opening a tab.
      event.preventDefault();
    }),
  );
  const film = page.locator('#videos').getByRole('link').first();
  await film.click({ modifiers: ['Control'] });
  await expect(page.locator('html')).toHaveAttribute('data-handled', 'false');
  await expect(film).not.toHaveAttribute('aria-busy');
  await expect(page.locator('#videos iframe')).toHaveCount(0);
});

test('a comparison moved before its script loads keeps its position', async ({ page }) => {
  const release = await holdRequests(page, scriptOf('compare'));
  await page.goto('/#transformations');
  const slider = page.locator('#transformations input[type="range"]').first();
  await slider.focus();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('55');
  release();
  const frame = page.locator('#transformations .compare').first();
  await expect(frame).toHaveAttribute('data-started', '');
  expect(await frame.evaluate((element) => element.style.getPropertyValue('--split'))).toBe('55%');
  await expect(slider).toHaveAttribute('aria-valuetext', /^55/);
});

test('a comparison shows its pictures side by side when its script fails to load', async ({ page }) => {
  await page.route(scriptOf('compare'), (route) => route.abort());
  await page.goto('/#transformations');
  const frame = page.locator('#transformations .compare').first();
  await expect(frame).toHaveAttribute('data-failed', '');
  await expect(frame.locator('.compare-handle')).toBeHidden();
  const boxes = await Promise.all((await frame.locator('img').all()).map((picture) => picture.boundingBox()));
  expect(boxes[0] && boxes[1] && boxes[0].x + boxes[0].width).toBeLessThanOrEqual((boxes[1]?.x ?? 0) + 1);
});

test('following another link cancels a pending click', async ({ page }) => {
  await page.route(scriptOf('videos'), () => {});
  await page.clock.install();
  await page.goto('/');
  const film = page.locator('#videos').getByRole('link').first();
  await film.click();
  await expect(film).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
  await expect(film).not.toHaveAttribute('aria-busy');
  await page.clock.runFor(8_500);
  await expect(page).toHaveURL('/#about');
});
