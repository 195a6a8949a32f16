import { createServer } from 'node:net';
import { PgBoss } from 'pg-boss';
import { expect, onTestFinished, test } from 'vitest';
import { liveVersionId } from '../../server/publishing/content-versions.ts';
import { publish } from '../../server/publishing/publish.ts';
import type { Services } from '../../server/services.ts';
import { deskWorld } from '../support/desk-world.ts';
import { asRole } from '../support/fresh-database.ts';
import { siteServices } from '../support/site-services.ts';
import { testimonialBackend } from '../support/testimonial-backend.ts';

/** The value of a series as Prometheus reads it. */
async function metricValue({ metrics }: Services, series: string): Promise<number | undefined> {
  const line = (await metrics.registry.metrics()).split('\n').find((text) => text.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

test('a retried job waits since it was queued, and is due only after its retry delay', async () => {
  const backend = await testimonialBackend();
  const waiting = () => metricValue(backend.worker, 'job_waiting_seconds{queue="mail-article-published"}');
  const due = () => metricValue(backend.worker, 'job_due_seconds{queue="mail-article-published"}');
  expect([await waiting(), await due()]).toEqual([0, 0]);
  await backend.rows(`insert into pgboss.job (name, state, created_on, start_after)
    values ('mail-article-published', 'retry', now() - interval '20 minutes', now() + interval '1 hour')`);
  expect(await waiting()).toBeGreaterThanOrEqual(1200);
  expect(await due()).toBe(0);
  await backend.rows("update pgboss.job set start_after = now() - interval '11 minutes' where name = 'mail-article-published'");
  expect(await due()).toBeGreaterThanOrEqual(660);
  expect(await metricValue(backend.worker, 'job_waiting_seconds{queue="content-report"}')).toBe(0);
  await backend.rows("update pgboss.job set state = 'completed' where name = 'mail-article-published'");
  expect([await waiting(), await due()]).toEqual([0, 0]);
});

test('a job that fails its last retry is counted as a dead letter of its queue', async () => {
  const { urls, worker } = await testimonialBackend();
  const boss = new PgBoss({ connectionString: urls.site_worker, migrate: false, createSchema: false, reindex: false });
  boss.on('error', () => {});
  await boss.start();
  onTestFinished(() => boss.stop({ graceful: false }));
  await boss.work('indexnow-submit', { pollingIntervalSeconds: 0.5 }, async () => {
    throw new Error('never');
  });
  await boss.send('indexnow-submit', { urls: [] }, { retryLimit: 0 });
  const givenUp = (queue: string) => metricValue(worker, `job_dead_letters{queue="${queue}"}`);
  await expect.poll(() => givenUp('indexnow-submit'), { timeout: 60_000 }).toBe(1);
  expect(await givenUp('content-report')).toBe(0);
  expect(await metricValue(worker, 'job_dead_letters{queue="dead-letters"}')).toBeUndefined();
});

test("article_of_the_day follows the day's scheduled article: none, failed, skipped or published", async () => {
  const { rows, worker } = await testimonialBackend();
  const state = async () => {
    const states = ['published', 'skipped', 'failed', 'none'];
    const values = await Promise.all(states.map((name) => metricValue(worker, `article_of_the_day{state="${name}"}`)));
    expect(values.filter((value) => value === 1)).toHaveLength(1);
    return states[values.indexOf(1)];
  };
  const attempt = (outcome: string, askedBy: string, askedAt: string) =>
    rows(
      `insert into article_attempts (asked_by, asked_at, started_at, finished_at, outcome, cause, post_id, post_title)
       values ($1, ${askedAt}, now(), now(), $2, 'test', gen_random_uuid(), 'Title')`,
      [askedBy, outcome],
    );
  expect(await state()).toBe('none');
  await attempt('published', 'schedule', "now() - interval '1 day'");
  await attempt('failed', 'button', 'now()');
  expect(await state()).toBe('none');
  await attempt('failed', 'schedule', 'now()');
  expect(await state()).toBe('failed');
  await attempt('skipped', 'schedule', 'now()');
  expect(await state()).toBe('skipped');
  await rows("insert into article_budget (utc_day, articles_allowed, published) values ((now() at time zone 'UTC')::date, 3, 1)");
  expect(await state()).toBe('published');
});

test('counts requests that should have been erased more than a day ago', async () => {
  const backend = await testimonialBackend({ env: { RETENTION_CONTACTED_DAYS: '30', RETENTION_OTHER_DAYS: '60' } });
  const kept = () => metricValue(backend.worker, 'testimonial_requests_kept_too_long');
  await backend.submit();
  await backend.rows("update testimonial_requests set submitted_at = now() - interval '60 days 23 hours'");
  expect(await kept()).toBe(0);
  await backend.rows("update testimonial_requests set submitted_at = now() - interval '61 days 1 hour'");
  expect(await kept()).toBe(1);
  await backend.rows("update testimonial_requests set contacted_at = now() - interval '30 days 23 hours'");
  expect(await kept()).toBe(0);
  await backend.rows("update testimonial_requests set contacted_at = now() - interval '31 days 1 hour'");
  expect(await kept()).toBe(1);
});

test('the web process reports whether it is ready, and when security.txt expires', async () => {
  const { urls, web } = await testimonialBackend();
  expect(await metricValue(web, 'site_ready')).toBe(1);
  // From the start: Prometheus sees no increase in a series that begins with 1.
  expect(await metricValue(web, 'testimonials_refused_total{limit="day"}')).toBe(0);
  await asRole(urls.site_owner, async (owner) => {
    await owner.query('begin; lock table pgmigrations');
    const started = performance.now();
    expect(await metricValue(web, 'site_ready')).toBe(0);
    expect(performance.now() - started).toBeLessThan(5_000);
  });
  await asRole(urls.site_owner, (owner) => owner.query('delete from pgmigrations where id = (select max(id) from pgmigrations)'));
  expect(await metricValue(web, 'site_ready')).toBe(0);
  const until = web.content.organisation.contacts.security.validUntil;
  expect(await metricValue(web, 'security_contact_until_timestamp_seconds')).toBe(Date.parse(`${until}T00:00:00Z`) / 1000);
});

test('the desk counts its requests and failed sign-in emails, and reports content that it cannot load', async () => {
  const { ada, get, pool, post, services, smtp } = await deskWorld();
  const value = (series: string) => metricValue(services, series);
  await get('/sign-in');
  expect(await value('http_request_duration_seconds_count{kind="page",method="GET",status="200"}')).toBe(1);
  expect([await value('sign_in_mails_failed_total'), await value('content_outdated')]).toEqual([0, 0]);
  await smtp.stop();
  await post('/sign-in', { email: ada.email });
  await expect.poll(() => value('sign_in_mails_failed_total')).toBe(1);
  const broken = new Map([['organisation.yaml', new TextEncoder().encode('name: 7\n')]]);
  await publish(pool, broken, { author: 'Ada', message: 'Broken', parentId: await liveVersionId(pool) });
  await services.updateContent();
  expect(await value('content_outdated')).toBe(1);
});

const databaseMetrics = /^(testimonial_|job_(waiting|due|dead)|article_)\w+(\{.*\})? /m;

test('only the metrics read from the database are absent while it is down', async () => {
  const away = siteServices('worker', 'postgresql://site_worker@127.0.0.1:1/nothing');
  const text = await away.metrics.registry.metrics();
  expect(text).toMatch(/^database_up 0$/m);
  expect(text).toMatch(/^process_start_time_seconds /m);
  // Not 0, which would clear an alarm that still applies.
  expect(text).not.toMatch(databaseMetrics);
});

test('a database that accepts connections and never answers delays the metrics for less than 4 seconds', async () => {
  const silent = createServer((socket) => void socket.on('error', () => {}));
  onTestFinished(() => void silent.close());
  await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
  const address = silent.address();
  if (!address || typeof address !== 'object') throw new Error('No address');
  const hanging = siteServices('worker', `postgresql://site_worker@127.0.0.1:${address.port}/nothing`);
  const started = performance.now();
  const text = await hanging.metrics.registry.metrics();
  expect(performance.now() - started).toBeLessThan(4_000);
  expect(text).toMatch(/^database_up 0$/m);
  expect(text).not.toMatch(databaseMetrics);
});
