import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { loadContent } from '../../content-model/load.ts';
import { renderMarkdown } from '../../content-model/markdown.ts';
import type { RoleUrls } from '../../local/local-database.ts';
import { migrate } from '../../server/migrate.ts';
import { migrationsFolder } from '../../server/platform/db/migrations-folder.ts';
import { randomReference } from '../../server/testimonials/testimonial-store.ts';
import { asRole, freshDatabase } from '../support/fresh-database.ts';

const migrations = readdirSync(migrationsFolder)
  .filter((file) => file.endsWith('.sql'))
  .sort();
/** The first version that stored posts and requests. */
const firstVersion = 2;
const { blogArticles } = loadContent('content');
const requestsBefore = 20_000;

/** A folder with the first `count` migrations, as in an older release. */
function releaseWith(count: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of migrations.slice(0, count)) cpSync(join(migrationsFolder, file), join(folder, file));
  return folder;
}

const insertData = (urls: RoleUrls) =>
  asRole(urls.site_worker, async (worker) => {
    for (const article of blogArticles) {
      await worker.query(
        'insert into blog_posts (slug, title, excerpt, content, category, author) values ($1, $2, $3, $4, $5, $6)',
        [article.slug, article.title, article.excerpt, renderMarkdown(article.markdown), article.category, article.author],
      );
    }
    await worker.query(
      `insert into testimonial_requests (idempotency_key, reference, first_name, last_name, email, phone, treatment, rating, title,
         consent_video, consent_website, consent_marketing, consent_version, submitted_at)
       select gen_random_uuid(), translate(lpad(to_hex(n), 8, '0'), '01abcdef', 'ZYABCDEF'), 'Ada', 'Lister', 'ada@patient.example',
         '01632960123', 'Invisalign', 5, 'Straight', true, true, false, '2025-01', now() - n * interval '1 minute'
       from generate_series(1, $1) as n`,
      [requestsBefore],
    );
  });

/** Repeats the statements of the first version, each with its own role, while `during` runs. */
async function runFirstVersion(urls: RoleUrls, during: () => Promise<void>) {
  const web = new Pool({ connectionString: urls.site_web, max: 4, statement_timeout: 10_000 });
  const worker = new Pool({ connectionString: urls.site_worker, max: 2, statement_timeout: 10_000 });
  onTestFinished(async () => void (await Promise.all([web.end(), worker.end()])));
  const acknowledged: string[] = [];
  let longest = 0;
  let serving = true;
  const repeat = async (statement: () => Promise<unknown>) => {
    while (serving) {
      const began = performance.now();
      await statement();
      longest = Math.max(longest, performance.now() - began);
    }
  };
  const submit = async () => {
    const key = randomUUID();
    await web.query(
      "select * from submit_testimonial($1, $2, 'Ada', 'Lister', 'ada@patient.example', '01632960123', 'Invisalign', 5, 'Straight', null, true, true, false, '2025-01')",
      [key, randomReference()],
    );
    acknowledged.push(key);
  };
  const list = async () => {
    const { rows } = await web.query(
      'select id, slug, title, excerpt from blog_posts order by published_at desc, id desc limit 20',
    );
    expect(rows.length).toBe(Math.min(20, blogArticles.length));
  };
  const mail = async () => {
    const { rows } = await worker.query(
      'select id from testimonial_requests where notified_at is null order by submitted_at desc limit 1',
    );
    await worker.query('update testimonial_requests set notified_at = now() where id = $1', [rows[0]?.id]);
  };
  const holdingALock = async () => {
    while (serving) await web.query('select pg_sleep(0.3), count(*) from blog_posts');
  };
  const loops = [...[submit, submit, list, mail].map(repeat), holdingALock()];
  // A failed statement ends the test at once.
  const failed = Promise.all(loops);
  try {
    for (const step of [() => sleep(300), during, () => sleep(300)]) await Promise.race([step(), failed]);
  } finally {
    serving = false;
    await Promise.allSettled(loops);
  }
  await failed;
  return { acknowledged, longest };
}

const storedData = (urls: RoleUrls) =>
  asRole(urls.site_owner, async (owner) => {
    const { rows } = await owner.query<{ posts: number; requests: number; keys: string[] }>(
      `select (select count(*)::int from blog_posts) as posts, count(*)::int as requests,
         array_agg(idempotency_key::text) filter (where submitted_at > now() - interval '10 minutes') as keys from testimonial_requests`,
    );
    return rows[0];
  });

test('all later migrations run on a database with data while the first version serves, without a failed statement or lost request', async () => {
  const urls = await freshDatabase({ migrated: false });
  await migrate(urls.site_owner, () => {}, releaseWith(firstVersion));
  await insertData(urls);
  const { acknowledged, longest } = await runFirstVersion(urls, async () => {
    await migrate(urls.site_owner, () => {}, releaseWith(migrations.indexOf('0019_who-may-publish.sql')));
    await asRole(urls.site_owner, (owner) =>
      owner.query(`
        insert into desk_members (name, email, email_verified, role)
          values ('A', 'a@group.example', true, 'owner'), ('B', 'b@group.example', true, 'editor');
        with version as (insert into content_versions (author, message) values ('A', 'M') returning id)
        insert into content_schedules (parent_id, due_at, author, by_owner, email, message)
          select id, now() + interval '1 day', 'A', true, email, 'M'
          from version, unnest(array[null, 'a@group.example', 'b@group.example', 'gone@group.example']) email`),
    );
    await migrate(urls.site_owner, () => {});
  });
  const after = await storedData(urls);
  expect(after).toMatchObject({ posts: blogArticles.length, requests: requestsBefore + acknowledged.length });
  expect(acknowledged.filter((key) => !after?.keys.includes(key))).toEqual([]);
  // The migrations fill the search words of existing posts.
  await asRole(urls.site_owner, async (owner) => {
    const { rowCount } = await owner.query('select from post_words');
    expect(rowCount).toBe(blogArticles.length);
    expect((await owner.query('select role from desk_members order by name')).rows).toEqual([
      { role: 'owner' },
      { role: 'publisher' },
    ]);
    // Only those of the command line and of present owners may change contact addresses.
    const { rows } = await owner.query('select email from content_schedules where by_owner order by email nulls first');
    expect(rows).toEqual([{ email: null }, { email: 'a@group.example' }]);
  });
  // Statements time out after ten seconds, which visitors see as an error.
  expect(longest).toBeLessThan(5_000);
});

test('a migration that waits for a lock gives up before statements behind it fail, and can be repeated', async () => {
  const urls = await freshDatabase({ migrated: false });
  await migrate(urls.site_owner, () => {}, releaseWith(migrations.indexOf('0026_published-files.sql')));
  await asRole(urls.site_owner, async (backup) => {
    await backup.query('begin');
    await backup.query('lock table content_files, content_version_files in access share mode');
    await expect(migrate(urls.site_owner, () => {})).rejects.toThrow('lock timeout');
  });
  await migrate(urls.site_owner, () => {});
}, 20_000);
