import { type BrowserContextOptions, expect, type Locator, type Page, test } from '@playwright/test';
import { generateFunction } from '../../app/backend/generate-article.ts';
import { consent, fill } from '../support/testimonial-form.ts';

/** Lighthouse's mobile settings: Slow 4G and a slow CPU. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_638_400 * 0.9) / 8,
  uploadThroughput: (768_000 * 0.9) / 8,
};
const cpuSlowdown = 6;

async function openSlowly(page: Page, path: string): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', slow4g);
  await client.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}

type Press = 'mouse' | 'touch' | 'Enter';
async function press(page: Page, control: Locator, how: Press): Promise<void> {
  if (how === 'mouse') return control.click();
  if (how === 'touch') return control.tap();
  await control.focus();
  await page.keyboard.press('Enter');
}

/** The effect of activating an island's control, with its script and without it. */
type Island = {
  name: string;
  path: string;
  context?: BrowserContextOptions;
  prepare?: (page: Page) => Promise<void>;
  control: (page: Page) => Locator;
  /** How often the effect has happened. It must become 1 and stay there. */
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

/** Holds back an island's script until the returned function is called. */
async function holdScript(page: Page, name: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(scriptOf(name), async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

for (const { context, control, effects, fillFirst, name, native, path, prepare } of islands) {
  // A tap and Enter end in a click too, so one island is enough for them.
  for (const how of name === 'carousel' ? (['mouse', 'touch', 'Enter'] as const) : (['mouse'] as const)) {
    test(`${name}: activating it by ${how} at first paint takes effect once`, async ({ browser }) => {
      const page = await browser.newPage({ ...context, hasTouch: true, reducedMotion: 'reduce', serviceWorkers: 'block' });
      await prepare?.(page);
      await openSlowly(page, path);
      const shown = page.url();
      await press(page, control(page), how);
      await expect.poll(() => effects(page), { timeout: 30_000 }).toBe(1);
      // The event is not replayed twice.
      await page.waitForTimeout(500);
      expect(await effects(page)).toBe(1);
      expect(page.url()).toBe(shown);
      await page.close();
    });
  }

  test(`${name}: the control falls back to its native action when the script is blocked`, async ({ browser }) => {
    const page = await browser.newPage({ ...context, reducedMotion: 'reduce', serviceWorkers: 'block' });
    await prepare?.(page);
    await page.route(scriptOf(name), (route) => route.abort());
    await page.goto(path);
    await fillFirst?.(page);
    if (name !== 'carousel') await control(page).click();
    await native(page);
    await page.close();
  });
}

for (const [name, count] of [
  ['carousel', 3],
  ['post-list', 1],
] as const) {
  test(`${name}: three clicks before the script loads take effect ${count === 1 ? 'once' : 'three times'}`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ reducedMotion: 'reduce', serviceWorkers: 'block' });
    const island = islands.find((one) => one.name === name);
    if (!island) throw new Error(`${name} is not listed`);
    await island.prepare?.(page);
    const release = await holdScript(page, name);
    await page.goto(island.path);
    for (let click = 0; click < 3; click += 1) await island.control(page).click();
    release();
    await expect.poll(() => island.effects(page)).toBe(count);
    await page.close();
  });
}

test('a clicked link is marked busy at once and followed after 8 seconds without the script', async ({ page }) => {
  await mockRequests(page, filmPage, { body: '<title>The film on its own page</title>' });
  let requests = 0;
  // The request neither succeeds nor fails.
  await page.route(scriptOf('videos'), () => {
    requests += 1;
  });
  await page.goto('/');
  const film = page.locator('#videos').getByRole('link').first();
  const clickedAt = Date.now();
  await film.click();
  await film.click();
  await expect(film).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveTitle('The film on its own page');
  const waited = Date.now() - clickedAt;
  expect(waited).toBeGreaterThan(7_500);
  expect(waited).toBeLessThan(20_000);
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
  const release = await holdScript(page, 'compare');
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
  await page.goto('/');
  const film = page.locator('#videos').getByRole('link').first();
  await film.click();
  await expect(film).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
  await expect(film).not.toHaveAttribute('aria-busy');
  await page.waitForTimeout(8_500);
  await expect(page).toHaveURL('/#about');
});

test('island scripts are fetched only when near the viewport or used', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => request.url().includes('/assets/') && requests.push(request.url()));
  const scripts = () => requests.filter((address) => /\/(?:island|react)-/.test(address));
  for (const path of ['/', '/share-your-story', '/blog', '/emergency-dentist']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.waitForTimeout(1000);
    expect(scripts(), path).toEqual([]);
  }
  await page.goto('/share-your-story');
  await page.locator('[name="firstName"]').focus();
  await expect.poll(() => scripts().some((address) => address.includes('/react-'))).toBe(true);
});
