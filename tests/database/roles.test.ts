import type { Client } from 'pg';
import { expect, test } from 'vitest';
import { blogPostFields } from '../../server/articles/rest/blog-posts-query.ts';
import { migrate } from '../../server/migrate.ts';
import { asRole, freshDatabase } from '../support/fresh-database.ts';

const noRight = { code: '42501' };

const addPost = (client: Client, slug: string, publishedAt: string) =>
  client.query(
    `insert into blog_posts (slug, title, excerpt, content, category, author, published_at)
     values ($1, 'Title', 'Excerpt', '<p>Words</p>', 'Dental Health', 'Team', $2)`,
    [slug, publishedAt],
  );

test('the web role reads no words of a request through its function', async () => {
  const urls = await freshDatabase();
  const { fields } = await asRole(urls.site_web, (web) => web.query('select * from testimonial_state(gen_random_uuid())'));
  expect(fields.map(({ name }) => name)).toEqual(['request_reference', 'submitted', 'contacted']);
});

test('the web role reads no scheduled or withdrawn article, nor its search words or origin', async () => {
  const urls = await freshDatabase();
  await asRole(urls.site_worker, async (worker) => {
    for (const [slug, publishedAt] of [
      ['shown', '2020-01-01T09:00:00Z'],
      ['scheduled', '2120-01-01T09:00:00Z'],
      ['withdrawn', '2020-01-02T09:00:00Z'],
    ] as const)
      await addPost(worker, slug, publishedAt);
    await worker.query("insert into post_provenance (post_id, slug, source) select id, slug, 'backlog' from blog_posts");
  });
  await asRole(urls.site_desk, (desk) => desk.query("select withdraw_post(id) from blog_posts where slug = 'withdrawn'"));
  await asRole(urls.site_web, async (web) => {
    const { rows } = await web.query(
      `select array(select slug from post_provenance) as origins,
         (select count(*)::int from post_words) as words`,
    );
    expect(rows).toEqual([{ origins: ['shown'], words: 1 }]);
  });
  const origins = 'select from post_provenance';
  expect(await asRole(urls.site_worker, async (worker) => (await worker.query(origins)).rowCount)).toBe(3);
  expect(await asRole(urls.site_desk, async (desk) => (await desk.query(origins)).rowCount)).toBe(3);
});

test('the web role reads the files of published content, and no article of the history or file that is only scheduled', async () => {
  const urls = await freshDatabase();
  await asRole(urls.site_worker, (worker) =>
    worker.query(
      `insert into content_files select sha256(convert_to(text, 'UTF8')), convert_to(text, 'UTF8')
         from unnest('{published before, published, scheduled, withdrawn}'::text[]) as text;
       insert into content_versions (author, message) values ('Ada', 'One'), ('Ada', 'Two');
       insert into content_publications (version_id) values (1), (2);
       insert into content_version_files values (1, 'a.yaml', sha256('published before')), (2, 'a.yaml', sha256('published'));
       insert into content_schedules (parent_id, due_at, author, message) values (2, 'infinity', 'Ada', 'Three');
       insert into content_schedule_files values (1, 'a.yaml', sha256('published'), sha256('scheduled'));
       insert into content_articles values (2, 'articles/a.md', sha256('withdrawn'), null)`,
    ),
  );
  const texts = (url: string) =>
    asRole(url, async (client) => {
      const { rows } = await client.query<{ text: string }>(
        `select convert_from(bytes, 'UTF8') as text from content_files order by 1`,
      );
      return rows.map(({ text }) => text);
    });
  // A web process may still be loading the version before.
  expect(await texts(urls.site_web)).toEqual(['published', 'published before']);
  for (const url of [urls.site_worker, urls.site_desk, urls.site_owner])
    expect(await texts(url)).toEqual(['published', 'published before', 'scheduled', 'withdrawn']);
});

const changeErasures = [
  'insert into erasures values (gen_random_uuid())',
  'update erasures set erased_at = now()',
  'delete from erasures',
];

