import { type APIRequestContext, expect, type Page, test } from '../support/test.ts';
import { submissionsPerAddress, testBase } from '../support/test-site.ts';
import { testimonialCall } from '../support/testimonial-call.ts';
import {
  answers,
  consent,
  control,
  fetchHiddenFields,
  fill,
  functionBody,
  key,
  linkInMail,
  mailPage,
  notices,
  path,
  reference,
  submit,
  thanks,
} from '../support/testimonial-form.ts';

const functionPath = '/functions/v1/submit-testimonial';
const apikey = 'public-anonymous-key';

const call = (request: APIRequestContext, form: object, headers: Record<string, string> = {}) => {
  const { body, headers: proof } = testimonialCall(form);
  return request.post(functionPath, { data: body, headers: { apikey, ...proof, ...headers } });
};

// In order, because the last test keeps the worker busy.
test.describe.configure({ mode: 'default' });

async function sendForm(page: Page): Promise<string> {
  await page.goto(path);
  await fill(page);
  await consent(page);
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  return reference(page);
}

// @spec 7: submit-testimonial: invoked with its eleven fields; success shows the notice
test('with JavaScript the form calls the function, and the link in the email marks the request as contacted', async ({
  page,
  request,
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
  const [response] = await Promise.all([page.waitForResponse(`**${functionPath}`), submit(page).click()]);
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

  const link = await linkInMail(stored, 'Mark as contacted');
  const opened = await page.goto(link);
  expect(opened?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  await expect(page.locator('nav[aria-label="Breadcrumb"]')).toHaveCount(0);
  expect(await page.content()).not.toContain(link.split('/staff/')[1]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mark as contacted');
  await expect(page.locator('main')).toContainText(`request ${stored}`);
  // Opening the link, as prefetchers and email scanners do, changes nothing.
  for (const method of ['GET', 'HEAD', 'GET']) expect((await request.fetch(link, { method })).status()).toBe(200);
  await page.reload();
  await page.locator('main').getByRole('button', { name: 'Mark this request as contacted' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marked as contacted');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Already marked');
  await expect(page.locator('main').getByRole('button')).toHaveCount(0);
  const changed = await page.goto(`${link.slice(0, -2)}${link.endsWith('aa') ? 'bb' : 'aa'}`);
  expect(changed?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("This link doesn't work");
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // @spec 7: submit-testimonial: invoked with its eleven fields; success shows the notice
  test('the form posts to its own URL, and the link in the email erases the request', async ({ page }) => {
    test.slow();
    const posts: string[] = [];
    page.on('request', (sent) => sent.method() === 'POST' && posts.push(sent.url()));
    const stored = await sendForm(page);
    expect(posts).toEqual([`${testBase}${path}`]);
    const link = await linkInMail(stored, 'Erase this request');
    await page.goto(link);
    await page.locator('main').getByRole('button', { name: 'Erase this request' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request erased');
    await expect(page.locator('main')).toContainText(stored);
    await page.goto(await linkInMail(stored, 'Mark as contacted'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This request has gone');
  });
});

// @spec 7: submit-testimonial: limits, trap, time, other sites, size
test('the honeypot field is hidden, and a form that fills it in gets a reference but sends no email', async ({ page }) => {
  test.slow();
  await page.goto(path);
  const honeypot = control(page, 'link');
  await expect(honeypot).toHaveAttribute('tabindex', '-1');
  await expect(honeypot).toHaveAttribute('autocomplete', 'off');
  const hidden = page.locator('[aria-hidden="true"]:has([name="link"])');
  await expect(hidden).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: 'Please leave this field empty' })).toHaveCount(0);
  const box = await hidden.boundingBox();
  expect((box?.width ?? 0) * (box?.height ?? 0)).toBeLessThanOrEqual(1);
  await honeypot.evaluate((element: HTMLInputElement) => {
    element.value = 'https://spam.example';
  });
  await fill(page);
  await consent(page);
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  const fakeReference = await reference(page);
  const realReference = await sendForm(page);
  await expect.poll(() => mailPage(realReference), { timeout: 30_000 }).toBeDefined();
  expect(await mailPage(fakeReference)).toBeUndefined();
});

// @spec 7: submit-testimonial: nothing acknowledged is lost, nothing is stored twice
test('a correction after a lost response is sent with a new key, and both are stored', async ({ page }) => {
  test.slow();
  await page.goto(path);
  const before = await key(page);
  await fill(page);
  await consent(page);
  // The request is stored, but the response is lost.
  await page.route(`**${functionPath}`, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await submit(page).click();
  await expect(notices(page)).toContainText('Failed to submit your request.');
  await page.unroute(`**${functionPath}`);
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

// Last, because its many emails keep the worker busy.
// @spec 7: submit-testimonial: limits, trap, time, other sites, size
test('over the limit the form shows an error and keeps the answers, and a repeated request gets its reference', async ({
  page,
  request,
}) => {
  test.slow();
  const visitor = { 'X-Forwarded-For': '198.51.100.7' };
  const { idempotencyKey, renderedAt } = await fetchHiddenFields();
  const first = await (await call(request, { ...functionBody, idempotencyKey, renderedAt }, visitor)).json();
  for (let sent = 1; sent < submissionsPerAddress; sent += 1) {
    const another = { ...functionBody, idempotencyKey: crypto.randomUUID(), renderedAt };
    expect(await (await call(request, another, visitor)).json()).toMatchObject({ success: true });
  }
  await page.setExtraHTTPHeaders(visitor);
  await page.goto(path);
  await fill(page);
  await consent(page);
  const [response] = await Promise.all([page.waitForResponse(`**${functionPath}`), submit(page).click()]);
  expect([response.status(), await response.json()]).toEqual([429, { success: false, error: 'too-many' }]);
  await expect(notices(page).getByText('Error', { exact: true })).toBeVisible();
  await expect(notices(page)).toContainText('Failed to submit your request. Please try again or contact us directly.');
  await expect(notices(page).getByText(/^You can send it again in (59|60) minutes\.$/)).toBeVisible();
  for (const [name, text] of Object.entries(answers)) await expect(control(page, name)).toHaveValue(text);
  const form = { ...answers, consentVideo: 'true', consentWebsite: 'true', renderedAt, idempotencyKey: crypto.randomUUID() };
  const posted = await request.post(path, { form, headers: visitor });
  expect(posted.status()).toBe(429);
  expect(await posted.text()).toMatch(
    /Please try again or contact us directly\.<\/p><p[^>]*>You can send it again in \d\d minutes\./,
  );
  expect(await (await call(request, { ...functionBody, idempotencyKey, renderedAt }, visitor)).json()).toEqual(first);
  expect(await (await call(request, { ...functionBody, idempotencyKey: crypto.randomUUID(), renderedAt })).json()).toMatchObject({
    success: true,
  });
});
