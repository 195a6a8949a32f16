import { setTimeout as sleep } from 'node:timers/promises';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
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

/** The same answers as the page sends them to the function. */
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
export const notices = (page: Page) => page.locator('[aria-live="polite"]');
export const thanks = (page: Page) => page.locator('div[tabindex="-1"]').filter({ has: page.getByText('Your reference') });
export const key = (page: Page) => control(page, 'idempotencyKey').inputValue();
export const reference = (page: Page) => thanks(page).locator('strong').innerText();

/** What the server takes for the least that a person needs, and a little. */
const fillMs = 3_200;

/**
 * A form that was filled in faster than anybody can is refused: nobody here is as fast as that. Counted from the answer on, since
 * the server counts from when it made the page: a server that has just started takes its time.
 */
export const waitForMinimumFillTime = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(() => {
          const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
          return performance.now() - (opened?.responseStart ?? Number.POSITIVE_INFINITY);
        }),
      { intervals: [100] },
    )
    .toBeGreaterThan(fillMs);

export async function fill(page: Page, { rating, treatment, ...texts }: Partial<Answers> = answers): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await control(page, name).fill(text);
  if (treatment) await control(page, 'treatment').selectOption(treatment);
  if (rating) await control(page, 'rating').selectOption(rating);
}

/** The last thing that a person does, and not sooner than a person would. */
export async function consent(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^I consent to video recording/ }).check();
  await page.getByRole('checkbox', { name: /^I consent to website display/ }).check();
  await waitForMinimumFillTime(page);
}

export type HiddenFields = { idempotencyKey: string; renderedAt: string };

/** What a form carries unseen. */
export function hiddenFieldsIn(html: string): HiddenFields {
  const value = (name: string) => new RegExp(`name="${name}"[^>]* value="([^"]+)"`).exec(html)?.[1] ?? '';
  return { idempotencyKey: value('idempotencyKey'), renderedAt: value('renderedAt') };
}

/** Of a page that was opened just now, given once a person could have filled it in. */
export async function fetchHiddenFields(request: APIRequestContext, base = ''): Promise<HiddenFields> {
  const parts = hiddenFieldsIn(await (await request.get(`${base}${path}`)).text());
  await sleep(fillMs);
  return parts;
}

const inbox = `http://localhost:${inboxPort}`;

/** The page of the inbox about a request, or nothing while no mail has come. */
export async function mailPage(request: APIRequestContext, stored: string): Promise<string | undefined> {
  const list = await (await request.get(inbox)).text();
  return new RegExp(`href="(/\\d+)">Video testimonial request ${stored}<`).exec(list)?.[1];
}

/** Where a link in the mail about a request leads. */
export async function linkInMail(request: APIRequestContext, stored: string, label: string): Promise<string> {
  await expect.poll(() => mailPage(request, stored), { timeout: 30_000 }).toBeDefined();
  const mail = await (await request.get(`${inbox}${await mailPage(request, stored)}`)).text();
  return new RegExp(`${label}: [^\\n]*\\n(${testBase}/staff/\\S+)`).exec(mail)?.[1] ?? '';
}
