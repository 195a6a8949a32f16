import { expect, test } from '../support/test.ts';
import { testBase } from '../support/test-site.ts';
import {
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
const apikey = 'public-anonymous-key';

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
