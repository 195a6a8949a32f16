import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Nginx, startNginx } from '../faults/nginx.ts';
import { startTestSite, type TestSite } from '../support/start-test-site.ts';
import { testPort } from '../support/test-site.ts';
import { consent, fill, path, reference, submit, thanks } from '../support/testimonial-form.ts';

// Runs the site behind Debian's nginx with our configuration and TLS, as in production.
test.use({ ignoreHTTPSErrors: true, javaScriptEnabled: false });
// All tests share one site.
test.describe.configure({ mode: 'default' });

const port = testPort + 140;
const tlsPort = testPort + 143;
const base = `https://localhost:${tlsPort}`;
const folder = mkdtempSync(join(tmpdir(), 'test-nginx-'));
let site: TestSite;
let nginx: Nginx;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startTestSite(port, { env: { SITE_URL: base, TRUSTED_PROXIES: '127.0.0.1' } });
  nginx = await startNginx({ folder, webPorts: [port], port: tlsPort });
});

test.afterAll(async () => {
  await nginx?.stop();
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

// tests/faults sends the form as its script does.
test('the form is stored over TLS without JavaScript, and sets no cookie', async ({ context, page }) => {
  test.slow();
  const response = await page.goto(`${base}${path}`);
  expect(response?.headers()['strict-transport-security']).toContain('max-age=');
  await fill(page);
  await consent(page);
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await reference(page)).toMatch(/\S/);
  expect(await context.cookies()).toEqual([]);
});

test('HTTP redirects to the same page over HTTPS', async ({ request }) => {
  const response = await request.get(`http://localhost:${nginx.httpPort}/complaints?from=letter`, { maxRedirects: 0 });
  expect([response.status(), response.headers()['location']]).toEqual([301, `${base}/complaints?from=letter`]);
});

test("an encoded address shows nobody another visitor's search or form", async ({ request }) => {
  for (const [path, plain] of [
    ['/%73earch?q=crowns', '/search?q=crowns'],
    ['/share%2Dyour-story', '/share-your-story'],
  ] as const) {
    const redirect = await request.get(`${base}${path}`, { maxRedirects: 0 });
    expect([redirect.status(), redirect.headers()['location']]).toEqual([308, `${base}${plain}`]);
    expect((await request.get(`${base}${path}`)).headers()['cache-control']).toBe('private, no-store');
  }
});
