import { generateFunction } from '../../app/backend/generate-article.ts';
import { type BrowserContextOptions, expect, type Locator, type Page, test } from '../support/test.ts';
import { consent, fill } from '../support/testimonial-form.ts';

/** Lighthouse's phone: a slow processor, and the line that it calls Slow 4G. */
const slowLine = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_638_400 * 0.9) / 8,
  uploadThroughput: (768_000 * 0.9) / 8,
};
const processorSlowdown = 6;

async function openSlowly(page: Page, path: string): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', slowLine);
  await client.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
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

/** What comes of a press on an island's control, with its script and where that does not come. */
type Island = {
  name: string;
  path: string;
  context?: BrowserContextOptions;
  prepare?: (page: Page) => Promise<void>;
  control: (page: Page) => Locator;
  /** How often the effect has happened, which has to become 1 and stay there. */
  effects: (page: Page) => Promise<number>;
  native: (page: Page) => Promise<void>;
  /** What the native action needs. */
  fillFirst?: (page: Page) => Promise<void>;
};

const player = /^https:\/\/www\.youtube-nocookie\.com\//;
const filmPage = /^https:\/\/www\.youtube\.com\/watch/;

/** Counts the requests that match, and answers them. */
async function answered(page: Page, address: RegExp | string, answer: { json?: object; body?: string }): Promise<() => number> {
  let count = 0;
  await page.route(address, async (route) => {
    count += 1;
    await route.fulfill(answer.body ? { contentType: 'text/html', ...answer } : answer);
  });
  return () => count;
}

const services = (page: Page) => page.locator('#services [data-island="carousel"]');
let counted: () => number = () => 0;

const islands: Island[] = [
  {
    name: 'carousel',
    path: '/#services',
    control: (page) => services(page).getByRole('button', { name: 'Next' }),
    // One step shows the second item first.
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
      counted = await answered(page, player, { body: 'the player' });
      await answered(page, filmPage, { body: '<title>The film on its own page</title>' });
    },
    control: (page) => page.locator('#videos').getByRole('link').first(),
    effects: async (page) => (await page.locator('#videos iframe').count()) && counted(),
    native: (page) => expect(page).toHaveTitle('The film on its own page'),
  },
  {
    name: 'nearest',
    path: '/emergency-dentist',
    context: { geolocation: { latitude: 54.14, longitude: -1.52 }, permissions: ['geolocation'] },
    prepare: async (page) => {
      await page.addInitScript(() => {
        const ask = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
        navigator.geolocation.getCurrentPosition = (...callbacks) => {
          document.documentElement.dataset['asked'] = String(Number(document.documentElement.dataset['asked'] ?? 0) + 1);
          ask(...callbacks);
        };
      });
    },
    control: (page) => page.getByRole('link', { name: 'Find Nearest Location' }),
    effects: async (page) => {
      const nearest = await page.locator('#locations li').first().innerText();
      return nearest.includes('Ripon') ? Number(await page.locator('html').getAttribute('data-asked')) : 0;
    },
    native: (page) => expect(page).toHaveURL(/\/emergency-dentist#locations$/),
  },
  {
    name: 'testimonial-form',
    path: '/share-your-story',
    control: (page) => page.locator('main form').getByRole('button'),
    // The browser's own bubbles would come instead of the notice.
    effects: (page) => page.getByText('Validation Error', { exact: true }).count(),
    fillFirst: async (page) => {
      await fill(page);
      await consent(page);
    },
    // The server's own answer to the posted form.
    native: (page) => expect(page.locator('dialog[open]')).toContainText('Thank You!'),
  },
  {
    name: 'post-list',
    path: '/blog',
    prepare: async (page) => {
      counted = await answered(page, `**/functions/v1/${generateFunction}`, {
        json: { success: true, article: { title: 'Dry mouth' } },
      });
      await page.route('**/blog', async (route) => {
        if (route.request().method() === 'POST') await route.fulfill({ contentType: 'text/html', body: '<title>Posted</title>' });
        else await route.fallback();
      });
    },
    control: (page) => page.getByRole('button', { name: /^Generat/ }),
    effects: async (page) => ((await page.getByText('Article Generated!').isVisible()) ? counted() : 0),
    native: (page) => expect(page).toHaveTitle('Posted'),
  },
];

const scriptOf = (name: string) => new RegExp(`/assets/island-${name}-[\\w-]+\\.js$`);

