import { type BrowserContext, expect, type Page, type Route, test } from '@playwright/test';
import { horizontalOverflow, violations, violationsInFrame, waitForPaint } from '../support/accessibility.ts';
import { followSignInLink, signIn } from '../support/desk-visitor.ts';
import { startTestSite, type TestSite } from '../support/start-test-site.ts';
import { testNow, testPort } from '../support/test-site.ts';

// Serial: later tests use the session and the members of earlier ones.
test.describe.configure({ mode: 'serial' });

const port = testPort + 320;
let site: TestSite;
let desk: string;
let ownersSession: Awaited<ReturnType<BrowserContext['storageState']>>;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  site = await startTestSite(port, { env: { CLOCK: testNow }, deskPort: port + 2 });
  desk = site.deskUrl ?? '';
  const page = await browser.newPage();
  await signIn(page, site, 'owner@threeridings.example');
  ownersSession = await page.context().storageState();
  await page.close();
});
test.afterAll(async () => {
  await site?.stop();
});

const resumeSession = (page: Page) => page.context().addCookies(ownersSession.cookies);

const screens = [
  '/',
  '/site',
  '/site?q=emergency%20line',
  '/today/missing',
  '/edit/practices/ripon.yaml',
  '/edit/transformations.yaml',
  '/edit/blog-backlog/looking-after-dentures.md',
  '/changes',
  '/facts',
  '/history',
  '/articles',
  '/edit/articles/a-new-door.md',
  '/pages/new',
  '/pages/nervous-patients',
  '/requests?show=all',
  '/members',
];

/** A draft with a change and a mistake, so that the screens have something to show. */
async function leaveDraft(page: Page): Promise<void> {
  await page.goto(`${desk}/edit/practices/ripon.yaml`);
  await page.getByLabel('Parking').fill('Six spaces behind the practice, and painless parking for all.');
  await page.locator('summary', { has: page.getByText('Address', { exact: true }) }).click();
  await page.getByLabel('Postcode').fill('Ripon');
  await page.getByLabel('Postcode').blur();
  await expect(page.getByRole('status').filter({ hasText: 'Saved as your draft' })).toBeVisible();
}

/** And an article that is being written. */
async function leaveArticle(page: Page): Promise<void> {
  await beginArticle(page, 'A new door');
}

async function beginArticle(page: Page, title: string): Promise<void> {
  await page.goto(`${desk}/articles`);
  await page.getByLabel('Title of a new article').fill(title);
  await page.getByRole('button', { name: 'Write an article' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** What a screen says and reads out, without the fields for search engines and designers. */
function wordsForStaff(): string {
  const main = document.querySelector('main')?.cloneNode(true) as HTMLElement;
  for (const part of main.querySelectorAll('[id$="__technical"], iframe, script, textarea, datalist')) part.remove();
  const names = [...main.querySelectorAll('[aria-label], [title]')].map((element) => element.getAttribute('aria-label') ?? '');
  return `${main.textContent} ${names.join(' ')}`;
}
const codeWords = /\b(schema|surfaces?|yaml|file|slug|place ID)\b|\.(ya?ml|md)\b/i;

test('no screen has an accessibility violation in light or dark mode, on a phone or a large screen', async ({ page }) => {
  test.setTimeout(240_000);
  const expectAccessible = async (path: string) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 390, height: 900 });
    expect.soft(await violations(page), path).toEqual([]);
    expect.soft(await horizontalOverflow(page), path).toBe(0);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await waitForPaint(page);
    expect.soft(await violations(page, 'colours'), `${path}, dark`).toEqual([]);
    expect.soft(await horizontalOverflow(page), path).toBe(0);
  };
  await page.goto(`${desk}/sign-in`);
  await expectAccessible('/sign-in');
  await resumeSession(page);
  await leaveDraft(page);
  await leaveArticle(page);
  for (const path of screens) {
    await page.goto(desk + path);
    // A script draws the form.
    if (path.startsWith('/edit/')) await page.locator('#form summary').first().waitFor({ state: 'attached' });
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    await expectAccessible(path);
    expect.soft(await page.evaluate(wordsForStaff), path).not.toMatch(codeWords);
  }
});

