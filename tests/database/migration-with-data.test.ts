import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { loadContent } from '../../content/load.ts';
import { renderMarkdown } from '../../content/markdown.ts';
import { migrate } from '../../server/migrate.ts';
import { migrationsFolder } from '../../server/platform/db/migrations-folder.ts';
import type { RoleUrls } from '../../server/platform/db/roles.ts';
import { randomReference } from '../../server/testimonials/submit-testimonial.ts';
import { asRole, freshDatabase } from '../support/fresh-database.ts';
import { writeFigures } from '../support/write-figures.ts';

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
  let answered = 0;
  let longest = 0;
  let serving = true;
  const repeat = async (statement: () => Promise<unknown>) => {
    while (serving) {
      const began = performance.now();
      await statement();
      longest = Math.max(longest, performance.now() - began);
      answered += 1;
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
  return { acknowledged, answered, longest };
}

const storedData = (urls: RoleUrls) =>
  asRole(urls.site_owner, async (owner) => {
    const { rows } = await owner.query<{ posts: number; requests: number; keys: string[] }>(
      `select (select count(*)::int from blog_posts) as posts, count(*)::int as requests,
         array_agg(idempotency_key::text) filter (where submitted_at > now() - interval '10 minutes') as keys from testimonial_requests`,
    );
    return rows[0];
  });

const rows: { what: string; figure: string; note?: string }[] = [];

test('each later migration runs on a database with data while the first version serves, without a failed statement or lost request', async () => {
  const urls = await freshDatabase({ migrated: false });
  await migrate(urls.site_owner, () => {}, releaseWith(firstVersion));
  await insertData(urls);
  let stored = requestsBefore;
  for (const [index, file] of migrations.entries()) {
    if (index < firstVersion) continue;
    const release = releaseWith(index + 1);
    let took = 0;
    const { acknowledged, answered, longest } = await runFirstVersion(urls, async () => {
      const began = performance.now();
      await migrate(urls.site_owner, () => {}, release);
      took = performance.now() - began;
    });
    stored += acknowledged.length;
    const after = await storedData(urls);
    expect([after?.posts, after?.requests]).toEqual([blogArticles.length, stored]);
    expect(acknowledged.filter((key) => !after?.keys.includes(key))).toEqual([]);
    // Statements time out after ten seconds, which visitors see as an error.
    expect(longest).toBeLessThan(5_000);
    rows.push({
      what: `${file} with ${requestsBefore} requests and ${blogArticles.length} posts`,
      figure: `0 of ${answered} statements failed`,
      note: `took ${Math.round(took)} ms; slowest statement of the old version ${Math.round(longest)} ms, with a reader that holds its lock for 300 ms`,
    });
  }
});

test('all later migrations run at once on the same data', async () => {
  const urls = await freshDatabase({ migrated: false });
  await migrate(urls.site_owner, () => {}, releaseWith(firstVersion));
  await insertData(urls);
  const { acknowledged, answered, longest } = await runFirstVersion(urls, () => migrate(urls.site_owner, () => {}));
  expect(await storedData(urls)).toMatchObject({ posts: blogArticles.length, requests: requestsBefore + acknowledged.length });
  // The migrations fill the search words of existing posts.
  await asRole(urls.site_owner, async (owner) => {
    const { rowCount } = await owner.query('select from post_words');
    expect(rowCount).toBe(blogArticles.length);
  });
  expect(longest).toBeLessThan(5_000);
  rows.push({
    what: `All ${migrations.length - firstVersion} later migrations at once`,
    figure: `0 of ${answered} statements failed, 0 of ${acknowledged.length} acknowledged requests lost`,
    note: `slowest statement of the old version ${Math.round(longest)} ms`,
  });
  writeFigures('migrations', {
    title: 'Migrations while the previous release serves',
    test: 'tests/database/migration-with-data.test.ts',
    command: 'npm run test:database -- tests/database/migration-with-data.test.ts',
    rows,
  });
});

test('a migration that breaks the previous release fails this test', async () => {
  const urls = await freshDatabase({ migrated: false });
  await migrate(urls.site_owner, () => {}, releaseWith(firstVersion));
  await insertData(urls);
  const rename = () =>
    asRole(urls.site_owner, async (owner) => {
      await owner.query('alter table blog_posts rename column excerpt to summary');
    });
  await expect(runFirstVersion(urls, rename)).rejects.toThrow('column "excerpt" does not exist');
});
