import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { expect, test } from 'vitest';
import { migrate } from '../../server/migrate.ts';
import { asRole, freshDatabase } from '../support/fresh-database.ts';

const refused = { code: '42501' };

const submit = (client: Client, key: string, reference: string) =>
  client.query<{ request_id: string; request_reference: string; created: boolean }>(
    'select * from store_testimonial($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, true, true, false, $11, null)',
    [key, reference, 'Ada', 'Lister', 'ada@patient.example', '01632960123', 'Invisalign', 5, 'Straight at last', null, '2025-01'],
  );

const addPost = (client: Client, slug: string, publishedAt: string) =>
  client.query(
    `insert into blog_posts (slug, title, excerpt, content, category, author, published_at)
     values ($1, 'Title', 'Excerpt', '<p>Words</p>', 'Dental Health', 'Team', $2)`,
    [slug, publishedAt],
  );

test('the web role reads published posts, and none with a future date', async () => {
  const urls = await freshDatabase();
  await asRole(urls.site_worker, async (worker) => {
    await addPost(worker, 'out-already', '2020-01-01T09:00:00Z');
    await addPost(worker, 'next-century', '2120-01-01T09:00:00Z');
  });
  const { rows } = await asRole(urls.site_web, (web) => web.query<{ slug: string }>('select slug from blog_posts'));
  expect(rows.map((row) => row.slug)).toEqual(['out-already']);
});

// @spec 6: The web role reads no request and writes no post
test('the web role cannot write a post', async () => {
  const urls = await freshDatabase();
  await asRole(urls.site_web, async (web) => {
    await expect(addPost(web, 'hello', '2020-01-01')).rejects.toMatchObject(refused);
    await expect(web.query("update blog_posts set title = 'x'")).rejects.toMatchObject(refused);
    await expect(web.query('delete from blog_posts')).rejects.toMatchObject(refused);
  });
});

test('the web role stores testimonial requests through its function, and cannot read them', async () => {
  const urls = await freshDatabase();
  await asRole(urls.site_web, async (web) => {
    const { rows } = await submit(web, randomUUID(), 'ABCD2345');
    expect(rows[0]).toMatchObject({ request_reference: 'ABCD2345', created: true });
    await expect(web.query('select * from testimonial_requests')).rejects.toMatchObject(refused);
    await expect(web.query('select count(*) from testimonial_requests')).rejects.toMatchObject(refused);
    await expect(web.query("update testimonial_requests set title = 'x'")).rejects.toMatchObject(refused);
    await expect(web.query('copy testimonial_requests to stdout')).rejects.toMatchObject(refused);
  });
  const { rows } = await asRole(urls.site_worker, (worker) => worker.query('select first_name from testimonial_requests'));
  expect(rows).toEqual([{ first_name: 'Ada' }]);
});

test('one key stores one request when it is sent several times at once', async () => {
  const urls = await freshDatabase();
  const key = randomUUID();
  const references = ['AAAA2222', 'BBBB3333', 'CCCC4444', 'DDDD5555', 'EEEE6666'];
  const answers = await Promise.all(references.map((reference) => asRole(urls.site_web, (web) => submit(web, key, reference))));
  const stored = new Set(answers.map(({ rows }) => rows[0]?.request_reference));
  expect(stored.size).toBe(1);
  expect(answers.filter(({ rows }) => rows[0]?.created)).toHaveLength(1);
});

test('the function refuses a request that breaks the rules', async () => {
  const urls = await freshDatabase();
  await asRole(urls.site_web, async (web) => {
    await expect(submit(web, randomUUID(), 'OOOO0000')).rejects.toMatchObject({ code: '23514' });
  });
});

test('the anonymous role reads published posts and nothing else, and cannot become another role', async () => {
  const urls = await freshDatabase();
  await asRole(urls.site_anon, async (anon) => {
    expect((await anon.query('select count(*)::int as count from blog_posts')).rows).toEqual([{ count: 0 }]);
    for (const statement of ['set role none', 'reset role', 'set session authorization default']) {
      await anon.query(statement);
      expect((await anon.query('select current_user::text as role')).rows, statement).toEqual([{ role: 'site_anon' }]);
    }
    for (const role of ['site_web', 'site_worker', 'site_owner'])
      await expect(anon.query(`set role ${role}`), role).rejects.toMatchObject(refused);
    for (const query of [
      'select * from testimonial_requests',
      'select * from rate_limits',
      'select * from pgboss.job',
      'select * from request_article()',
      'select * from indexnow_ledger',
    ])
      await expect(anon.query(query), query).rejects.toMatchObject(refused);
  });
  await asRole(urls.site_web, (web) => expect(web.query('set role site_anon')).rejects.toMatchObject(refused));
});

test('the web role cannot read job data from the queue', async () => {
  const urls = await freshDatabase();
  await asRole(urls.site_web, async (web) => {
    for (const table of ['pgboss.job', 'pgboss.job_common'])
      for (const column of ['*', 'data', 'singleton_key', 'output'])
        await expect(web.query(`select ${column} from ${table}`), `${column} of ${table}`).rejects.toMatchObject(refused);
  });
});

test('no role of the site can create a table, a temporary table or a function', async () => {
  // Migrated here, because a copy of the template does not have its rights.
  const urls = await freshDatabase({ migrated: false });
  await migrate(urls.site_owner, () => {});
  for (const url of [urls.site_web, urls.site_anon, urls.site_worker]) {
    await asRole(url, async (client) => {
      await expect(client.query('create temporary table mine (id int)')).rejects.toMatchObject(refused);
      await expect(client.query('create table mine (id int)')).rejects.toMatchObject(refused);
      await expect(client.query("create function mine() returns int language sql as 'select 1'")).rejects.toMatchObject(refused);
    });
  }
});

test('the stored total of published posts equals the count after every kind of change', async () => {
  const urls = await freshDatabase();
  const totals = async () => {
    const seen: number[] = [];
    for (const role of ['site_web', 'site_anon'] as const) {
      const { rows } = await asRole(urls[role], (reader) =>
        reader.query<{ total: number; counted: number }>(
          'select published_post_total() as total, (select count(*)::int from blog_posts) as counted',
        ),
      );
      expect(rows[0]?.total).toBe(rows[0]?.counted);
      seen.push(rows[0]?.total ?? -1);
    }
    return seen;
  };
  expect(await totals()).toEqual([0, 0]);
  await asRole(urls.site_worker, async (worker) => {
    await addPost(worker, 'first', '2020-01-01T09:00:00Z');
    await addPost(worker, 'second', '2020-01-02T09:00:00Z');
    await addPost(worker, 'next-century', '2120-01-01T09:00:00Z');
    await worker.query('begin');
    await addPost(worker, 'never', '2020-01-03T09:00:00Z');
    await worker.query('rollback');
  });
  expect(await totals()).toEqual([2, 2]);
  await asRole(urls.site_worker, (worker) =>
    worker.query("update blog_posts set published_at = '2020-01-04T09:00:00Z' where slug = 'next-century'"),
  );
  expect(await totals()).toEqual([3, 3]);
  await asRole(urls.site_worker, (worker) => worker.query("delete from blog_posts where slug in ('first', 'second')"));
  expect(await totals()).toEqual([1, 1]);
  await asRole(urls.site_owner, (owner) => owner.query('truncate blog_posts cascade'));
  expect(await totals()).toEqual([0, 0]);
  await asRole(urls.site_web, (web) => expect(web.query('update post_total set posts = 9')).rejects.toMatchObject(refused));
});
