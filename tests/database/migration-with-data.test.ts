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
/** The first version that stored anything: posts and requests. */
const firstVersion = 2;
const { blogArticles } = loadContent('content');
const requestsBefore = 20_000;

/** A folder with the first so many migrations, as an older release had it. */
function releaseWith(count: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of migrations.slice(0, count)) cpSync(join(migrationsFolder, file), join(folder, file));
  return folder;
}

const fillIn = (urls: RoleUrls) =>
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

/** What the version of the first two migrations asks of the database, each as its own role, over and over. */
async function serveAsBefore(urls: RoleUrls, during: () => Promise<void>) {
  const web = new Pool({ connectionString: urls.site_web, max: 4, statement_timeout: 10_000 });
  const worker = new Pool({ connectionString: urls.site_worker, max: 2, statement_timeout: 10_000 });
  onTestFinished(async () => void (await Promise.all([web.end(), worker.end()])));
  const acknowledged: string[] = [];
  let answered = 0;
  let longest = 0;
  let serving = true;
  const over = async (statement: () => Promise<unknown>) => {
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
  const loops = [...[submit, submit, list, mail].map(over), holdingALock()];
  // A statement that fails ends the test here, and not only when the migration is through.
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

const whole = (urls: RoleUrls) =>
  asRole(urls.site_owner, async (owner) => {
    const { rows } = await owner.query<{ posts: number; requests: number; keys: string[] }>(
      `select (select count(*)::int from blog_posts) as posts, count(*)::int as requests,
         array_agg(idempotency_key::text) filter (where submitted_at > now() - interval '10 minutes') as keys from testimonial_requests`,
    );
    return rows[0];
  });

const rows: { what: string; figure: string; note?: string }[] = [];

test('every later migration goes over a database with data while the version before it serves: nothing fails, nothing is lost', async () => {
  const urls = await freshDatabase({ migrated: false });
  await migrate(urls.site_owner, () => {}, releaseWith(firstVersion));
  await fillIn(urls);
  let stored = requestsBefore;
  for (const [index, file] of migrations.entries()) {
    if (index < firstVersion) continue;
    const release = releaseWith(index + 1);
    let took = 0;
    const { acknowledged, answered, longest } = await serveAsBefore(urls, async () => {
      const began = performance.now();
      await migrate(urls.site_owner, () => {}, release);
      took = performance.now() - began;
    });
    stored += acknowledged.length;
    const after = await whole(urls);
    expect([after?.posts, after?.requests]).toEqual([blogArticles.length, stored]);
    expect(acknowledged.filter((key) => !after?.keys.includes(key))).toEqual([]);
    // Longer than this, and a visitor sees an error: statements are given up after ten seconds.
    expect(longest).toBeLessThan(5_000);
    rows.push({
      what: `${file} with ${requestsBefore} requests and ${blogArticles.length} posts`,
      figure: `0 of ${answered} statements failed`,
      note: `took ${Math.round(took)} ms; the longest statement of the old version ${Math.round(longest)} ms, beside a reader that holds its lock for 300 ms`,
    });
  }
});

test('all of them at once, from the first version to this one, over the same data', async () => {
  const urls = await freshDatabase({ migrated: false });
  await migrate(urls.site_owner, () => {}, releaseWith(firstVersion));
  await fillIn(urls);
  const { acknowledged, answered, longest } = await serveAsBefore(urls, () => migrate(urls.site_owner, () => {}));
  expect(await whole(urls)).toMatchObject({ posts: blogArticles.length, requests: requestsBefore + acknowledged.length });
  // What a migration makes of what was there: the words that search looks through.
  await asRole(urls.site_owner, async (owner) => {
    const { rowCount } = await owner.query('select from post_words');
    expect(rowCount).toBe(blogArticles.length);
  });
  expect(longest).toBeLessThan(5_000);
  rows.push({
    what: `All ${migrations.length - firstVersion} later migrations at once`,
    figure: `0 of ${answered} statements failed, 0 of ${acknowledged.length} acknowledged requests lost`,
    note: `the longest statement of the old version ${Math.round(longest)} ms`,
  });
  writeFigures('migrations', {
    title: 'Migrations over data, while the version before serves',
    test: 'tests/database/migration-with-data.test.ts',
    command: 'npm run test:database -- tests/database/migration-with-data.test.ts',
    rows,
  });
});

test('a migration that the version before cannot live with is found out here', async () => {
  const urls = await freshDatabase({ migrated: false });
  await migrate(urls.site_owner, () => {}, releaseWith(firstVersion));
  await fillIn(urls);
  const rename = () =>
    asRole(urls.site_owner, async (owner) => {
      await owner.query('alter table blog_posts rename column excerpt to summary');
    });
  await expect(serveAsBefore(urls, rename)).rejects.toThrow('column "excerpt" does not exist');
});
