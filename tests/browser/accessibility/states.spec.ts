import { expect, type Page, test } from '@playwright/test';
import { desktop, phone, stateViolations, type Viewport } from '../../support/state-violations.ts';
import { consent, fill, linkInMail, notices, reference, submit, thanks } from '../../support/testimonial-form.ts';

/** `on` is set if the state exists at one width only. */
type State = { name: string; on?: Viewport; open(page: Page): Promise<void> };

/** States that follow a user action. The blog tests cover states of a slow or broken database. */
const states: readonly State[] = [
  {
    name: 'menu open',
    on: phone,
    async open(page) {
      await page.goto('/');
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.locator('#mobile-menu')).toBeVisible();
    },
  },
  {
    name: 'home with a question open, and a comparison and a carousel moved',
    async open(page) {
      await page.goto('/', { waitUntil: 'networkidle' });
      await page.locator('#faq summary').first().click();
      await page.locator('#transformations input[type="range"]').first().press('ArrowRight');
      await page.locator('#team').getByRole('button', { name: 'Next' }).click();
      await expect(page.locator('#team [aria-live]')).toHaveText(/, 2 of 15$/);
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
    name: 'blog with a notice',
    async open(page) {
      await page.route('**/functions/v1/generate-daily-article', (route) => route.fulfill({ json: { success: false } }));
      await page.goto('/blog', { waitUntil: 'networkidle' });
      // Stops the notice from closing after 5 s, because axe can take longer.
      await page.evaluate(() => {
        const wait = window.setTimeout.bind(window);
        const skipFiveSeconds = (run: () => void, ms?: number) => (ms === 5000 ? 0 : wait(run, ms));
        Object.assign(window, { setTimeout: skipFiveSeconds });
      });
      await page.getByRole('button', { name: 'Generate Article Now' }).click();
      await expect(notices(page)).toContainText('Generation Failed');
    },
  },
  { name: 'page not found', open: (page) => openPage(page, '/no/such-page') },
  { name: 'article not found', open: (page) => openPage(page, '/blog/no-such-article') },
  { name: 'search with results', open: (page) => openPage(page, '/search?q=emergency+treatment+costs') },
  { name: 'search without results', open: (page) => openPage(page, '/search?q=zzyzx') },
  { name: 'invalid staff link', open: (page) => openPage(page, '/staff/not-a-token') },
];

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.locator('h1')).toHaveCount(1);
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light', viewport: phone });
test.describe.configure({ timeout: 120_000 });

for (const { name, on, open } of states) {
  test(`${name} has no violations of accessibility or of the content security policy`, async ({ page }) => {
    const policyViolations: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy|Permissions-Policy/.test(message.text())) policyViolations.push(message.text());
    });
    if (on) await page.setViewportSize(on);
    await open(page);
    expect(await stateViolations(page, name, on)).toEqual([]);
    expect(policyViolations).toEqual([]);
  });
}

test('the form with errors, the thank-you message and the staff page have no accessibility violations', async ({ page }) => {
  await page.goto('/share-your-story');
  await submit(page).click();
  await expect(notices(page)).toContainText('Validation Error');
  expect(await stateViolations(page, 'form with errors and its notice')).toEqual([]);
  await fill(page);
  await consent(page);
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await stateViolations(page, 'form with thanks')).toEqual([]);
  const link = await linkInMail(await reference(page), 'Mark as contacted');
  await page.goto(link);
  const mark = page.locator('main').getByRole('button', { name: 'Mark this request as contacted' });
  await expect(mark).toBeVisible();
  expect(await stateViolations(page, 'staff page')).toEqual([]);
  await mark.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marked as contacted');
});
