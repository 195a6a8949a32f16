import { test as base, type Page } from '@playwright/test';

export * from '@playwright/test';

/** React starts after the first paint: what is pressed before goes by the document, as it does without a script. */
async function reactHasStarted(page: Page): Promise<void> {
  await page
    .waitForFunction(
      () =>
        !document.querySelector('body > script[type="text/later"]') || document.documentElement.dataset['react'] === 'started',
      undefined,
      { timeout: 10_000 },
    )
    // A test that keeps the scripts away, or leads to a page of somebody else, looks at the page without React.
    .catch(() => {});
}

/** Opens pages as far as a visitor has them who does not hurry. `waitUntil: 'commit'` is for one who does. */
export const test = base.extend({
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
