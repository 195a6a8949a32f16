import { PgBoss, TestClock } from 'pg-boss';
import { expect, onTestFinished, test } from 'vitest';
import { generateArticle } from '../../server/articles/generate-article-job.ts';
import { seedFirstArticles } from '../../server/articles/seed-first-articles.ts';
import type { Services } from '../../server/services.ts';
import { content, servicesFor, startMockModel } from '../support/article-generation.ts';
import { asRole, freshDatabase } from '../support/fresh-database.ts';

const minute = 60_000;

/** A day in the future, because pg-boss does not run what was due before a schedule was created. */
const dayAt = (time: string) => new Date(`${new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)}T${time}Z`);

/** Three workers on one test clock, which pg-boss and its database functions both read. */
async function startWorkers(ownerUrl: string, services: Services, clock: TestClock): Promise<() => Promise<void>> {
  const bosses: PgBoss[] = [];
  for (let number = 0; number < 3; number += 1) {
    // As the owner, because moving the clock replaces a function of pg-boss.
    const boss = new PgBoss({ connectionString: ownerUrl, max: 3, migrate: false, createSchema: false, reindex: false, clock });
    boss.on('error', () => {});
    await boss.start();
    await boss.work(generateArticle.name, { pollingIntervalSeconds: 10 }, async (jobs) => {
      for (const { data } of jobs) await generateArticle.run(services, data);
    });
    const { cron, options } = generateArticle.schedule ?? { cron: '', options: {} };
    await boss.schedule(generateArticle.name, cron, null, options);
    bosses.push(boss);
  }
  // Starting pg-boss recreates the clock's table, which the worker needs to date its jobs.
  await asRole(ownerUrl, (owner) => owner.query('grant select on pgboss.__pgboss_test_clock to site_worker'));
  const stop = async () => {
    for (const boss of bosses.splice(0)) await boss.stop({ graceful: false });
  };
  onTestFinished(stop);
  return stop;
}

const stateOf = async ({ pool }: Services) => {
  const { rows } = await pool.query(
    `select (select count(*)::int from pgboss.job where name = 'generate-article') as jobs,
            (select count(*)::int from article_attempts where asked_by = 'schedule') as attempts,
            (select count(*)::int from article_attempts where outcome = 'published') as published,
            (select count(*)::int from post_provenance where source <> 'first-articles') as articles`,
  );
  return rows[0];
};

/** Moves the clock, but not while a job runs: on a busy machine the job would outlive its heartbeat and run again. */
async function advance(clock: TestClock, { pool }: Services, ms: number, until = async () => false): Promise<void> {
  const running = async () =>
    (await pool.query("select from pgboss.job where name = 'generate-article' and state = 'active'")).rowCount;
  for (let passed = 0; passed < ms && !(await until()); passed += 10_000) {
    await clock.tick(10_000);
    await expect.poll(running, { timeout: 60_000, interval: 20 }).toBe(0);
  }
}

// @spec 9: Daily article at 9 AM UTC
test('three workers publish one article, none before nine, and once if all were stopped at nine', async () => {
  const urls = await freshDatabase();
  await seedFirstArticles(urls.site_worker, content.blogArticles);
  const worker = servicesFor(urls.site_worker);
  const clock = new TestClock(dayAt('08:57:00'));
  const stop = await startWorkers(urls.site_owner, worker, clock);
  await advance(clock, worker, 2 * minute);
  expect(await stateOf(worker)).toMatchObject({ jobs: 0 });
  await stop();
  await clock.setTime(dayAt('14:00:00'));
  await startWorkers(urls.site_owner, worker, clock);
  await advance(clock, worker, 60 * minute, async () => (await stateOf(worker)).published > 0);
  await advance(clock, worker, 10 * minute);
  expect(await stateOf(worker)).toEqual({ jobs: 1, attempts: 1, published: 1, articles: 1 });
});

const mailsOf = async ({ pool }: Services) => {
  const { rows } = await pool.query<{ day: string; cause: string }>(
    `select attempt.utc_day::text as day, attempt.cause from pgboss.job as mail
     join article_attempts as attempt on attempt.id = (mail.data ->> 'attemptId')::uuid
     where mail.name = 'mail-article-skipped' order by attempt.asked_at`,
  );
  return rows;
};

