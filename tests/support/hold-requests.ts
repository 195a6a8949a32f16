import type { Page } from '@playwright/test';

/** Holds back the matching requests until the returned function is called. */
export async function holdRequests(page: Page, address: RegExp | string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
