import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type LocalPostgres, startLocalPostgres } from '../../local/local-postgres.ts';
import { type LocalSite, startLocalSite } from '../../local/local-site.ts';
import { asRole } from '../support/as-role.ts';
import { stateViolations } from '../support/state-violations.ts';
import { expect, type Page, test } from '../support/test.ts';
import { testNow, testPort } from '../support/test-site.ts';
import { answers } from '../support/testimonial-form.ts';

// Needs its own PostgreSQL, because the last test stops it. Serial: each test continues from the previous one.
test.describe.configure({ mode: 'serial' });

const port = testPort + 60;
const base = `http://localhost:${port}`;
const folder = mkdtempSync(join(tmpdir(), 'test-blog-backend-'));
let postgres: LocalPostgres;
let site: LocalSite;
let created = '';

const button = (page: Page) => page.getByRole('button', { name: 'Generate Article Now' });
const notices = (page: Page) => page.locator('[aria-live="polite"]');
const firstCard = (page: Page) => page.getByRole('region', { name: 'Articles' }).getByRole('heading', { level: 3 }).first();

/** The withdraw link in the email to the editor. */
function withdrawLink(): string {
  const mail = site.inbox.mails.find(({ text }) => text?.includes('/staff/withdraw-post.'));
  return /http\S+\/staff\/withdraw-post\S+/.exec(mail?.text ?? '')?.[0] ?? '';
}

async function openBlog(page: Page): Promise<void> {
  await page.goto(`${base}/blog`, { waitUntil: 'networkidle' });
}

test.beforeAll(async () => {
  test.setTimeout(120_000);
  chmodSync(folder, 0o755);
  postgres = await startLocalPostgres(join(folder, 'postgres'), undefined);
  site = await startLocalSite({
    port,
    inboxPort: port + 1,
    development: false,
    dataFolder: folder,
    databaseUrl: postgres.adminUrl,
    database: 'blog',
    env: { CLOCK: testNow },
    say: () => {},
    onUnexpectedEnd: () => console.error('A site process exited unexpectedly'),
  });
});

test.afterAll(async () => {
  await site?.stop();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

// @spec 1: A button asks the server to generate an article
// @spec 4: Article generation: idle, generating, success, failure
// @spec 7: generate-daily-article: no payload; success, error and article.title are read
// @spec 7: generate-daily-article: on success the list is refreshed
// @spec 8: 'Article Generated!', 5 seconds
// @spec 9: Notices of article generation: 5 s
test('generating an article shows a busy button, a notice for 5 seconds and the article in the list', async ({ page }) => {
  await openBlog(page);
  const before = await firstCard(page).innerText();
  // An article from the backlog may be published faster than the test looks at the button.
  await page.route('**/functions/v1/generate-daily-article', async (route) => {
    await sleep(1_000);
    await route.continue();
  });
  await button(page).click();
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeDisabled();
  await expect(notices(page)).toContainText('Article Generated!', { timeout: 50_000 });
  const notice = await notices(page).innerText();
  created = /Successfully created: "(.+)"/.exec(notice)?.[1] ?? '';
  expect(created).not.toBe('');
  expect(created).not.toBe(before);
  await expect(firstCard(page)).toHaveText(created);
  await expect(notices(page)).not.toContainText('Article Generated!', { timeout: 7_000 });
  await firstCard(page).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(created);
});

// @spec 6: Staff act by signed links and without an account
test('the link in the email to the editor withdraws the article', async ({ page }) => {
  await page.goto(withdrawLink());
  await page.getByRole('main').getByRole('button').click();
  await openBlog(page);
  await expect(firstCard(page)).not.toHaveText(created);
});

// @spec 7: generate-daily-article: what the server does
test('only an article drafted by a model is labelled as drafted with AI', async ({ page }) => {
  await asRole(site.databases.site_worker, async (worker) => {
    await worker.query(
      `insert into post_provenance (post_id, slug, source, model)
     select id, slug, 'model', 'test-model' from blog_posts where slug = 'fillings-old-and-new'
     on conflict (post_id) do update set source = 'model', model = 'test-model'`,
    );
    // Only changes to blog_posts notify the web processes, not changes to its provenance.
    await worker.query("update blog_posts set excerpt = excerpt where slug = 'fillings-old-and-new'");
  });
  const line = page.getByText('Drafted with AI assistance');
  await expect(async () => {
    await page.goto(`${base}/blog/fillings-old-and-new`);
    await expect(line).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 10_000 });
  await page.goto(`${base}/blog/three-ways-to-fill-a-gap`);
  await expect(line).toHaveCount(0);
});

// @spec 4: Blog list and article: loading, error, empty, loaded, not found
// @spec 8: 'Failed to load blog posts. Please try again later.'
// @spec 8: Router error screen 'Unexpected Application Error!'
test('with the database stopped, pages and cached articles load and everything else shows the specified error', async ({
  page,
  request,
}) => {
  await openBlog(page);
  const known = await firstCard(page).innerText();
  await postgres.stop();
  // Waits for the list's shared cache lifetime of one second to pass.
  await page.waitForTimeout(1_200);

  await openBlog(page);
  await expect(firstCard(page)).toHaveText(known);
  for (const path of ['/', '/complaints', '/emergency-dentist', '/services/teeth-whitening', '/nhs-information']) {
    expect((await request.get(`${base}${path}`)).status(), path).toBe(200);
  }
  const second = await request.get(`${base}/blog?page=2`);
  expect([second.status(), (await second.text()).includes('Failed to load blog posts. Please try again later.')]).toEqual([
    503,
    true,
  ]);
  const call = await request.post(`${base}/functions/v1/submit-testimonial`, {
    headers: { apikey: 'public-anonymous-key' },
    data: { ...answers, rating: 4, consentVideo: true, consentWebsite: true },
  });
  expect([call.status(), call.headers()['retry-after']]).toEqual([503, '2']);
  expect((await request.get(`${base}/readyz`)).status()).toBe(503);
  expect((await request.get(`${base}/healthz`)).status()).toBe(200);

  await page.goto(`${base}/share-your-story`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${base}/search?q=gums`);
  await expect(page.getByRole('main')).toContainText(/NHS|General Dentistry/);

  // Unexpected errors are shown inside the site's layout.
  await page.goto(withdrawLink());
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  expect(await stateViolations(page, 'error screen')).toEqual([]);
});
