import { expect, type Page, test } from '@playwright/test';
import { waitForPaint } from '../support/accessibility.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { backgroundOf } from '../support/page-parts.ts';
import { testBase } from '../support/test-site.ts';
import {
  answers,
  consent,
  control,
  fill,
  functionBody,
  key,
  notices,
  path,
  reference,
  submit,
  summary,
  thanks,
} from '../support/testimonial-form.ts';

const functionPath = '/functions/v1/submit-testimonial';
const functionUrl = `**${functionPath}`;

/** The messages for an empty form, in field order. */
const messages = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  email: 'Invalid email address',
  phone: 'Invalid UK phone number (must start with 0 and be 10-11 digits)',
  treatment: 'Please select a treatment',
  rating: 'Please select a rating',
  title: 'Title is required',
  consentVideo: 'You must consent to video recording',
  consentWebsite: 'You must consent to website display',
};
const everyMessage = Object.values(messages);

async function expectAnswers(page: Page) {
  for (const [name, text] of Object.entries(answers)) await expect(control(page, name)).toHaveValue(text);
}

async function expectEmptyForm(page: Page) {
  for (const name of Object.keys(answers)) await expect(control(page, name)).toHaveValue('');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
}

async function expectThanks(page: Page) {
  await expect(notices(page).getByText('Thank You! 🎉', { exact: true })).toBeVisible();
  await expect(notices(page)).toContainText("We'll contact you within 24 hours with video upload instructions.");
  await expect(thanks(page)).toBeFocused();
  expect(await reference(page)).toMatch(/^[2-9A-HJKMNP-Z]{8}$/);
  await expectEmptyForm(page);
}

async function expectFailureNotice(page: Page) {
  await expect(notices(page).getByText('Error', { exact: true })).toBeVisible();
  await expect(notices(page)).toContainText('Failed to submit your request. Please try again or contact us directly.');
  await expectAnswers(page);
}

/** The summary has the focus and the only announcement, and leads to each field. The notice repeats the first message for the eye. */
async function expectSummary(page: Page, names: readonly (keyof typeof messages)[]) {
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toBeInViewport();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(notices(page)).toHaveAttribute('aria-live', 'off');
  await expect(summary(page).getByRole('link')).toHaveText(names.map((name) => messages[name]));
}

async function expectNoFieldCovered(page: Page, text: string) {
  await expect(notices(page)).toContainText(text);
  const notice = await notices(page).boundingBox();
  if (!notice) throw new Error('The notice has no bounding box');
  for (const field of await page.locator('form :is(input:not([type=hidden], [name=link]), select, textarea)').all()) {
    const box = await field.boundingBox();
    if (!box) throw new Error('A field has no bounding box');
    const isClear = box.y >= notice.y + notice.height || box.y + box.height <= notice.y;
    expect(isClear, `${await field.getAttribute('name')} under '${text}'`).toBe(true);
  }
  const bar = await page.getByRole('complementary', { name: 'Call or book' }).boundingBox();
  expect(notice.y + notice.height, text).toBeLessThanOrEqual(bar?.y ?? 0);
}

/** Submits the form on a phone: without a rating, then complete. */
async function expectNoticesBesideFields(page: Page, beforeSuccess?: () => Promise<void>) {
  await fill(page, { ...answers, rating: '' });
  await submit(page).click();
  await expectNoFieldCovered(page, 'Please select a rating');
  await fill(page);
  await consent(page);
  await beforeSuccess?.();
  await submit(page).click();
  await expectNoFieldCovered(page, 'Thank You!');
}

/** Records POST requests of the page. */
function recordPosts(page: Page) {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  return posts;
}

