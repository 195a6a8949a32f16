import { beforeAll, expect, test } from 'vitest';
import { fetchPath } from '../support/served-page.ts';
import { testBase } from '../support/test-site.ts';
import { answers, fetchHiddenFields, hiddenFieldsIn, path } from '../support/testimonial-form.ts';

type Form = Record<string, string>;
const post = (form: Form, headers: Form = {}) => fetchPath(path, { method: 'POST', headers, body: new URLSearchParams(form) });
let form: Form;
beforeAll(async () => {
  form = { ...answers, consentVideo: 'true', consentWebsite: 'true', ...(await fetchHiddenFields()) };
});
const referenceIn = (html: string) => /<strong[^>]*>([2-9A-HJKMNP-Z]{8})<\/strong>/.exec(html)?.[1];

// @spec 7: submit-testimonial: nothing acknowledged is lost, nothing is stored twice
test('a posted form is stored once and gets one reference when it is sent twice, in sequence or in parallel', async () => {
  const first = referenceIn(await (await post(form)).text());
  expect(first).toBeDefined();
  expect(referenceIn(await (await post(form)).text())).toBe(first);
  const other = { ...form, idempotencyKey: crypto.randomUUID() };
  const pages = await Promise.all(Array.from({ length: 4 }, async () => (await post(other)).text()));
  const references = new Set(pages.map(referenceIn));
  expect(references.size).toBe(1);
  expect(references.has(first)).toBe(false);
});

// @spec 7: submit-testimonial: nothing acknowledged is lost, nothing is stored twice
test('each visitor gets an uncached page with a key of its own', async () => {
  const keys = new Set<string>();
  for (const address of [path, path, '/share']) {
    const response = await fetchPath(address);
    const html = await response.text();
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(html).toContain(`<link rel="canonical" href="${testBase}${address}"/>`);
    keys.add(hiddenFieldsIn(html).idempotencyKey);
  }
  expect(keys.size).toBe(3);
  for (const key of keys) expect(key).toMatch(/^[\da-f-]{36}$/);
});

// @spec 7: submit-testimonial: limits, trap, time, other sites, size
test('a post from another site, an oversized one, a wrong type and a wrong method are refused', async () => {
  for (const headers of [{ Origin: 'https://elsewhere.example' }, { 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'null' }])
    expect((await post(form, headers)).status).toBe(403);
  expect((await fetchPath(path, { method: 'PUT', body: new URLSearchParams(form) })).status).toBe(405);
  const json = { 'Content-Type': 'application/json' };
  for (const [status, response] of [
    [413, await post({ ...form, description: 'x'.repeat(17_000) })],
    [415, await fetchPath(path, { method: 'POST', headers: json, body: JSON.stringify(form) })],
  ] as const) {
    expect(response.status).toBe(status);
    const html = await response.text();
    expect(html).toContain('Failed to submit your request. Please try again or contact us directly.');
    expect(referenceIn(html)).toBeUndefined();
  }
});

test('hostile answers are escaped', async () => {
  const hostile = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
  const response = await post({ ...form, firstName: hostile, treatment: hostile, rating: hostile, title: '' });
  expect(response.status).toBe(400);
  const html = await response.text();
  expect(html).not.toContain('<script>alert(1)');
  expect(html).not.toContain('<img src=x');
  expect(html).toContain('Please select a treatment');
});