/** For each role, what its process needs, and what an attacker who controls the process would try. */
const rights: Record<'site_web' | 'site_anon' | 'site_worker' | 'site_desk', { allowed: string[]; refused: string[] }> = {
  site_web: {
    allowed: [
      'select * from request_article()',
      "insert into pgboss.job (name, data) values ('content-report', null)",
      'select * from content_files, content_version_files, content_publications',
      'select publication_id, path from content_changes',
    ],
    refused: [
      'select before from content_changes',
      'select message from content_versions',
      'select * from testimonial_requests',
      'select count(*) from testimonial_requests',
      'select reference from testimonial_requests',
      'copy testimonial_requests to stdout',
      "update testimonial_requests set title = 'x'",
      'delete from testimonial_requests',
      ...changeErasures,
      'select data from pgboss.job',
      'select output from pgboss.job_common',
      'select singleton_key from pgboss.job_common',
      "update pgboss.job set state = 'completed'",
      'delete from pgboss.job',
      "insert into blog_posts (slug, title, excerpt, content, category, author) values ('a', 'a', 'a', 'a', 'a', 'a')",
      "update blog_posts set title = 'x'",
      'delete from blog_posts',
      "insert into post_provenance (post_id, slug, source) values (gen_random_uuid(), 'a', 'backlog')",
      'delete from post_provenance',
      'update post_total set posts = 9',
      'select * from article_attempts',
      "insert into article_attempts (asked_by) values ('schedule')",
      "update article_attempts set outcome = 'published'",
      'select * from article_budget',
      'update article_budget set published = 0',
      "insert into indexnow_ledger values ('https://x', 'hash-hash', now(), 200)",
      'delete from content_files',
      'delete from content_version_files',
      "insert into content_versions (author, message) values ('x', 'y')",
      'delete from content_versions',
      'insert into content_publications (version_id) values (1)',
      'delete from content_publications',
      'select * from link_failures',
      'select * from desk_sessions',
      'select * from restore_post(gen_random_uuid())',
      'set role site_anon',
    ],
  },
  site_anon: {
    allowed: [
      `select ${blogPostFields.join(', ')} from blog_posts`,
      'set role none',
      'reset role',
      'set session authorization default',
    ],
    refused: [
      'select image_alt from blog_posts',
      "update blog_posts set title = 'x'",
      'delete from blog_posts',
      'select * from testimonial_requests',
      'select * from post_provenance',
      "select * from mark_contacted('00000000-0000-4000-8000-000000000000')",
      'select * from rate_limits',
      'select * from pgboss.job',
      'select * from request_article()',
      'select * from indexnow_ledger',
      'select * from desk_sessions',
      'select * from restore_post(gen_random_uuid())',
      'set role site_web',
      'set role site_worker',
      'set role site_owner',
    ],
  },
  site_worker: {
    allowed: [
      'select * from testimonial_requests',
      'update content_schedules set waits_for_owner = true',
      'update pgboss.queue set monitor_on = now()',
      'select path from desk_drafts',
      // A schedule publishes articles, too.
      'select * from restore_post(gen_random_uuid())',
      // As at each start.
      `select pgboss.create_queue('__pgboss__send-it', '{"policy":"standard"}')`,
    ],
    refused: [
      'select * from desk_sessions',
      'select * from desk_members',
      'select bytes from desk_drafts',
      'delete from desk_set_aside',
      'update content_schedules set by_owner = true',
      // pg-boss would run it as the owner.
      `insert into pgboss.bam (name, version, status, table_name, command) values ('x', 1, 'pending', 'job_common', 'select 1')`,
      'update pgboss.version set version = 1',
      "update pgboss.queue set table_name = 'x'",
      ...changeErasures,
    ],
  },
  site_desk: {
    allowed: ['select * from desk_sessions', 'update content_schedules set by_owner = false'],
    refused: [
      'update content_schedules set due_at = now()',
      'delete from link_failures',
      ...['rate_limits', 'indexnow_ledger', 'article_budget', 'article_attempts', 'post_words', 'pgboss.job'].map(
        (table) => `select * from ${table}`,
      ),
      'delete from desk_trail',
      "update desk_trail set who = 'x'",
      'delete from content_publications',
      'select idempotency_key from testimonial_requests',
      'update testimonial_requests set contacted_at = null',
      'delete from testimonial_requests',
      ...changeErasures,
      "update blog_posts set slug = 'x'",
      'delete from blog_posts',
      'update post_provenance set withdrawn_post = null',
      'delete from post_provenance',
      'insert into pgboss.job (name) values (null)',
    ],
  },
};

// @spec 6: The web role reads no request and writes no post
test.each(Object.entries(rights))('%s has the rights of its process and no others', async (role, { allowed, refused }) => {
  const urls = await freshDatabase();
  await asRole(urls[role as keyof typeof rights], async (client) => {
    for (const statement of allowed) await client.query(statement);
    expect((await client.query('select current_user::text as role')).rows).toEqual([{ role }]);
    for (const statement of refused) await expect(client.query(statement), statement).rejects.toMatchObject(noRight);
  });
});

test('no role of the site can create a table, a temporary table, a function or a large object', async () => {
  // Migrated here, because a copy of the template does not have its rights.
  const urls = await freshDatabase({ migrated: false });
  await migrate(urls.site_owner, () => {});
  for (const url of [urls.site_web, urls.site_anon, urls.site_worker, urls.site_desk]) {
    await asRole(url, async (client) => {
      await expect(client.query('create temporary table mine (id int)')).rejects.toMatchObject(noRight);
      await expect(client.query('create table mine (id int)')).rejects.toMatchObject(noRight);
      await expect(client.query("create function mine() returns int language sql as 'select 1'")).rejects.toMatchObject(noRight);
      for (const create of ['lo_creat(-1)', 'lo_create(0)', "lo_from_bytea(0, 'x')"])
        await expect(client.query(`select ${create}`), create).rejects.toMatchObject(noRight);
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
});
