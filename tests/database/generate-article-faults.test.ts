import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { publishArticle, reserve, startAttempt } from '../../server/articles/generate/article-store.ts';
import type { ArticleDraft } from '../../server/articles/generate/checks/article-draft.ts';
import { createGenerateDailyArticleFunction } from '../../server/articles/generate/generate-function.ts';
import { generateArticle } from '../../server/articles/generate-article-job.ts';
import type { Services } from '../../server/services.ts';
import { goodArticles, replyWith, servicesFor, startMockModel, visitor } from '../support/article-generation.ts';
import { asRole, freshDatabase } from '../support/fresh-database.ts';

const count = async ({ pool }: Services, what: string) => (await pool.query(`select count(*)::int as n from ${what}`)).rows[0].n;
const budget = async ({ pool }: Services) =>
  (await pool.query('select articles_allowed, attempts, published from article_budget')).rows;

/** A model that waits for `answerAll`. `whenCalled` resolves when it is called. */
async function blockingModel() {
  const waiting: (() => void)[] = [];
  let onCall = () => {};
  const model = await startMockModel(async () => {
    await new Promise<void>((answer) => {
      waiting.push(answer);
      onCall();
    });
    return replyWith(goodArticles[0] ?? {});
  });
  return {
    ...model,
    whenCalled: () => new Promise<void>((resolve) => (onCall = resolve)),
    answerAll: () => {
      for (const answer of waiting.splice(0)) answer();
    },
  };
}

async function newAttempt(webUrl: string): Promise<string> {
  const { rows } = await asRole(webUrl, (web) => web.query('select attempt_id from request_article()'));
  return rows[0].attempt_id;
}