test('a mistake and advice are shown at their fields', async ({ page }) => {
  await resumeSession(page);
  await leaveDraft(page);
  const postcode = page.getByLabel('Postcode');
  await expect(postcode).toHaveAttribute('aria-invalid', 'true');
  await expect(postcode).toHaveAccessibleDescription(/Enter a postcode/);
  await expect(page.locator('.advice', { hasText: /painless/i }).first()).toBeVisible();
  await page.getByRole('link', { name: /^Address, postcode: Enter/ }).click();
  await expect(postcode).toBeFocused();

  await expect(page.frameLocator('iframe').getByText('HG4 1AA').first()).toBeAttached();
  await page.getByLabel('Parking').fill('Six spaces behind the practice.');
  await expect(page.getByRole('status').filter({ hasText: 'Saved as your draft' })).toBeVisible();
});

test('a text that is too large is not saved, says so at its field, and is saved once it is shorter', async ({ page }) => {
  await resumeSession(page);
  await page.goto(`${desk}/edit/pages/more/nervous-patients.md`);
  await page.getByRole('button', { name: 'Change the text' }).click();
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  const status = (words: string) => page.getByRole('status').filter({ hasText: words });
  await text.press('ControlOrMeta+End');
  await page.keyboard.insertText(' word'.repeat(700));
  await expect(status('Not saved. Shorten what is marked.')).toBeVisible();
  await expect(text).toHaveAccessibleDescription(/A paragraph has 3,\d+ characters\. Use at most 3,000/);
  await page.getByRole('button', { name: 'Review changes' }).click();
  await expect(page).toHaveURL(/nervous-patients/);
  await text.press('ControlOrMeta+z');
  await expect(status('What you change is saved as your draft.')).toBeVisible();
  await expect(text).not.toHaveAccessibleDescription(/characters/);
  await page.keyboard.type(' Ask us.');
  await expect(status('Saved as your draft. Patients see it')).toBeVisible();
  await page.goto(`${desk}/changes`);
  await page.getByRole('button', { name: /Discard.*Nervous/i }).click();
});

test('the form stays usable while the desk cannot be reached, and saves once it can', async ({ page }) => {
  await resumeSession(page);
  await page.goto(`${desk}/edit/practices/bradford.yaml`);
  const cannotSave = (route: Route) => (route.request().method() === 'POST' ? route.abort() : route.continue());
  await page.route('**/edit/**', cannotSave);
  await page.getByLabel('Parking').fill('Ten spaces behind the practice.');
  await expect(page.getByRole('status').filter({ hasText: 'Not saved' })).toBeVisible();
  await page.getByLabel('Parking').fill('Eleven spaces behind the practice.');
  // Another form would take the place of what is not saved.
  await page.frameLocator('iframe').locator('footer a[data-field^="navigation.yaml"]').first().click();
  await expect(page.getByText('What you typed here is not saved yet.')).toBeVisible();
  await page.unroute('**/edit/**', cannotSave);
  await expect(page.getByRole('status').filter({ hasText: 'Saved as your draft' })).toBeVisible();
  await page.goto(`${desk}/changes`);
  await expect(page.locator('ins', { hasText: 'Eleven' })).toBeVisible();
  await page.getByRole('button', { name: /Discard.*Bradford/ }).click();
});

test('an article keeps what was typed when it is refused, left in the middle of a sentence, or the session has ended', async ({
  page,
}) => {
  await resumeSession(page);
  await beginArticle(page, 'A wider door');
  const address = page.url();
  const status = (words: string) => page.getByRole('status').filter({ hasText: words });
  const [title, excerpt] = [page.getByLabel('Title', { exact: true }), page.getByLabel('Excerpt')];
  const review = page.getByRole('button', { name: 'Review changes' });
  await excerpt.fill('The new door is wider.');
  await review.click();
  await expect(page.getByRole('heading', { name: 'Not finished, stays your draft' })).toBeVisible();
  await page.goto(address);
  await expect(excerpt).toHaveValue('The new door is wider.');

  await excerpt.fill('The new door is wider and opens by itself.');
  await expect(status('Saved as your draft')).toBeVisible();
  await page.getByRole('link', { name: 'Articles', exact: true }).first().click();
  await page.getByRole('link', { name: /^Go on writing.*A wider door/ }).click();
  await expect(excerpt).toHaveValue('The new door is wider and opens by itself.');

  await page.context().clearCookies();
  await title.fill('A wider door in Leeds');
  await expect(status('Not saved. You are signed out.')).toBeVisible();
  await expect(title).toHaveValue('A wider door in Leeds');
  await resumeSession(page);
  await expect(status('Saved as your draft')).toBeVisible({ timeout: 15_000 });
  await page.goto(`${desk}/changes`);
  await page.getByRole('button', { name: /Discard.*A wider door in Leeds/ }).click();
  await expect(status('Discarded.')).toBeVisible();
});

