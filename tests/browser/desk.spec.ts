import { type BrowserContext, expect, type Page, type Route, test } from '@playwright/test';
import { horizontalOverflow, violations, violationsInFrame, waitForPaint } from '../support/accessibility.ts';
import { followSignInLink, saved, signIn } from '../support/desk-visitor.ts';
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
  '/edit/pages/home.yaml',
  '/edit/pages/home.yaml#root_about_heading',
  '/edit/practices/ripon.yaml',
  '/edit/transformations.yaml',
  '/edit/editorial-plan.yaml',
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

/** Words that can be typed where they stand on the page, by the address of their field. */
const words = (page: Page, field: string) =>
  page.frameLocator('iframe').locator(`desk-text[data-field="${field}"][tabindex]:visible`).first();

/** A draft with a change and a mistake, so that the screens have something to show. */
async function leaveDraft(page: Page): Promise<void> {
  await page.goto(`${desk}/edit/practices/ripon.yaml`);
  await page.getByRole('textbox', { name: 'Parking' }).fill('Six spaces behind the practice, and painless parking for all.');
  await page.locator('summary', { has: page.getByText('Address', { exact: true }) }).click();
  await page.getByRole('textbox', { name: 'Postcode' }).fill('Ripon');
  await page.getByRole('textbox', { name: 'Postcode' }).blur();
  await expect(saved(page)).toBeVisible();
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
    // A script draws it.
    if (path.startsWith('/edit/')) await page.locator('.bar').waitFor();
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
  const postcode = page.getByRole('textbox', { name: 'Postcode' });
  await expect(postcode).toHaveAttribute('aria-invalid', 'true');
  await expect(postcode).toHaveAccessibleDescription(/Enter a postcode/);
  await expect(page.locator('.advice', { hasText: /painless/i }).first()).toBeVisible();
  await page.getByRole('link', { name: /^Address, postcode: Enter/ }).click();
  await expect(postcode).toBeFocused();

  await expect(page.frameLocator('iframe').getByText('HG4 1AA').first()).toBeAttached();
  await page.getByRole('textbox', { name: 'Parking' }).fill('Six spaces behind the practice.');
  await expect(saved(page)).toBeVisible();
});

test('a text that is too large is not saved, says so at its field, and is saved once it is shorter', async ({ page }) => {
  await resumeSession(page);
  await page.goto(`${desk}/edit/pages/more/nervous-patients.md#root_body`);
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.click();
  const status = (words: string) => page.getByRole('status').filter({ hasText: words });
  await text.press('ControlOrMeta+End');
  await page.keyboard.insertText(' word'.repeat(700));
  await expect(status('Not saved. Shorten what is marked.')).toBeVisible();
  await expect(text).toHaveAccessibleDescription(/A paragraph has 3,\d+ characters\. Use at most 3,000/);
  await page.getByRole('button', { name: /^Review/ }).click();
  await expect(page.getByText('Not everything is saved yet.')).toBeVisible();
  await text.press('ControlOrMeta+z');
  await expect(status('No changes')).toBeVisible();
  await expect(text).not.toHaveAccessibleDescription(/characters/);
  await page.keyboard.type(' Ask us.');
  await expect(saved(page)).toBeVisible();
  await page.goto(`${desk}/changes`);
  await page.getByRole('button', { name: /Discard.*Nervous/i }).click();
});

