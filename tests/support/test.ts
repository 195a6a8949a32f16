import { test as base, type Page } from '@playwright/test';

export * from '@playwright/test';

export const test = base.extend<object, { sharedPage: (path: string) => Promise<Page> }>({
  /** Opens a page once per worker, for tests that only read it. */
  sharedPage: [
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
});
