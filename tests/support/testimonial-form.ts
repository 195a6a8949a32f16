import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { inboxPort, testBase } from './test-site.ts';

export const path = '/share-your-story';

export const answers = {
  firstName: 'Ada',
  lastName: "O'Brien",
  email: 'ada@patient.example',
  phone: '(01632) 960-123',
  treatment: "Children's Dentistry",
  rating: '4',
  title: 'Back to eating apples',
  description: 'Nobody told me off.\nI would come again.',
};
type Answers = typeof answers;

/** The request body that the page sends to the function for these answers. */
export const functionBody = {
  ...answers,
  phone: '01632960123',
  rating: 4,
  consentVideo: true,
  consentWebsite: true,
  consentMarketing: false,
};

export const control = (page: Page, name: string) => page.locator(`form [name="${name}"]`);
export const submit = (page: Page) => page.getByRole('button', { name: 'Submit & Get Upload Instructions' });
export const notices = (page: Page) => page.locator('.notice-region');
export const summary = (page: Page) => page.getByRole('group', { name: 'There is a problem' });
export const thanks = (page: Page) => page.locator('div[tabindex="-1"]').filter({ has: page.getByText('Your reference') });
export const key = (page: Page) => control(page, 'idempotencyKey').inputValue();
export const reference = (page: Page) => thanks(page).locator('strong').innerText();

/** Slightly more than the server's minimum time for filling in the form. */
const minimumFillMs = 3_200;

/**
 * Waits until the server accepts the form, which it rejects if submitted too quickly. Counts from the response, because the
 * server counts from rendering the page.
 */
const waitForMinimumFillTime = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(() => {
          const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
          return performance.now() - (opened?.responseStart ?? Number.POSITIVE_INFINITY);
        }),
      { intervals: [100] },
    )
    .toBeGreaterThan(minimumFillMs);

export async function fill(page: Page, { rating, treatment, ...texts }: Partial<Answers> = answers): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await control(page, name).fill(text);
  if (treatment) await control(page, 'treatment').selectOption(treatment);
  if (rating) await control(page, 'rating').selectOption(rating);
}

/** Ticks the required consents and waits for the minimum fill time. Call it last. */
export async function consent(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^I consent to video recording/ }).check();
  await page.getByRole('checkbox', { name: /^I consent to website display/ }).check();
  await waitForMinimumFillTime(page);
}

export type HiddenFields = { idempotencyKey: string; renderedAt: string };

/** Reads the form's hidden fields from HTML. */
export function hiddenFieldsIn(html: string): HiddenFields {
  const value = (name: string) => new RegExp(`name="${name}"[^>]* value="([^"]+)"`).exec(html)?.[1] ?? '';
  return { idempotencyKey: value('idempotencyKey'), renderedAt: value('renderedAt') };
}

/** Fetches the page, waits for the minimum fill time and returns the hidden fields. */
export async function fetchHiddenFields(): Promise<HiddenFields> {
  const fields = hiddenFieldsIn(await (await fetch(`${testBase}${path}`)).text());
  await sleep(minimumFillMs);
  return fields;
}

const inbox = `http://localhost:${inboxPort}`;

/** The inbox page of the email about a request, or undefined before it arrives. */
export async function mailPage(stored: string): Promise<string | undefined> {
  const list = await (await fetch(inbox)).text();
  return new RegExp(`href="(/\\d+)">Video testimonial request ${stored}<`).exec(list)?.[1];
}

/** The address of a link in the email about a request. */
export async function linkInMail(stored: string, label: string): Promise<string> {
  await expect.poll(() => mailPage(stored), { timeout: 30_000 }).toBeDefined();
  const mail = await (await fetch(`${inbox}${await mailPage(stored)}`)).text();
  return new RegExp(`${label}: [^\\n]*\\n(${testBase}/staff/\\S+)`).exec(mail)?.[1] ?? '';
}