test('typing goes on while the desk cannot be reached, and is saved once it can', async ({ page }) => {
  await resumeSession(page);
  await page.goto(`${desk}/edit/practices/bradford.yaml`);
  const cannotSave = (route: Route) => route.abort();
  await expect(page.frameLocator('iframe').locator('h1 desk-text')).toHaveAttribute('tabindex', '0');
  await page.route('**/edit/**', cannotSave);
  await page.getByRole('textbox', { name: 'Parking' }).fill('Ten spaces behind the practice.');
  await expect(page.getByRole('status').filter({ hasText: 'Not saved' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Parking' }).fill('Eleven spaces behind the practice.');
  // What is typed in another file, too, which is not open yet.
  await page.frameLocator('iframe').locator('h1 desk-text').click();
  await page.keyboard.type('Very ');
  await page.getByRole('combobox', { name: 'Page' }).selectOption('/complaints');
  await expect(page.getByText('Not everything is saved yet.')).toBeVisible();
  await page.unroute('**/edit/**', cannotSave);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(saved(page)).toBeVisible();
  await page.goto(`${desk}/changes`);
  await expect(page.locator('ins', { hasText: 'Eleven' })).toBeVisible();
  await expect(page.locator('ins', { hasText: 'Very' })).toBeVisible();
  for (const title of ['Page of Bradford', 'Bradford']) {
    await page
      .getByRole('button', { name: new RegExp(`Discard.*${title}`) })
      .first()
      .click();
    await expect(page.getByRole('status')).toHaveText('Discarded.');
  }
});

test('an article keeps what was typed when it is refused, left in the middle of a sentence, or the session has ended', async ({
  page,
}) => {
  await resumeSession(page);
  await beginArticle(page, 'A wider door');
  const address = page.url();
  const status = (words: string) => page.getByRole('status').filter({ hasText: words });
  const [title, excerpt] = [page.getByLabel('Title', { exact: true }), page.getByRole('textbox', { name: 'Excerpt' })];
  const settings = page.getByRole('button', { name: 'Settings of this page' });
  const review = page.getByRole('button', { name: /^Review/ });
  await settings.click();
  await excerpt.fill('The new door is wider.');
  await review.click();
  await expect(page.getByRole('heading', { name: 'Not finished, stays your draft' })).toBeVisible();
  await page.goto(address);
  await settings.click();
  await expect(excerpt).toHaveValue('The new door is wider.');

  await excerpt.fill('The new door is wider and opens by itself.');
  await expect(saved(page)).toBeVisible();
  await page.getByRole('link', { name: 'Back to the desk' }).click();
  await page.getByRole('link', { name: /^Go on writing.*A wider door/ }).click();
  await settings.click();
  await expect(excerpt).toHaveValue('The new door is wider and opens by itself.');

  await page.context().clearCookies();
  await title.fill('A wider door in Leeds');
  await expect(status('Not saved. You are signed out.')).toBeVisible();
  await expect(title).toHaveValue('A wider door in Leeds');
  await resumeSession(page);
  await expect(saved(page)).toBeVisible({ timeout: 15_000 });
  await page.goto(`${desk}/changes`);
  await page.getByRole('button', { name: /Discard.*A wider door in Leeds/ }).click();
  await expect(status('Discarded.')).toBeVisible();
});

test('a field is saved before it is checked, and typing on drops the check of the older text', async ({ page }) => {
  await resumeSession(page);
  await page.goto(`${desk}/edit/practices/bradford.yaml`);
  const [check, wrong, advice, right] = ['**/findings/**', 'Painless parking.', /painless/i, 'Nine spaces.'] as const;
  const field = page.getByRole('textbox', { name: 'Parking' });
  const type = async (text: string) => {
    await field.fill(text);
    await field.blur();
  };
  // Never answered.
  await page.route(check, () => {}, { times: 1 });
  const asked = page.waitForRequest(check);
  const dropped = page.waitForEvent('requestfailed', (request) => request.method() === 'GET');
  await type(wrong);
  const first = await asked;
  await expect(saved(page)).toBeVisible();
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
  await expect(saved(page).filter({ hasText: 'but not checked' })).toBeVisible();
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
    await who.getByRole('textbox', { name: 'Parking' }).fill(text);
    await expect(saved(who)).toBeVisible();
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
  await expect(other.getByRole('status').filter({ hasText: 'Choose between two changes' })).toBeVisible();
  await other.getByRole('button', { name: /^Review/ }).click();
  await expect(choice).toBeVisible();
  await other.getByLabel('Theirs: The first text about parking.').check();
  await other.getByLabel('Yours: The second text about parking.').check();
  expect(await violations(other)).toEqual([]);
  await other.getByRole('button', { name: 'Use these' }).click();
  await expect(saved(other)).toBeVisible();
  await other.getByRole('button', { name: /^Review/ }).click();
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
  const address = (await page.locator('iframe').getAttribute('src')) ?? '';
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

test('words are typed where they stand, with a pointer and with the keyboard, and undone', async ({ page }) => {
  await resumeSession(page);
  await page.goto(`${desk}/edit/pages/home.yaml`);
  const heading = words(page, 'pages/home.yaml#about.heading');
  await heading.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Three practices and one kettle');
  await expect(heading).toHaveJSProperty('translate', false);
  await expect(page.getByRole('region', { name: 'The words on the page' })).toContainText('About, heading');
  await expect(saved(page)).toBeVisible();
  await page.keyboard.type('s');
  // The caret is where it was.
  await expect(heading).toHaveText('Three practices and one kettles');
  await page.keyboard.press('Enter');
  await expect(heading).not.toHaveAttribute('contenteditable');
  await expect(heading).toBeFocused();
  await expect(saved(page)).toBeVisible();

  // What was typed is given up.
  await page.keyboard.press('Enter');
  await page.keyboard.type('Nothing');
  await page.keyboard.press('Escape');
  await expect(heading).toHaveText('Three practices and one kettles');

  // A link, which leads nowhere meanwhile, and the same words elsewhere.
  const link = page.frameLocator('iframe').locator('header nav a desk-text:visible', { hasText: 'Blog' });
  await link.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' posts');
  await expect(page.frameLocator('iframe').locator('#mobile-menu desk-text', { hasText: 'Blog posts' })).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/home\.yaml$/);
  await expect(saved(page)).toBeVisible();

  // A question: its fold opens, and spaces are typed.
  const question = page.frameLocator('iframe').locator('desk-text[data-field="faq.yaml#0.question"]').first();
  await question.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' a b');
  await expect(question).toHaveText(/ a b$/);
  await expect(page.frameLocator('iframe').locator('#faq details').first()).toHaveAttribute('open', '');
  await page.keyboard.press('Enter');
  expect(await violationsInFrame(page)).toEqual([]);

  await page.getByRole('button', { name: /^Undo: question$/i }).click();
  await expect(question).not.toHaveText(/ a b$/);
  await page.getByRole('button', { name: /^Redo: question$/i }).click();
  await expect(question).toHaveText(/ a b$/);
  await page.getByRole('button', { name: /^Review \d+ changes$/ }).click();
  for (const [title, typed] of [
    ['Home', 'one kettles'],
    ['Questions', ' a b'],
    ['Menus', 'posts'],
  ]) {
    await expect(page.locator('ins', { hasText: typed ?? '' }).first()).toBeVisible();
    await page
      .getByRole('button', { name: new RegExp(`Discard.*${title}`, 'i') })
      .first()
      .click();
    await expect(page.getByRole('status')).toHaveText('Discarded.');
  }
});

test('an answer to a save that is late, or brings another change, leaves the words that are being typed', async ({ page }) => {
  test.setTimeout(180_000);
  await resumeSession(page);
  await page.goto(`${desk}/edit/pages/home.yaml`);
  const lead = words(page, 'pages/home.yaml#about.lead');
  await lead.click();
  await page.keyboard.press('ControlOrMeta+A');
  const answers: (() => void)[] = [];
  await page.route('**/edit/pages/home.yaml', async (route) => {
    await new Promise<void>((resolve) => answers.push(resolve));
    await route.continue().catch(() => {});
  });
  for (const word of ['One', ' two', ' three']) {
    await page.keyboard.type(word);
    await expect.poll(() => answers.length).toBeGreaterThan(0);
    const waiting = answers.splice(0);
    await page.keyboard.type(' and');
    for (const answer of waiting) answer();
  }
  answers.push = (answer) => {
    answer();
    return 0;
  };
  for (const answer of answers) answer();
  const typed = page.frameLocator('iframe').locator('#about [contenteditable]');
  // A translation puts its own elements around the words.
  await typed.evaluate((element) => {
    const font = document.createElement('font');
    font.append(...element.childNodes);
    element.append(font);
  });
  await expect(saved(page)).toBeVisible();

  const other = await page.context().newPage();
  await other.goto(`${desk}/edit/pages/home.yaml#root_hero_lead`);
  await other.locator('#root_hero_lead').fill('What another window says.');
  await expect(saved(other)).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.type('.');
  await expect(typed).toHaveText('One and two and three and.');
  await page.keyboard.press('Enter');
  await expect(words(page, 'pages/home.yaml#hero.lead')).toHaveText('What another window says.');
  await expect(lead).toHaveText('One and two and three and.');
  await expect(saved(page)).toBeVisible();
  await other.goto(`${desk}/changes`);
  await expect(other.locator('ins', { hasText: 'One and two' })).toBeVisible();
  await expect(other.locator('ins', { hasText: 'another window' })).toBeVisible();
  await other.getByRole('button', { name: /Discard.*Home/ }).click();
  await other.close();
});

test('a press on what the site puts together opens its fields in a drawer that covers nothing of it', async ({ page }) => {
  await resumeSession(page);
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(`${desk}/edit/pages/home.yaml`);
  const frame = page.frameLocator('iframe');
  const phone = frame.locator('#contact a:visible', { hasText: '0113 496 0301' });
  await expect(phone).toHaveAttribute('tabindex', '0');
  await phone.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('complementary', { name: /^Phone numbers/ });
  const field = page.locator('#root_phones_0_phone');
  await expect(field).toBeFocused();
  await expect(drawer.getByText('Leeds', { exact: true }).first()).toBeVisible();
  await expect(drawer.getByText(/^A change shows on \d+ pages/)).toBeVisible();
  const [page_, side] = await Promise.all([page.locator('.stage').boundingBox(), drawer.boundingBox()]);
  expect((page_?.x ?? 0) + (page_?.width ?? 0)).toBeLessThanOrEqual((side?.x ?? 0) + 1);
  await expect(phone).toHaveAttribute('data-current', '');
  await field.fill('0113 496 0399');
  await expect(frame.locator('#contact a:visible', { hasText: '0113 496 0399' })).toHaveAttribute('data-current', '');
  expect(await violations(page)).toEqual([]);
  await field.fill('0113 496 0301');
  await expect(page.getByRole('status')).toHaveText(/^Saved/);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);

  // What the page does not show.
  await page.getByRole('button', { name: 'Settings of this page' }).click();
  await page.locator('summary', { hasText: 'For search engines and designers' }).click();
  await page.locator('summary', { hasText: 'In search results' }).click();
  await expect(page.locator('#root_head_title')).toBeVisible();
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  test('words are typed on the page, and the drawer is a sheet that leaves what was pressed in sight', async ({ page }) => {
    await resumeSession(page);
    await page.goto(`${desk}/edit/pages/home.yaml`);
    const heading = words(page, 'pages/home.yaml#hero.headline');
    await heading.tap();
    await expect(heading).toBeFocused();
    await page.keyboard.type('x');
    await page.keyboard.press('Escape');
    const state = page.frameLocator('iframe').locator('main [data-field*="location"]', { hasText: 'Open now' }).first();
    await state.tap();
    await expect(page.locator('#root_location')).toBeFocused();
    await expect(page.locator('#root_location')).toBeInViewport();
    const [pressed, stage] = await Promise.all([state.boundingBox(), page.locator('.stage').boundingBox()]);
    expect((pressed?.y ?? 0) + (pressed?.height ?? 0)).toBeLessThanOrEqual((stage?.y ?? 0) + (stage?.height ?? 0) + 1);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close' }).tap();
    await page.frameLocator('iframe').locator('main').dispatchEvent('click');
    await expect(page.getByText('There is no field for it.')).toBeInViewport();
  });
});

test('the public host serves none of it, and the desk nothing of the public site', async ({ request }) => {
  for (const path of ['/sign-in', '/members', '/site', '/preview/x/', '/edit/team.yaml'])
    expect((await request.get(`http://localhost:${port}${path}`)).status(), path).toBe(404);
  const blog = await request.get(`${desk}/blog`, { maxRedirects: 0 });
  expect(blog.headers()['location']).toBe('/sign-in');
});
