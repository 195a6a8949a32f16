import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { readContentFiles } from '../../content-model/content-file.ts';
import { kindOf } from '../../content-model/json-schemas.ts';
import { signIn } from '../support/desk-visitor.ts';
import { addToFrame, hostileTexts, useEverything, writeHostileDrafts } from '../support/hostile-page.ts';
import { startTestSite, type TestSite } from '../support/start-test-site.ts';
import { testNow, testPort } from '../support/test-site.ts';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

const port = testPort + 370;
let site: TestSite;
let desk: string;
let session: Awaited<ReturnType<BrowserContext['storageState']>>;
const spy = 'https://spy.example';

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  site = await startTestSite(port, { env: { CLOCK: testNow }, deskPort: port + 2 });
  desk = site.deskUrl ?? '';
  const page = await browser.newPage();
  await signIn(page, site, 'owner@threeridings.example');
  session = await page.context().storageState();
  await page.close();
});
test.afterAll(async () => {
  await site?.stop();
});

/** All files with a form but the drafts of later articles, which no page shows. */
const files = readContentFiles('content').flatMap(({ file }) => (kindOf(file) && !/^(?:blog|editorial)/.test(file) ? file : []));
const pages = [
  '/',
  '/locations/ripon-dentist',
  '/services/dental-implants',
  '/complaints',
  '/nervous-patients',
  '/blog/a-hostile-door',
];

/** What the page in the frame sends that it need not, and where the desk is led, from now on. A picture may be any of the desk's: it cannot be read. */
function watch(page: Page) {
  const sent: string[] = [];
  const left: string[] = [];
  page.on('requestfinished', (request) => {
    const { origin, pathname } = new URL(request.url());
    const mayBe = request.resourceType() === 'image' || /^\/(?:preview|assets)\//.test(pathname);
    if (request.frame() !== page.mainFrame() && !(origin === desk && request.method() === 'GET' && mayBe))
      sent.push(`${request.method()} ${request.url()}`);
  });
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && !frame.url().startsWith(`${desk}/edit/`)) left.push(frame.url());
  });
  page.on('popup', (popup) => left.push(popup.url()));
  return { sent, left };
}

/** What reaches the spy. The browser asks it for nothing that the policy forbids. */
async function watchSpy(page: Page): Promise<string[]> {
  const reached: string[] = [];
  await page.route(`${spy}/**`, (route) => {
    reached.push(route.request().url());
    return route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, body: '' });
  });
  return reached;
}

const hasRun = (page: Page) => page.evaluate(() => Object.hasOwn(window, 'ran'));

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(`${desk}/edit/${path.startsWith('/blog/') ? 'articles/a-hostile-door.md' : `pages/home.yaml?page=${path}`}`);
  await expect(page.frameLocator('iframe').locator('[data-field][tabindex="0"]').first()).toBeAttached();
}

test('a page that is hostile in every text runs nothing, sends nothing and leaves the desk as it is, while it is edited', async ({
  page,
}) => {
  await page.context().addCookies(session.cookies);
  await page.goto(`${desk}/articles`);
  await page.getByLabel('Title of a new article').fill('A hostile door');
  await page.getByRole('button', { name: 'Write an article' }).click();
  await expect(page).toHaveURL(/a-hostile-door/);
  const { cookies } = await page.context().storageState();
  const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const headers = { Cookie, Origin: desk, Accept: 'application/json' };
  const send = (path: string, body?: object) =>
    fetch(desk + path, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers });
  const { leftOut, written } = await writeHostileDrafts(send, [...files, 'articles/a-hostile-door.md'], spy);
  expect(leftOut).toEqual([]);
  expect(written).toBeGreaterThan(900);

  const { left, sent } = watch(page);
  const reached = await watchSpy(page);
  let shown = 0;
  for (const path of pages) {
    await openPage(page, path);
    shown += await page.evaluate(
      () => document.querySelector('iframe')?.contentDocument?.body.textContent?.split('top.ran').length ?? 0,
    );
    expect(await page.evaluate(useEverything), path).toBeGreaterThan(50);
    // As if nothing had been escaped.
    await page.evaluate(addToFrame, hostileTexts(spy));
    await page.evaluate(useEverything);
    expect(await hasRun(page), path).toBe(false);
  }
  expect(shown).toBeGreaterThan(300);
  expect({ left, sent, reached }).toEqual({ left: [], sent: [], reached: [] });
});

test('the same texts would run without the policy of the frame', async ({ page }) => {
  await page.context().addCookies(session.cookies);
  const reached = await watchSpy(page);
  await page.route('**/preview/**', async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await openPage(page, '/nervous-patients');
  await page.evaluate(addToFrame, hostileTexts(spy));
  await expect.poll(() => hasRun(page)).toBe(true);
  await expect.poll(() => reached.length).toBeGreaterThan(5);
});