test('a worker killed while writing leaves no partial article and no lock, and another worker finishes the attempt', async () => {
  const model = await blockingModel();
  const urls = await freshDatabase();
  const child = spawn(process.execPath, ['server/worker.ts'], {
    env: { ...process.env, ...model.environment, DATABASE_URL: urls.site_worker, SECRET: 's'.repeat(32), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const press = createGenerateDailyArticleFunction(servicesFor(urls.site_web), { waitMs: 120_000, everyMs: 100, maxWaiting: 20 });
  const called = model.whenCalled();
  const answer = press(undefined, visitor());
  await Promise.race([called, once(child, 'exit')]);
  const worker = servicesFor(urls.site_worker, model.environment);
  const locks =
    "pg_locks where locktype = 'advisory' and objid = 860121 and database = (select oid from pg_database where datname = current_database())";
  expect(await count(worker, locks)).toBe(1);
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
  await expect.poll(() => count(worker, locks), { timeout: 60_000 }).toBe(0);
  expect(await count(worker, 'blog_posts')).toBe(0);
  expect(await budget(worker)).toEqual([{ articles_allowed: 3, attempts: 1, published: 0 }]);

  // pg-boss runs the same job again when the heartbeat stops (tests/faults/outages.test.ts waits for that).
  const { rows } = await worker.pool.query("select data from pgboss.job where name = 'generate-article'");
  const calledAgain = model.whenCalled();
  const second = generateArticle.run(worker, rows[0].data);
  await calledAgain;
  model.answerAll();
  await second;
  expect(await answer).toMatchObject({ success: true });
  expect(await count(worker, 'blog_posts')).toBe(1);
  expect(await budget(worker)).toEqual([{ articles_allowed: 3, attempts: 2, published: 1 }]);
});

test('a worker that lost its connection cannot publish an attempt that another worker has taken over', async () => {
  const model = await blockingModel();
  const urls = await freshDatabase();
  const worker = servicesFor(urls.site_worker, model.environment);
  const attemptId = await newAttempt(urls.site_web);
  const called = model.whenCalled();
  const first = generateArticle.run(worker, { attemptId });
  await called;
  await asRole(urls.admin, (admin) =>
    admin.query("select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = 860121"),
  );
  const calledAgain = model.whenCalled();
  const second = generateArticle.run(servicesFor(urls.site_worker, model.environment), { attemptId });
  await calledAgain;
  model.answerAll();
  const ends = await Promise.allSettled([first, second]);
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await count(worker, 'blog_posts')).toBe(1);
  expect(await count(worker, "article_attempts where outcome = 'published'")).toBe(1);
  expect(await count(worker, "pgboss.job where name = 'mail-article-published'")).toBe(1);
});

test('the button and the schedule never generate articles at the same time', async () => {
  let writing = 0;
  let most = 0;
  const articles = [...goodArticles];
  const model = await startMockModel(async () => {
    most = Math.max(most, ++writing);
    await new Promise((done) => setTimeout(done, 300));
    writing -= 1;
    return replyWith(articles.shift() ?? {});
  });
  const urls = await freshDatabase();
  const workers = [1, 2].map(() => servicesFor(urls.site_worker, model.environment)) as [Services, Services];
  const attemptId = await newAttempt(urls.site_web);
  await Promise.all([generateArticle.run(workers[0], null), generateArticle.run(workers[1], { attemptId })]);
  expect(most).toBe(1);
  expect(await count(workers[0], "article_attempts where outcome = 'published'")).toBe(2);
});

test('an article that is ready after its day has ended is not published', async () => {
  const urls = await freshDatabase();
  const worker = servicesFor(urls.site_worker);
  const attempt = await startAttempt(worker.pool, undefined);
  if (!attempt) throw new Error('No attempt');
  const late = { ...attempt, day: '2026-01-01' };
  expect(await reserve(worker.pool, late, 3)).toBe('reserved');
  const article = { draft: {} as ArticleDraft, slug: undefined, markdown: 'Words.', source: 'model' } as const;
  expect(await publishArticle(worker, late, { rounds: 1, inputTokens: 0, outputTokens: 0 }, article)).toBe('day-over');
});

// @spec 6: Whether the server restricts article generation
test("the database refuses articles and attempts beyond the day's budget, and a second scheduled article", async () => {
  const urls = await freshDatabase();
  await asRole(urls.site_worker, async (worker) => {
    await worker.query(
      'insert into article_budget (utc_day, articles_allowed, attempts, published) values (current_date, 1, 6, 1)',
    );
    await expect(worker.query('update article_budget set published = 2')).rejects.toMatchObject({ code: '23514' });
    await expect(worker.query('update article_budget set attempts = 7')).rejects.toMatchObject({ code: '23514' });
    const published = `insert into article_attempts (asked_by, outcome, finished_at, post_id, post_title)
                       values ('schedule', 'published', now(), gen_random_uuid(), 'x')`;
    await worker.query(published);
    await expect(worker.query(published)).rejects.toMatchObject({ code: '23505' });
  });
});

test('no article is generated when the budget cannot be reserved', async () => {
  const model = await startMockModel(() => replyWith(goodArticles[0] ?? {}));
  const urls = await freshDatabase();
  const worker = servicesFor(urls.site_worker, model.environment);
  await asRole(urls.admin, (admin) => admin.query('revoke insert on article_budget from site_worker'));
  const attemptId = await newAttempt(urls.site_web);
  await generateArticle.run(worker, { attemptId });
  const { rows } = await worker.pool.query('select outcome, cause from article_attempts');
  expect(rows).toEqual([{ outcome: 'failed', cause: 'broken' }]);
  expect(model.calls()).toBe(0);
  const none = servicesFor(urls.site_worker, { ...model.environment, ARTICLES_PER_DAY: '0' });
  await asRole(urls.admin, (admin) => admin.query('grant insert on article_budget to site_worker'));
  await generateArticle.run(none, { attemptId: await newAttempt(urls.site_web) });
  expect(model.calls()).toBe(0);
  expect(await count(worker, "article_attempts where outcome = 'refused'")).toBe(1);
});