for (const { context, control, effects, fillFirst, name, native, path, prepare } of islands) {
  for (const how of ['mouse', 'touch', 'Enter'] as const) {
    test(`${name}: a press at first paint, by ${how}, has its effect once`, async ({ browser }) => {
      const page = await browser.newPage({ ...context, hasTouch: true, reducedMotion: 'reduce', serviceWorkers: 'block' });
      await prepare?.(page);
      await openSlowly(page, path);
      const shown = page.url();
      await press(page, control(page), how);
      await expect.poll(() => effects(page), { timeout: 30_000 }).toBe(1);
      // Nothing is replayed twice.
      await page.waitForTimeout(500);
      expect(await effects(page)).toBe(1);
      expect(page.url()).toBe(shown);
      await page.close();
    });
  }

  test(`${name}: with its script blocked, a press does what it does without a script`, async ({ browser }) => {
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

test('a press looks busy at once, and after 8 seconds without the script the link is followed', async ({ page }) => {
  await answered(page, filmPage, { body: '<title>The film on its own page</title>' });
  let asked = 0;
  // It never comes, and is never refused either.
  await page.route(scriptOf('videos'), () => {
    asked += 1;
  });
  await page.goto('/');
  const film = page.locator('#videos').getByRole('link').first();
  const pressed = Date.now();
  await film.click();
  await film.click();
  await expect(film).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveTitle('The film on its own page');
  const waited = Date.now() - pressed;
  expect(waited).toBeGreaterThan(7_500);
  expect(waited).toBeLessThan(10_000);
  expect(asked).toBe(1);
});

test('a link of an island that is pressed with Control is left to the browser', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() =>
    addEventListener('click', (event) => {
      document.documentElement.dataset['handled'] = String(event.defaultPrevented);
      // No tab is opened in a test.
      event.preventDefault();
    }),
  );
  const film = page.locator('#videos').getByRole('link').first();
  await film.click({ modifiers: ['Control'] });
  await expect(page.locator('html')).toHaveAttribute('data-handled', 'false');
  await expect(film).not.toHaveAttribute('aria-busy');
  await expect(page.locator('#videos iframe')).toHaveCount(0);
});

test('a comparison that is moved before its script comes is drawn where it was moved to', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((open) => {
    release = open;
  });
  await page.route(scriptOf('compare'), async (route) => {
    await held;
    await route.continue();
  });
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

test('a comparison whose script does not come shows its pictures side by side', async ({ page }) => {
  await page.route(scriptOf('compare'), (route) => route.abort());
  await page.goto('/#transformations');
  const frame = page.locator('#transformations .compare').first();
  await expect(frame).toHaveAttribute('data-failed', '');
  await expect(frame.locator('.compare-handle')).toBeHidden();
  const boxes = await Promise.all((await frame.locator('img').all()).map((picture) => picture.boundingBox()));
  expect(boxes[0] && boxes[1] && boxes[0].x + boxes[0].width).toBeLessThanOrEqual((boxes[1]?.x ?? 0) + 1);
});

test('what was typed before the script came stays', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((open) => {
    release = open;
  });
  await page.route(scriptOf('testimonial-form'), async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/share-your-story');
  await fill(page);
  await consent(page);
  const values = () =>
    page
      .locator('form')
      .evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form) as unknown as Iterable<[string, string]>));
  const typed = await values();
  expect(Object.values(typed).filter(Boolean).length).toBeGreaterThan(8);
  release();
  await expect(page.locator('[data-island="testimonial-form"]')).toHaveAttribute('data-started', '');
  expect(await values()).toEqual(typed);
});

test('an edited description of a form that came back with errors stays', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((open) => {
    release = open;
  });
  await page.route(scriptOf('testimonial-form'), (route) => route.abort());
  await page.goto('/share-your-story');
  await fill(page);
  await page.locator('main form').evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
    (form.elements.namedItem('phone') as HTMLInputElement).value = '12345';
  });
  await page.locator('main form').getByRole('button').click();
  await expect(page.getByText('Validation Error', { exact: true })).toBeVisible();
  await page.unroute(scriptOf('testimonial-form'));
  await page.route(scriptOf('testimonial-form'), async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  const description = page.locator('textarea[name="description"]');
  await description.fill('Edited before the script came.');
  release();
  await expect(page.locator('[data-island="testimonial-form"]')).toHaveAttribute('data-started', '');
  await expect(description).toHaveValue('Edited before the script came.');
});

test('a press that waits is forgotten when the visitor follows another link', async ({ page }) => {
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

test('no script of an island is fetched before it is near or touched', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/assets/') && asked.push(request.url()));
  const scripts = () => asked.filter((address) => /\/(?:island|react)-/.test(address));
  for (const path of ['/', '/share-your-story', '/blog', '/emergency-dentist']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.waitForTimeout(1000);
    expect(scripts(), path).toEqual([]);
  }
  await page.goto('/share-your-story');
  await page.locator('[name="firstName"]').focus();
  await expect.poll(() => scripts().some((address) => address.includes('/react-'))).toBe(true);
});