// @spec 9: Daily article at 9 AM UTC
test('requests from visitors never use up the scheduled article', async () => {
  const urls = await freshDatabase();
  await seedFirstArticles(urls.site_worker, content.blogArticles);
  const worker = servicesFor(urls.site_worker, { ARTICLES_PER_DAY: '3' });
  const press = async () => {
    const { rows } = await asRole(urls.site_web, (web) => web.query('select attempt_id as id from request_article()'));
    await generateArticle.run(worker, { attemptId: rows[0].id });
  };
  for (let pressed = 0; pressed < 4; pressed += 1) await press();
  await generateArticle.run(worker, null);
  await worker.pool.query("update article_attempts set asked_at = asked_at - interval '2 minutes' where outcome = 'refused'");
  await press();
  const { rows } = await worker.pool.query('select asked_by, outcome, cause from article_attempts order by started_at');
  expect(rows).toEqual([
    { asked_by: 'button', outcome: 'published', cause: null },
    { asked_by: 'button', outcome: 'published', cause: null },
    { asked_by: 'button', outcome: 'refused', cause: 'kept-for-schedule' },
    { asked_by: 'schedule', outcome: 'published', cause: null },
    { asked_by: 'button', outcome: 'refused', cause: 'articles-published' },
  ]);
  expect(await mailsOf(worker)).toEqual([]);
});

test('the editor gets one email for each day without a scheduled article', async () => {
  const urls = await freshDatabase();
  await seedFirstArticles(urls.site_worker, content.blogArticles);
  const worker = servicesFor(urls.site_worker);
  const advanceDay = async () => {
    await worker.pool.query("update article_attempts set asked_at = asked_at - interval '1 day'");
    await worker.pool.query('update article_budget set utc_day = utc_day - 1');
  };
  // The first day: there was no day before to report.
  await generateArticle.run(worker, null);
  expect(await mailsOf(worker)).toEqual([]);
  await advanceDay();
  await advanceDay();
  // No worker ran yesterday.
  await generateArticle.run(worker, null);
  expect(await mailsOf(worker)).toMatchObject([{ cause: 'missed' }]);
  await generateArticle.run(worker, null);
  expect(await mailsOf(worker)).toHaveLength(1);
  await advanceDay();
  // A worker died during the article, and no other worker took over.
  await worker.pool.query("insert into article_attempts (asked_by, started_at) values ('schedule', now())");
  await worker.pool.query(
    "insert into article_budget (utc_day, articles_allowed) values ((now() at time zone 'UTC')::date, 3) on conflict do nothing",
  );
  await advanceDay();
  await generateArticle.run(worker, null);
  expect(await mailsOf(worker)).toMatchObject([{ cause: 'missed' }, { cause: 'abandoned' }]);
});

test('the schedule does not repeat a failure that will not pass', async () => {
  const model = await startMockModel(() => ({ error: { message: 'bad key' }, status: 401 }));
  const urls = await freshDatabase();
  const worker = servicesFor(urls.site_worker, model.environment);
  await generateArticle.run(worker, null);
  expect(await mailsOf(worker)).toMatchObject([{ cause: 'writer-unavailable' }]);
});

test('the schedule publishes once per UTC day, however often it runs, and gives up after three failures', async () => {
  const model = await startMockModel(() => ({ error: { message: 'busy' }, status: 503 }));
  const urls = await freshDatabase();
  const away = servicesFor(urls.site_worker, model.environment);
  await expect(generateArticle.run(away, null)).rejects.toThrow('writer-unavailable');
  await expect(generateArticle.run(away, null)).rejects.toThrow('writer-unavailable');
  await generateArticle.run(away, null);
  const { rows } = await away.pool.query("select count(*)::int as mails from pgboss.job where name = 'mail-article-skipped'");
  expect(rows).toEqual([{ mails: 1 }]);

  await seedFirstArticles(urls.site_worker, content.blogArticles);
  const worker = servicesFor(urls.site_worker);
  await generateArticle.run(worker, null);
  await generateArticle.run(worker, null);
  const { rows: outcomes } = await worker.pool.query('select outcome, cause from article_attempts order by asked_at');
  expect(outcomes).toEqual([
    ...Array.from({ length: 3 }, () => ({ outcome: 'failed', cause: 'writer-unavailable' })),
    { outcome: 'published', cause: null },
    { outcome: 'refused', cause: 'articles-published' },
  ]);
});