test.describe('with JavaScript', () => {
  // @spec 5: The rules are checked on submit, and not before
  test('fields are not validated before the form is submitted', async ({ page }) => {
    await page.goto(path);
    await control(page, 'firstName').focus();
    await control(page, 'email').fill('not an address');
    await control(page, 'phone').fill('12');
    await control(page, 'title').fill('x'.repeat(101));
    await control(page, 'consentVideo').check();
    await control(page, 'consentVideo').uncheck();
    await submit(page).focus();
    await waitForPaint(page);
    await expect(page.locator('[aria-invalid]')).toHaveCount(0);
    await expect(page.getByText('Error: ')).toHaveCount(0);
    await expect(notices(page)).toBeEmpty();
  });

  // @spec 5: Only the first failing message is displayed in the notice
  // @spec 8: 'Validation Error' with the first failing message, destructive style
  // @spec 8: 'Validation Error' in destructive style
  test('a summary with the focus leads to every invalid field, and the first message is in a red notice', async ({ page }) => {
    const posts = recordPosts(page);
    await page.goto(path);
    await submit(page).click();
    for (const [name, message] of Object.entries(messages)) {
      await expect(control(page, name)).toHaveAttribute('aria-invalid', 'true');
      await expect(control(page, name)).toHaveAccessibleDescription(new RegExp(`Error: ${message.replace(/[()]/g, '\\$&')}$`));
      await expect(page.locator(`[id="story-${name}-error"]`)).toBeVisible();
    }
    await expect(page.locator('[aria-invalid]')).toHaveCount(everyMessage.length);
    const { blue, green, red } = await backgroundOf(notices(page).getByText('Validation Error', { exact: true }));
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));

    const names = Object.keys(messages) as (keyof typeof messages)[];
    for (const [index, name] of names.entries()) {
      const message = messages[name];
      await expectSummary(page, names.slice(index));
      await summary(page).getByRole('link').first().click();
      await expect(control(page, name)).toBeFocused();
      await expect(page.locator(`[id="story-${name}-error"]`)).toBeInViewport({ ratio: 1 });
      await expect(notices(page)).toContainText(message);
      const notice = await notices(page).innerText();
      expect(everyMessage.filter((each) => notice.includes(each))).toEqual([message]);
      if (name.startsWith('consent')) await page.keyboard.press('Space');
      else await fill(page, { [name]: answers[name as keyof typeof answers] });
      // The last correction would submit the form.
      if (name !== 'consentWebsite') await submit(page).click();
    }
    expect(posts).toEqual([]);
  });

  test('a message beside a field goes once the field is right, and returns if it is wrong again', async ({ page }) => {
    await page.goto(path);
    await submit(page).click();
    const messageOf = (name: string) => page.locator(`[id="story-${name}-error"]`);
    await control(page, 'phone').fill('01632');
    await expect(messageOf('phone')).toBeVisible();
    await control(page, 'phone').fill(answers.phone);
    await expect(messageOf('phone')).toHaveCount(0);
    await expect(control(page, 'phone')).not.toHaveAttribute('aria-invalid');
    await control(page, 'consentVideo').check();
    await expect(messageOf('consentVideo')).toHaveCount(0);
    await control(page, 'phone').fill('0163');
    await expect(messageOf('phone')).toBeVisible();
    // Not refused, so not mentioned before the next attempt.
    await control(page, 'description').fill('x'.repeat(1001));
    await expect(messageOf('firstName')).toBeVisible();
    await expect(messageOf('description')).toHaveCount(0);
    await expect(summary(page).getByRole('link')).toHaveText(everyMessage);
    await expect(notices(page)).toContainText(messages.firstName);
  });

  // @spec 4: Testimonial form: success empties the form and thanks
  // @spec 7: submit-testimonial: invoked with its eleven fields; success shows the notice
  // @spec 8: 'Thank You! 🎉' with its sentence
  // @spec 9: Notices at the bottom right
  test('a complete form is sent to the function and cleared, and the reference stays when the notice is dismissed', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    const firstKey = await key(page);
    await fill(page);
    await consent(page);
    const [response] = await Promise.all([page.waitForResponse(functionUrl), submit(page).click()]);
    await expectThanks(page);
    expect(await response.json()).toEqual({ success: true, reference: await reference(page) });
    expect(response.request().postDataJSON()).toEqual(functionBody);
    expect(response.request().headers()).toMatchObject({
      apikey: 'public-anonymous-key',
      'idempotency-key': firstKey,
      'form-rendered-at': expect.stringMatching(/^\d+\./),
    });
    expect(await key(page)).not.toBe(firstKey);
    const box = await notices(page).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1240);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(870);
    await notices(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(notices(page)).toBeEmpty();
    await expect(thanks(page)).toBeVisible();
  });

  test('on a phone no notice covers a field', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await submit(page).click();
    await expectNoFieldCovered(page, 'First name is required');
    await expectNoticesBesideFields(page, async () => {
      await page.route(functionUrl, (route) => route.abort());
      await submit(page).click();
      await expectNoFieldCovered(page, 'Failed to submit your request.');
      await page.unroute(functionUrl);
    });
  });

  test('in large text on a phone, what came of the form is read from its heading, and the button stays in view meanwhile', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await submit(page).click();
    await expect(summary(page).getByRole('heading')).toBeInViewport({ ratio: 1 });
    await fill(page);
    await consent(page);
    const release = await holdRequests(page, functionUrl);
    await submit(page).click();
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[aria-invalid]')).toHaveCount(0);
    release();
    await expect(thanks(page).getByRole('heading')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  // @spec 2: Submit button and 'Submitting...'
  // @spec 4: Testimonial form: submitting, the button disabled
  // @spec 4: Testimonial form: failure keeps the entered values
  // @spec 8: 'Error' with 'Failed to submit your request. Please try again or contact us directly.'
  // @spec 8: A function error of the testimonial shows the same 'Error' notice
  test('a network failure or the error page of a proxy keeps the answers, and the next attempt is sent once', async ({
    page,
  }) => {
    await page.goto(path);
    const firstKey = await key(page);
    await fill(page);
    await consent(page);
    await page.route(functionUrl, (route) => route.abort());
    await submit(page).click();
    await expectFailureNotice(page);
    await expect(submit(page)).toBeFocused();
    expect(await key(page)).toBe(firstKey);
    await page.route(functionUrl, (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    );
    await notices(page).getByRole('button', { name: 'Dismiss' }).click();
    await submit(page).click();
    await expectFailureNotice(page);
    await page.unrouteAll();
    const posts = recordPosts(page);
    const release = await holdRequests(page, functionUrl);
    await submit(page).dblclick();
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    await control(page, 'firstName').press('Enter');
    release();
    await expectThanks(page);
    expect(posts).toHaveLength(1);
  });

  test('a form that is submitted and corrected before the script loads keeps its answers', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const release = await holdRequests(page, '**/assets/island-testimonial-form-*.js');
    await page.goto(path);
    await fill(page, { ...answers, rating: '', description: 'To be replaced.' });
    // Without the browser's own validation.
    await page.locator('form[method="post"]').evaluate((form: HTMLFormElement) => form.submit());
    await expect(notices(page)).toContainText('Please select a rating');
    await expect(summary(page)).toBeFocused();
    await expect(control(page, 'description')).toHaveValue('To be replaced.');
    await fill(page);
    await consent(page);
    await expect(page.locator('form[method="post"]')).not.toHaveAttribute('novalidate');
    release();
    await expect(page.locator('form[method="post"]')).toHaveAttribute('novalidate');
    await expectAnswers(page);
    await submit(page).click();
    await expectThanks(page);
    expect(errors).toEqual([]);
  });

  // @spec 7: submit-testimonial: limits, trap, time, other sites, size
  test('the honeypot field is hidden from everybody', async ({ page }) => {
    await page.goto(path);
    const honeypot = control(page, 'link');
    await expect(honeypot).toHaveAttribute('tabindex', '-1');
    await expect(honeypot).toHaveAttribute('autocomplete', 'off');
    const hidden = page.locator('[aria-hidden="true"]:has([name="link"])');
    await expect(hidden).toHaveCount(1);
    await expect(page.getByRole('textbox', { name: 'Please leave this field empty' })).toHaveCount(0);
    const box = await hidden.boundingBox();
    expect((box?.width ?? 0) * (box?.height ?? 0)).toBeLessThanOrEqual(1);
  });

  // @spec 7: submit-testimonial: nothing acknowledged is lost, nothing is stored twice
  test('a correction after a lost response is sent with a new key', async ({ page }) => {
    await page.goto(path);
    const before = await key(page);
    await fill(page);
    await consent(page);
    // The request is stored, but the response is lost.
    await page.route(functionUrl, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await submit(page).click();
    await expect(notices(page)).toContainText('Failed to submit your request.');
    await page.unroute(functionUrl);
    await control(page, 'email').fill('ada@corrected.example');
    const statuses: number[] = [];
    page.on('response', (response) => response.url().endsWith(functionPath) && statuses.push(response.status()));
    await submit(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(statuses).toEqual([409, 200]);
    expect(await key(page)).not.toBe(before);
    await expect(control(page, 'email')).toHaveValue('');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form shows the same messages, keeps the answers and then thanks the visitor', async ({ page }) => {
    await page.goto('/share');
    await fill(page, { ...answers, rating: '' });
    const firstKey = await key(page);
    const [response] = await Promise.all([
      page.waitForResponse((received) => received.request().method() === 'POST'),
      submit(page).click(),
    ]);
    expect(response.status()).toBe(400);
    expect(response.headers()['cache-control']).toBe('private, no-store');
    await expect(page).toHaveURL('/share');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${testBase}/share`);
    await expect(notices(page).getByText('Validation Error', { exact: true })).toBeVisible();
    await expect(notices(page)).toContainText('Please select a rating');
    await expect(notices(page)).not.toContainText('You must consent');
    await expectSummary(page, ['rating', 'consentVideo', 'consentWebsite']);
    await expect(page.locator('[autofocus]')).toHaveCount(1);
    for (const name of ['rating', 'consentVideo', 'consentWebsite'] as const) {
      await expect(control(page, name)).toHaveAttribute('aria-invalid', 'true');
      await expect(control(page, name)).toHaveAccessibleDescription(new RegExp(`Error: ${messages[name]}$`));
    }
    await expect(page.locator('[aria-invalid]')).toHaveCount(3);
    for (const [name, text] of Object.entries({ ...answers, rating: '' })) await expect(control(page, name)).toHaveValue(text);
    expect(await key(page)).toBe(firstKey);

    await notices(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(notices(page).getByText('Validation Error')).toBeHidden();
    await control(page, 'rating').selectOption('5');
    await consent(page);
    await submit(page).click();
    await expectThanks(page);
    expect(await key(page)).not.toBe(firstKey);
  });

  test('on a phone no notice covers a field', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await expectNoticesBesideFields(page);
  });

  test('in a short window the notice does not hide the invalid field', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(path);
    await fill(page, { ...answers, rating: '' });
    await submit(page).click();
    await summary(page).getByRole('link', { name: 'Please select a rating' }).click();
    await expect(control(page, 'rating')).toBeFocused();
    await expect(control(page, 'rating')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[id="story-rating-error"]')).toBeInViewport({ ratio: 1 });
    await expect(notices(page)).not.toBeInViewport();
  });
});