test('a field is saved before it is checked, and typing on drops the check of the older text', async ({ page }) => {
  await resumeSession(page);
  await page.goto(`${desk}/edit/practices/bradford.yaml`);
  const [check, wrong, advice, right] = ['**/findings/**', 'Painless parking.', /painless/i, 'Nine spaces.'] as const;
  const field = page.getByLabel('Parking', { exact: true });
  const type = async (text: string) => {
    await field.fill(text);
    await field.blur();
  };
  const saved = page.getByRole('status').filter({ hasText: 'Saved as your draft' });
  // Never answered.
  await page.route(check, () => {}, { times: 1 });
  const asked = page.waitForRequest(check);
  const dropped = page.waitForEvent('requestfailed', (request) => request.method() === 'GET');
  await type(wrong);
  const first = await asked;
  await expect(saved).toBeVisible();
  const next = page.waitForResponse(check);
  await type(right);
  expect(await dropped).toBe(first);
  await (await next).finished();
  await expect(page.locator('.advice', { hasText: advice })).toHaveCount(0);
  await type(wrong);
  await expect(page.locator('.advice', { hasText: advice })).toHaveCount(1);
  await page.unroute(check);
  await page.route(check, (route) => route.abort());
  await type(right);
  await expect(saved.filter({ hasText: 'but not checked' })).toBeVisible();
  await expect(page.locator('.advice', { hasText: advice })).toHaveCount(0);
});

test('two people who change the same field choose between their changes', async ({ browser, page }) => {
  test.setTimeout(180_000);
  await resumeSession(page);
  await page.goto(`${desk}/members`);
  await page.getByLabel('Name').fill('Bea Ogden');
  await page.getByLabel('Email address').fill('bea@threeridings.example');
  await page.getByRole('button', { name: 'Invite' }).click();
  const other = await (await browser.newContext()).newPage();
  await followSignInLink(other, site, 'bea@threeridings.example');
  const change = async (who: Page, text: string) => {
    await who.goto(`${desk}/edit/practices/leeds.yaml`);
    await who.getByLabel('Parking').fill(text);
    await expect(who.getByRole('status').filter({ hasText: 'Saved as your draft' })).toBeVisible();
  };
  await change(page, 'The first text about parking.');
  await change(other, 'The second text about parking.');
  await page.goto(`${desk}/changes`);
  for (const discard of await page.getByRole('button', { name: /Discard.*Ripon/ }).all()) await discard.click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('status')).toContainText('Published.');

  await other.goto(`${desk}/changes`);
  await expect(other.getByText('Someone else has changed this meanwhile')).toBeVisible();
  await other.getByRole('link', { name: /^Edit/ }).click();
  const choice = other.getByRole('region', { name: 'Practice manager changed this meanwhile' });
  await expect(choice).toBeVisible();
  await other.frameLocator('iframe').locator('footer a[data-field^="navigation.yaml"]').first().click();
  await expect(choice).toBeFocused();
  await expect(other.getByText('What you typed here is not saved yet.')).toBeVisible();
  await other.getByLabel('Theirs: The first text about parking.').check();
  await other.getByLabel('Yours: The second text about parking.').check();
  expect(await violations(other)).toEqual([]);
  await other.getByRole('button', { name: 'Use these' }).click();
  await expect(other.getByRole('status').filter({ hasText: 'Saved as your draft' })).toBeVisible();
  await other.getByRole('button', { name: 'Review changes' }).click();
  await other.getByRole('button', { name: 'Publish now' }).click();
  await expect(other.getByRole('status')).toContainText('Published.');
  await expect
    .poll(async () => (await fetch(`http://localhost:${port}/locations/leeds-dentist`)).text(), { timeout: 7_000 })
    .toContain('The second text about parking.');
  await other.context().close();
});

