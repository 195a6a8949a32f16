import { setTimeout as sleep } from 'node:timers/promises';
import { waitForPaint } from '../support/accessibility.ts';
import { backgroundOf } from '../support/page-parts.ts';
import { expect, type Page, test } from '../support/test.ts';
import { testBase } from '../support/test-site.ts';
import {
  answers,
  consent,
  control,
  fill,
  functionBody,
  key,
  linkInMail,
  notices,
  path,
  reference,
  submit,
  thanks,
} from '../support/testimonial-form.ts';

const functionPath = '/functions/v1/submit-testimonial';
const functionUrl = `**${functionPath}`;
const apikey = 'public-anonymous-key';

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

/** Submits an incomplete form on a phone, and expects the notice to cover no field. */
async function expectNothingCovered(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await fill(page, { ...answers, rating: '' });
  await submit(page).click();
  await expect(notices(page)).toContainText('Please select a rating');
  const notice = await notices(page).boundingBox();
  if (!notice) throw new Error('The notice has no bounding box');
  for (const field of await page.locator('form :is(input:not([type=hidden], [name=link]), select, textarea)').all()) {
    const box = await field.boundingBox();
    if (!box) throw new Error('A field has no bounding box');
    const isClear = box.y >= notice.y + notice.height || box.y + box.height <= notice.y;
    expect(isClear, `${await field.getAttribute('name')}`).toBe(true);
  }
  const bar = await page.getByRole('complementary', { name: 'Call or book' }).boundingBox();
  expect(notice.y + notice.height).toBeLessThanOrEqual(bar?.y ?? 0);
}

/** Records POST requests of the page. */
function recordPosts(page: Page) {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  return posts;
}

