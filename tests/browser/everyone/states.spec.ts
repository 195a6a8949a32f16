import { painted, type Violation, violations } from '../../support/accessibility.ts';
import { record } from '../../support/accessibility-record.ts';
import { expect, type Page, test } from '../../support/test.ts';
import { consent, fill, linkInMail, notices, reference, submit, thanks } from '../../support/testimonial-form.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

const rest = '**/rest/v1/blog_posts?*';

/** Opens a page with React, so that the next link is a soft navigation. */
async function openPageWithReact(page: Page): Promise<void> {
  await page.goto('/emergency-dentist', { waitUntil: 'networkidle' });
}

/** The list of articles as a soft navigation finds it. */
async function followBlogLink(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveURL('/blog');
}

type Viewport = { width: number; height: number };
/** `on` is the only width at which the state exists. */
type State = { name: string; on?: Viewport; open(page: Page): Promise<void> };

/** What a page shows only after somebody did something, or after something went wrong. */
const states: readonly State[] = [
  {
    name: 'menu open',
    on: phone,
    async open(page) {
      await page.goto('/complaints');
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.locator('#mobile-menu')).toBeVisible();
    },
  },
  {
    name: 'Locations open',
    on: desktop,
    async open(page) {
      await page.goto('/complaints');
      await page.getByRole('button', { name: 'Locations' }).focus();
      await expect(page.locator('#locations-panel')).toBeVisible();
    },
  },
  {
    name: 'a question open, a comparison and a carousel moved',
    async open(page) {
      await page.goto('/', { waitUntil: 'networkidle' });
      await page.locator('#faq summary').first().click();
      await page.locator('#transformations').getByRole('slider').first().press('End');
      await page.locator('#team').getByRole('button', { name: /^Next/ }).click();
      await expect(page.locator('#faq details').first()).toHaveAttribute('open');
    },
  },
  {
    name: 'blog loading',
    async open(page) {
      await page.route(rest, () => {});
      await openPageWithReact(page);
      await followBlogLink(page);
      await expect(page.locator('[data-skeletons] > li')).toHaveCount(6);
    },
  },
  {
    name: 'blog not loaded',
    async open(page) {
      await page.route(rest, (route) => route.abort());
      await page.clock.install();
      await openPageWithReact(page);
      await followBlogLink(page);
      for (const wait of [1000, 2000, 4000]) {
        await page.clock.runFor(wait);
        await page.waitForTimeout(200);
      }
      await page.clock.runFor(2000);
      await expect(page.getByText('Failed to load blog posts. Please try again later.')).toBeVisible();
    },
  },
  {
    name: 'blog empty',
    async open(page) {
      await page.route(rest, (route) => route.fulfill({ json: [], headers: { 'Content-Range': '*/0' } }));
      await page.goto('/blog');
      await expect(page.getByText('No blog posts available yet. Check back soon!')).toBeVisible();
    },
  },
  {
    name: 'blog with a notice',
    async open(page) {
      await page.route('**/functions/v1/generate-daily-article', (route) => route.fulfill({ json: { success: false } }));
      await page.goto('/blog', { waitUntil: 'networkidle' });
      // It goes after five seconds, and looking takes longer on a busy machine.
      await page.evaluate(() => {
        const wait = window.setTimeout.bind(window);
        const unlessFive = (run: () => void, ms?: number) => (ms === 5000 ? 0 : wait(run, ms));
        Object.assign(window, { setTimeout: unlessFive });
      });
      await page.getByRole('button', { name: 'Generate Article Now' }).click();
      await expect(notices(page)).toContainText('Generation Failed');
    },
  },
  { name: 'article not found', open: (page) => opens(page, '/blog/no-such-article') },
  { name: 'search without results', open: (page) => opens(page, '/search?q=zzyzx') },
  { name: 'a link of the staff that does not work', open: (page) => opens(page, '/staff/not-a-token') },
  {
    name: 'error screen',
    async open(page) {
      await openPageWithReact(page);
      await page.route(/complaints\.data/, (route) => route.abort());
      await page.getByRole('contentinfo').getByRole('link', { name: 'Complaints Procedure' }).click();
      await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    },
  },
];

async function opens(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.locator('h1')).toHaveCount(1);
}

/** Every rule at the width of a phone in the light scheme, then the rules about colours at the width of a desk in the dark one. */
async function look(page: Page, name: string, only?: Viewport): Promise<Violation[]> {
  const found: Violation[] = [];
  for (const [viewport, colorScheme, which] of [
    [only ?? phone, 'light', 'all'],
    [only ?? desktop, 'dark', 'colours'],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await painted(page);
    found.push(...(await violations(page, which)));
  }
  record('states', name, { violations: found.length });
  return found;
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light', viewport: phone });
test.describe.configure({ timeout: 120_000 });

for (const { name, on, open } of states) {
  test(`${name}: no accessibility violation`, async ({ page }) => {
    if (on) await page.setViewportSize(on);
    await open(page);
    expect(await look(page, name, on)).toEqual([]);
  });
}

test('the form with errors, its thanks, and what the staff see: no accessibility violation', async ({ page, request }) => {
  await page.goto('/share-your-story');
  await expect(page.locator('form[method="post"]')).toHaveAttribute('novalidate');
  await submit(page).click();
  await expect(notices(page)).toContainText('Validation Error');
  expect(await look(page, 'form with errors and its notice')).toEqual([]);
  await fill(page);
  await consent(page);
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await look(page, 'form with thanks')).toEqual([]);
  const link = await linkInMail(request, await reference(page), 'Mark as contacted');
  await page.goto(link);
  await expect(page.locator('main').getByRole('button', { name: 'Mark as contacted' })).toBeVisible();
  expect(await look(page, 'staff page')).toEqual([]);
});