test('the preview runs no script and is not for search engines', async ({ page }) => {
  await resumeSession(page);
  await page.goto(`${desk}/edit/practices/ripon.yaml`);
  const address = (await page.getByRole('link', { name: /Open the preview/ }).getAttribute('href')) ?? '';
  const response = await page.goto(desk + address);
  expect(response?.headers()['x-robots-tag']).toBe('noindex');
  expect(response?.headers()['content-security-policy']).toContain('sandbox');
  expect(response?.headers()['content-security-policy']).not.toContain('unsafe');
  expect(await response?.text()).not.toContain('<script');

  // It may have scripts for WebKit's sake, and its policy allows none of them.
  const ran = await page.evaluate(async () => {
    const add = (html: string) => document.body.insertAdjacentHTML('beforeend', html);
    const addScript = (fields: Partial<HTMLScriptElement>) =>
      document.body.append(Object.assign(document.createElement('script'), fields));
    add(
      '<img src="/none.jpg" onerror="window.ran = 1"><a id="attack" href="javascript:window.ran=1" onclick="window.ran = 1">x</a>',
    );
    add('<iframe srcdoc="&lt;script>parent.ran = 1&lt;/script>"></iframe><svg onload="window.ran = 1"></svg>');
    document.getElementById('attack')?.click();
    addScript({ textContent: 'window.ran = 1' });
    addScript({ type: 'module', textContent: 'window.ran = 1' });
    addScript({ src: 'data:text/javascript,window.ran=1' });
    const fetched = await fetch('/members').catch(() => 'refused');
    await new Promise((resolve) => setTimeout(resolve, 500));
    return [Object.hasOwn(window, 'ran'), fetched];
  });
  expect(ran).toEqual([false, 'refused']);
});

test('a press or Enter on the page opens the field behind it, and a field shows its place on the page', async ({ page }) => {
  await resumeSession(page);
  await page.goto(`${desk}/edit/pages/home.yaml`);
  const preview = page.frameLocator('iframe');
  const focused = () => page.evaluate(() => document.activeElement?.id);
  const about = preview.getByRole('heading', { level: 2, name: 'Three practices, one way of doing things' });
  // The page shows before the desk listens to it.
  await expect(about).toHaveAttribute('tabindex', '0');
  await about.click();
  await expect.poll(focused).toBe('root_about_heading');
  await page.locator('#root_about_heading').fill('Three practices and one kettle');
  await expect(preview.getByRole('heading', { name: 'Three practices and one kettle' })).toBeVisible();

  // A fact that lives elsewhere.
  const phone = preview.locator('#contact a:visible', { hasText: '0113 496 0301' });
  await expect(phone).toHaveAttribute('tabindex', '0');
  await phone.focus();
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('root_phones_0_phone');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leeds');
  await expect(page.getByText(/^A change shows on: Home, .*Page of Leeds/)).toBeVisible();
  await expect(phone).toHaveAttribute('data-current', '');

  await page.locator('#root_name').focus();
  await expect(preview.locator('[data-current]')).toHaveAttribute('data-field', /practices\/leeds\.yaml#name/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');

  // Words in a link.
  await preview.locator('a > span[data-field="navigation.yaml#topBar.emergency"]').press('Enter');
  await expect.poll(focused).toBe('root_topBar_emergency');
  expect(await violationsInFrame(page)).toEqual([]);

  // The form that was asked for last opens, and 'Skip the page' opens none.
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/edit/practices/leeds.yaml', async (route) => {
    await held;
    await route.continue();
  });
  const late = page.waitForResponse(/leeds/);
  await phone.click();
  await preview.getByRole('heading', { name: 'Three practices and one kettle' }).click();
  await expect.poll(focused).toBe('root_about_heading');
  answer();
  await (await late).finished();
  await page.getByRole('link', { name: 'Skip the page' }).press('Enter');
  await expect(page).toHaveURL(/home\.yaml#after-page$/);
  await page.locator('#root_about_heading').fill('Three practices and two kettles');
  await expect(preview.getByRole('heading', { name: 'Three practices and two kettles' })).toBeVisible();
});

test('on a phone the page and its text are one press apart, and a press without a field says so', async ({ page }) => {
  await resumeSession(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${desk}/edit/pages/home.yaml`);
  expect((await page.locator('header').boundingBox())?.height).toBeLessThanOrEqual(64);
  const preview = page.frameLocator('iframe');
  await page.getByRole('button', { name: 'Show the page' }).click();
  await preview.getByRole('heading', { level: 1 }).click();
  await expect(page.locator('#root_hero_headline')).toBeFocused();
  await expect(page.locator('#root_hero_headline')).toBeInViewport();
  await page.getByRole('button', { name: 'Show the page' }).click();
  await expect(page.getByRole('button', { name: 'Show the text' })).toBeVisible();
  await preview.locator('main').dispatchEvent('click');
  await expect(page.getByText('There is no field for it.')).toBeInViewport();
});

test('the public host serves none of it, and the desk nothing of the public site', async ({ request }) => {
  for (const path of ['/sign-in', '/members', '/site', '/preview/x/', '/edit/team.yaml'])
    expect((await request.get(`http://localhost:${port}${path}`)).status(), path).toBe(404);
  const blog = await request.get(`${desk}/blog`, { maxRedirects: 0 });
  expect(blog.headers()['location']).toBe('/sign-in');
});