test.describe('with JavaScript', () => {
  // @spec 5: Only the first failing message is displayed in the notice
  // @spec 8: 'Validation Error' with the first failing message, destructive style
  // @spec 8: 'Validation Error' in destructive style
  test('a red notice shows only the first failing message, and nothing is sent', async ({ page }) => {
    const posts = recordPosts(page);
    await page.goto(path);
    await submit(page).click();
    const title = notices(page).getByText('Validation Error', { exact: true });
    await expect(title).toBeVisible();
    const { blue, green, red } = await backgroundOf(title);
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));
    await expect(notices(page)).toContainText('First name is required');
    for (const later of everyMessage.slice(1)) await expect(notices(page)).not.toContainText(later);
    await fill(page, { firstName: 'Ada', lastName: 'Lister' });
    await submit(page).click();
    await expect(notices(page)).toContainText('Invalid email address');
    await expect(notices(page)).not.toContainText('First name is required');
    expect(posts).toEqual([]);
  });

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

    await submit(page).click();
    await expect(notices(page)).toContainText('First name is required');
    for (const name of ['firstName', 'email', 'phone', 'title', 'consentVideo'])
      await expect(control(page, name)).toHaveAttribute('aria-invalid', 'true');
  });

  test('every invalid field shows its error, and the first one gets the focus', async ({ page }) => {
    await page.goto(path);
    await submit(page).click();
    for (const [name, message] of Object.entries(messages)) {
      await expect(control(page, name)).toHaveAttribute('aria-invalid', 'true');
      await expect(control(page, name)).toHaveAccessibleDescription(new RegExp(`Error: ${message.replace(/[()]/g, '\\$&')}$`));
      await expect(page.locator(`[id="story-${name}-error"]`)).toBeVisible();
    }
    await expect(page.locator('[aria-invalid]')).toHaveCount(everyMessage.length);
    await expect(page.getByText('There is a problem')).toHaveCount(0);

    for (const [name, message] of Object.entries(messages)) {
      await expect(control(page, name)).toBeFocused();
      await expect(page.locator(`[id="story-${name}-error"]`)).toBeInViewport({ ratio: 1 });
      await expect(notices(page)).toContainText(message);
      if (name.startsWith('consent')) await page.keyboard.press('Space');
      else await fill(page, { [name]: answers[name as keyof typeof answers] });
      // The last correction would submit the form.
      if (name !== 'consentWebsite') await submit(page).click();
    }
  });

  // @spec 4: Testimonial form: success empties the form and thanks
  test('a validation error keeps the answers, and the corrected form is stored and cleared', async ({ page }) => {
    await page.goto(path);
    const firstKey = await key(page);
    await fill(page);
    await control(page, 'phone').fill('+44 1632 960123');
    await consent(page);
    await submit(page).click();
    await expect(notices(page)).toContainText('Invalid UK phone number (must start with 0 and be 10-11 digits)');
    await expect(page.locator('[aria-invalid]')).toHaveCount(1);
    await expect(control(page, 'title')).toHaveValue(answers.title);
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);

    await expect(control(page, 'phone')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(answers.phone);
    await page.keyboard.press('Enter');
    await expectThanks(page);
    await expect(page.locator('[aria-invalid]')).toHaveCount(0);
    expect(await key(page)).not.toBe(firstKey);
  });

  test('on a phone the notice covers no field', ({ page }) => expectNothingCovered(page));

  // @spec 9: Notices at the bottom right
  test('the notice is at the bottom right and can be dismissed, and the reference stays', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    await fill(page);
    await consent(page);
    await submit(page).click();
    await expectThanks(page);
    const box = await notices(page).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1240);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(870);
    await notices(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(notices(page)).toBeEmpty();
    await expect(thanks(page)).toBeVisible();
  });

  // @spec 2: Submit button and 'Submitting...'
  // @spec 4: Testimonial form: submitting, the button disabled
  test('the button is disabled while the form is submitting', async ({ page }) => {
    const posts = recordPosts(page);
    await page.goto(path);
    await fill(page);
    await consent(page);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(functionUrl, async (route) => {
      await held;
      await route.continue();
    });
    await submit(page).dblclick();
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    await control(page, 'firstName').press('Enter');
    release();
    await expectThanks(page);
    expect(posts).toHaveLength(1);
  });

  // @spec 4: Testimonial form: failure keeps the entered values
  // @spec 8: 'Error' with 'Failed to submit your request. Please try again or contact us directly.'
  // @spec 8: A function error of the testimonial shows the same 'Error' notice
  test('a network failure or the error page of a proxy shows the error notice and keeps the answers', async ({ page }) => {
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
    await submit(page).click();
    await expectThanks(page);
  });

  test('answers entered before the script loads are kept', async ({ page }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.route(`**${path}`, async (route) => {
      await sleep(700);
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await fill(page);
    await expect(page.locator('form[method="post"]')).not.toHaveAttribute('novalidate');
    release();
    await expectAnswers(page);
    await consent(page);
    await submit(page).click();
    await expectThanks(page);
  });

  test('a form submitted before the script loads continues from the server response', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(path);
    await fill(page, { ...answers, rating: '' });
    // Bypasses React, like a submit before it has loaded.
    await page.locator('form[method="post"]').evaluate((form: HTMLFormElement) => form.submit());
    await expect(notices(page)).toContainText('Please select a rating');
    await expect(control(page, 'rating')).toBeFocused();
    await expect(control(page, 'description')).toHaveValue(answers.description);
    await control(page, 'rating').selectOption(answers.rating);
    await consent(page);
    await submit(page).click();
    await expectThanks(page);
    expect(errors).toEqual([]);
  });

  // @spec 7: submit-testimonial: invoked with its eleven fields; success shows the notice
  test('with JavaScript the form calls the function, and the link in the email marks the request as contacted', async ({
    page,
  }) => {
    test.slow();
    const posts: { url: string; headers: Record<string, string>; body: unknown }[] = [];
    page.on('request', (sent) => {
      if (sent.method() === 'POST') posts.push({ url: sent.url(), headers: sent.headers(), body: sent.postDataJSON() });
    });
    await page.goto(path);
    const idempotencyKey = await key(page);
    await fill(page);
    await consent(page);
    const [response] = await Promise.all([page.waitForResponse(functionUrl), submit(page).click()]);
    await expect(thanks(page)).toBeVisible();
    const stored = await reference(page);
    expect(await response.json()).toEqual({ success: true, reference: stored });
    expect(posts.filter(({ url }) => url.includes('testimonial'))).toEqual([
      {
        url: `${testBase}${functionPath}`,
        headers: expect.objectContaining({
          apikey,
          'idempotency-key': idempotencyKey,
          'form-rendered-at': expect.stringMatching(/^\d+\./),
        }),
        body: functionBody,
      },
    ]);

    await page.goto(await linkInMail(stored, 'Mark as contacted'));
    await page.locator('main').getByRole('button', { name: 'Mark this request as contacted' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marked as contacted');
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
  test('a correction after a lost response is sent with a new key, and both are stored', async ({ page }) => {
    test.slow();
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
    const corrected = await linkInMail(await reference(page), 'Mark as contacted');
    expect(corrected).toContain('/staff/');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser reports the first required field', async ({ page }) => {
    await page.goto(path);
    const posts = recordPosts(page);
    await submit(page).click();
    await expect(control(page, 'firstName')).toBeFocused();
    expect(posts).toEqual([]);
  });

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
    await expect(control(page, 'rating')).toBeFocused();
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

  test('on a phone the notice covers no field', ({ page }) => expectNothingCovered(page));

  test('in a short window the notice does not hide the invalid field', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(path);
    await fill(page, { ...answers, rating: '' });
    await submit(page).click();
    await expect(control(page, 'rating')).toBeFocused();
    await expect(control(page, 'rating')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[id="story-rating-error"]')).toBeInViewport({ ratio: 1 });
    await expect(notices(page)).not.toBeInViewport();
  });
});
