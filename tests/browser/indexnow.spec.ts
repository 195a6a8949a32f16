import { expect, type Page, test } from '@playwright/test';
import type { LocalIndexNow } from '../../local/local-inbox.ts';
import { startTestSite, type TestSite } from '../support/start-test-site.ts';
import { testNow, testPort } from '../support/test-site.ts';

const path = '/functions/v1/indexnow-submit';
const delayMs = 2000;

/** Records the addresses that a page submits. */
function recordCalls(page: Page): { urls: string[]; host: string }[] {
  const calls: { urls: string[]; host: string }[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) calls.push(request.postDataJSON());
  });
  return calls;
}

/** The function's next answer. */
const nextAnswer = async (page: Page): Promise<unknown> =>
  (await page.waitForResponse((response) => new URL(response.url()).pathname === path)).json();

/** Opens a page whose timers run only when the test says so. */
async function openPaused(page: Page, address: string): Promise<void> {
  await page.clock.install({ time: testNow });
  await page.clock.pauseAt(new Date(Date.parse(testNow) + 1000));
  await page.goto(address);
}

test.describe('with a key', () => {
  // Serial: the tests share one site, and each depends on the pages submitted before.
  test.describe.configure({ mode: 'serial' });

  const key = 'test-key-12345678';
  const port = testPort + 40;
  const base = `http://localhost:${port}`;
  let indexNow: LocalIndexNow;
  let site: TestSite;
  const submittedUrls = () => indexNow.messages.flatMap(({ urlList }) => urlList);

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    const env = { CLOCK: testNow, LOG_LEVEL: 'info', INDEXNOW_KEY: key, INDEXNOW_URL: `http://localhost:${port + 1}/indexnow` };
    site = await startTestSite(port, { env });
    indexNow = site.inbox.indexNow;
  });

  test.afterAll(() => site?.stop());

  // @spec 7: indexnow-submit: what the server does
  test('the key file is served on every host', async ({ page }) => {
    for (const host of [base, ...Object.values(site.clinicUrls)]) {
      const response = await page.goto(`${host}/${key}.txt`);
      expect(response?.status(), host).toBe(200);
      expect(response?.headers()['content-type']).toMatch(/^text\/plain; charset=utf-8$/i);
      expect(await response?.text()).toBe(key);
    }
    expect((await page.goto(`${base}/another-key-1234.txt`))?.status()).toBe(404);
  });

  // @spec 1: The current page is submitted to search engines 2 seconds after a route change
  // @spec 7: indexnow-submit: urls and host, for the current page 2 seconds after each route change
  // @spec 9: Search submission 2000 ms after a route change, 1000 ms between clinics
  test('a page is submitted once, 2 seconds after it is shown', async ({ page }) => {
    const calls = recordCalls(page);
    await openPaused(page, `${base}/complaints`);
    await page.clock.runFor(delayMs - 10);
    expect(calls).toEqual([]);
    const first = nextAnswer(page);
    await page.clock.runFor(10);
    expect(await first).toMatchObject({ success: true, queued: 1 });
    expect(calls).toEqual([{ urls: [`${base}/complaints`], host: `localhost:${port}` }]);
    await page.clock.resume();
    await expect.poll(submittedUrls, { timeout: 15_000 }).toEqual([`${base}/complaints`]);
    expect(indexNow.messages[0]).toEqual({
      host: 'localhost',
      key,
      keyLocation: `${base}/${key}.txt`,
      urlList: [`${base}/complaints`],
    });
    // A second visit submits nothing new.
    const second = nextAnswer(page);
    await page.reload();
    expect(await second).toEqual({ success: true, queued: 0, unchanged: 1, dropped: 0 });
  });

  test('further pages of a list and unknown addresses call too, without an error, and are not submitted', async ({ page }) => {
    for (const address of ['/blog?page=2', '/nowhere']) {
      const calls = recordCalls(page);
      const answer = nextAnswer(page);
      await page.goto(base + address);
      expect(await answer, address).toEqual({ success: true, queued: 0, unchanged: 0, dropped: 1 });
      expect(calls).toEqual([{ urls: [base + address], host: `localhost:${port}` }]);
    }
  });

  // @spec 8: Search-engine submission failure is only logged
  test('a failure is only logged to the console', async ({ page }) => {
    const failures: string[] = [];
    page.on('console', (message) => message.text().startsWith('IndexNow') && failures.push(message.text()));
    await page.route(`**${path}`, (route) => route.abort());
    await page.goto(`${base}/privacy-policy`);
    const text = await page.locator('body').innerText();
    await expect.poll(() => failures.length).toBe(1);
    expect(await page.locator('body').innerText()).toBe(text);
  });
});
