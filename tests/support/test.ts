import { test as base, type Page } from '@playwright/test';

export * from '@playwright/test';

/** React starts after the first paint: what is pressed before then is handled by the document, as without a script. */
const reactHasStarted = (page: Page) =>
  page.waitForFunction(
    () => !document.querySelector('body > script[type="text/later"]') || document.documentElement.dataset['react'] === 'started',
  );

/**
 * Opens a page and waits until React has started, if the page has it. A test that keeps the scripts away, or wants the page as it
 * is before, opens it with `waitUntil: 'commit'`.
 */
export const test = base.extend<object, { opened: (path: string) => Promise<Page> }>({
  /** A page that is loaded once in each worker, for tests that only read it. */
  opened: [
    async ({ browser }, use) => {
      const pages = new Map<string, Promise<Page>>();
      const open = async (path: string) => {
        const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
        await page.goto(path, { waitUntil: 'networkidle' });
        return page;
      };
      await use((path) => {
        const page = pages.get(path) ?? open(path);
        pages.set(path, page);
        return page;
      });
      for (const page of pages.values()) await (await page).close();
    },
    { scope: 'worker' },
  ],

  page: async ({ javaScriptEnabled, page }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (address, options) => {
      const response = await goto(address, options);
      if (javaScriptEnabled && options?.waitUntil !== 'commit') await reactHasStarted(page);
      return response;
    };
    await use(page);
  },
});
