import { expect, type Locator, type Page } from '@playwright/test';
import type { TestSite } from './start-test-site.ts';

const linksTo = (site: TestSite, address: string): string[] =>
  site.inbox.mails
    .filter(({ to }) => JSON.stringify(to).includes(address))
    .flatMap(({ text }) => text?.match(/http\S+\/sign-in\/link\?token=\w+/)?.[0] ?? []);

/** Signs in with the next link that is mailed to an address. `already` links came before. */
export async function followSignInLink(page: Page, site: TestSite, address: string, already = 0): Promise<void> {
  await expect.poll(() => linksTo(site, address).length, { timeout: 15_000 }).toBeGreaterThan(already);
  await page.goto(linksTo(site, address).at(-1) ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
}

export async function signIn(page: Page, site: TestSite, address: string): Promise<void> {
  const already = linksTo(site, address).length;
  await page.goto(site.deskUrl ?? '');
  await page.getByLabel('Email address').fill(address);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await followSignInLink(page, site, address, already);
}

/** What says that all is saved. */
export const saved = (page: Page): Locator => page.getByRole('status').filter({ hasText: /^Saved/ });

const mostTabs = 600;

/** Uses the desk with a pointer or with the keyboard alone. */
export function createHands(page: Page, keyboardOnly: boolean) {
  async function focus(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let tabs = 0; tabs < mostTabs; tabs += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Not reached with ${mostTabs} presses of Tab: ${target}`);
  }
  let presses = 0;
  return {
    presses: () => presses,
    async press(target: Locator): Promise<void> {
      presses += 1;
      if (!keyboardOnly) return target.click();
      await focus(target);
      await page.keyboard.press((await target.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter');
    },
    async type(target: Locator, text: string): Promise<void> {
      if (!keyboardOnly) return target.fill(text);
      await focus(target);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
    /** Dates and times, which each language types differently, and options. */
    async choose(target: Locator, value: string): Promise<void> {
      if (keyboardOnly) await focus(target);
      if (await target.evaluate((element) => element.tagName === 'SELECT')) await target.selectOption(value);
      else await target.fill(value);
    },
  };
}
export type Hands = ReturnType<typeof createHands>;
