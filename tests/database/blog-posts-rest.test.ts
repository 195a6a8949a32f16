import { Pool } from 'pg';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { loadContent } from '../../content-model/load.ts';
import { createBlogPosts } from '../../server/articles/blog-posts.ts';
import { blogPostsRest } from '../../server/articles/rest/blog-posts-rest.ts';
import { seedFirstArticles } from '../../server/articles/seed-first-articles.ts';
import { createChangeCache } from '../../server/platform/db/change-cache.ts';
import { listen } from '../../server/platform/db/listen.ts';
import { asRole, freshDatabase } from '../support/fresh-database.ts';
import { whileLocked } from '../support/locked-articles.ts';

const silent = pino({ level: 'silent' });
const { blogArticles } = loadContent('content');

async function seeded() {
  const urls = await freshDatabase();
  await seedFirstArticles(urls.site_worker, blogArticles);
  return urls;
}

/** Ends every connection and refuses new ones, like a stopped server. */
async function takeDatabaseDown({ admin }: { admin: string }) {
  const database = new URL(admin).pathname.slice(1);
  const elsewhere = new URL(admin);
  elsewhere.pathname = '/postgres';
  await asRole(elsewhere.href, async (client) => {
    await client.query(`alter database ${database} allow_connections false`);
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [database]);
  });
}

test('serves cached answers while the database is down, and 503 for others', async () => {
  const urls = await seeded();
  const pool = new Pool({ connectionString: urls.site_anon });
  pool.on('error', () => {});
  onTestFinished(() => pool.end());
  const cache = createChangeCache();
  const rest = blogPostsRest(pool, cache, 'public-anonymous-key');
  const get = (query: string) => rest.request(`/blog_posts${query}`, { headers: { apikey: 'public-anonymous-key' } });
  expect((await get('?limit=2')).status).toBe(200);
  await takeDatabaseDown(urls);
  cache.changed();
  expect((await get('?limit=2')).status).toBe(200);
  const fresh = await get('?limit=3');
  expect([fresh.status, ((await fresh.json()) as { code: string }).code]).toEqual([503, 'PGRST000']);
});

test('leaves no statement in the database, whatever columns are asked for', async () => {
  const pool = new Pool({ connectionString: (await seeded()).site_anon, max: 1 });
  onTestFinished(() => pool.end());
  const rest = blogPostsRest(pool, createChangeCache(), 'public-anonymous-key');
  for (const select of ['*', 'slug,title', 'title,slug'])
    expect(
      (await rest.request(`/blog_posts?select=${select}`, { headers: { apikey: 'public-anonymous-key', Prefer: 'count=exact' } }))
        .status,
    ).toBe(200);
  expect((await pool.query('select name from pg_prepared_statements')).rows).toEqual([]);
});

test('is notified of changed and withdrawn posts, also after its connection was lost', async () => {
  const urls = await seeded();
  let notified = 0;
  const listener = listen(urls.site_web, 'blog_posts_changed', silent, () => {
    notified += 1;
  });
  onTestFinished(() => listener.close());
  await vi.waitFor(() => expect(notified).toBe(1), 5_000);
  await asRole(urls.site_worker, (worker) =>
    worker.query("update blog_posts set title = 'Changed' where slug = $1", [blogArticles[0]?.slug]),
  );
  await vi.waitFor(() => expect(notified).toBe(2), 5_000);
  await asRole(urls.admin, (admin) =>
    admin.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'site-listen-blog_posts_changed' and datname = current_database()",
    ),
  );
  await vi.waitFor(() => expect(notified).toBe(3), 5_000);
  await asRole(urls.site_worker, (worker) => worker.query('delete from blog_posts where slug = $1', [blogArticles[0]?.slug]));
  await vi.waitFor(() => expect(notified).toBe(4), 5_000);
});

test('search ranks matches in titles before matches in texts, matches other forms of a word, and finds a changed title at once', async () => {
  const urls = await seeded();
  const pool = new Pool({ connectionString: urls.site_web, max: 2 });
  onTestFinished(() => pool.end());
  const posts = createBlogPosts(pool, createChangeCache(), []);
  const found = await posts.search('brushing teeth', 20);
  expect(found[0]?.slug).toBe('how-to-brush-so-that-it-counts');
  expect(found.length).toBeGreaterThan(1);
  expect(await posts.search('zebra crossing', 20)).toEqual([]);
  for (const odd of ['', '"', '& | ! ( )', "' or 1=1 --", '\\', '<zebra>', 'a'.repeat(5_000)]) {
    expect(await posts.search(odd, 20), odd.slice(0, 20)).toEqual([]);
  }
  const slug = blogArticles[0]?.slug;
  await asRole(urls.site_worker, (worker) => worker.query("update blog_posts set title = 'Zebra' where slug = $1", [slug]));
  expect((await posts.search('zebras', 20)).map((post) => post.slug)).toEqual([slug]);
});

// @spec 7: generate-daily-article: what the server does
test('only an article drafted by a model says so', async () => {
  const urls = await seeded();
  const pool = new Pool({ connectionString: urls.site_web, max: 1 });
  onTestFinished(() => pool.end());
  const [drafted = '', other = ''] = blogArticles.map(({ slug }) => slug);
  await asRole(urls.site_worker, (worker) =>
    worker.query("update post_provenance set source = 'model', model = 'test-model' where slug = $1", [drafted]),
  );
  const posts = createBlogPosts(pool, createChangeCache(), []);
  expect([await posts.bySlug(drafted), await posts.bySlug(other)].map((post) => post?.aiAssisted)).toEqual([true, false]);
});

test('search gives up after two seconds while the database hangs', async () => {
  const urls = await freshDatabase();
  const pool = new Pool({ connectionString: urls.site_web, max: 1 });
  onTestFinished(() => pool.end());
  await whileLocked(urls.site_owner, async () => {
    const began = performance.now();
    await expect(createBlogPosts(pool, createChangeCache(), []).search('teeth', 20)).rejects.toThrow('timeout');
    expect(performance.now() - began).toBeLessThan(8_000);
  });
});
