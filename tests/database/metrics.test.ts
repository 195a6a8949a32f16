import { createServer } from 'node:net';
import { PgBoss } from 'pg-boss';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../server/platform/config.ts';
import { createServices, type Services } from '../../server/services.ts';
import { asRole } from '../support/fresh-database.ts';
import { testimonialBackend } from '../support/testimonial-backend.ts';

/** As Prometheus reads it: the value behind a name with its labels, or nothing. */
async function figure({ metrics }: Services, series: string): Promise<number | undefined> {
  const line = (await metrics.registry.metrics()).split('\n').find((text) => text.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

test('how long a request has been without its mail is told until the mail is out', async () => {
  const backend = await testimonialBackend();
  const waiting = () => figure(backend.worker, 'testimonial_mail_waiting_seconds');
  expect(await waiting()).toBe(0);
  await backend.submit();
  await backend.rows("update testimonial_requests set submitted_at = now() - interval '40 minutes'");
  expect(await waiting()).toBeGreaterThanOrEqual(2400);
  expect(await waiting()).toBeLessThan(2460);
  await backend.startWorking();
  await expect.poll(waiting, { timeout: 60_000 }).toBe(0);
});

test('a mail to staff that is tried again and again waits since it was asked for, and is due only when its pause is over', async () => {
  const backend = await testimonialBackend();
  const waiting = () => figure(backend.worker, 'job_waiting_seconds{queue="mail-article-published"}');
  const due = () => figure(backend.worker, 'job_due_seconds{queue="mail-article-published"}');
  expect([await waiting(), await due()]).toEqual([0, 0]);
  await backend.rows(`insert into pgboss.job (name, state, created_on, start_after)
    values ('mail-article-published', 'retry', now() - interval '20 minutes', now() + interval '1 hour')`);
  expect(await waiting()).toBeGreaterThanOrEqual(1200);
  expect(await due()).toBe(0);
  await backend.rows("update pgboss.job set start_after = now() - interval '11 minutes' where name = 'mail-article-published'");
  expect(await due()).toBeGreaterThanOrEqual(660);
  expect(await figure(backend.worker, 'job_waiting_seconds{queue="content-report"}')).toBe(0);
  await backend.rows("update pgboss.job set state = 'completed' where name = 'mail-article-published'");
  expect([await waiting(), await due()]).toEqual([0, 0]);
});

test('a job that fails at its last try is counted as given up, under the name of its queue', async () => {
  const { urls, worker } = await testimonialBackend();
  const boss = new PgBoss({ connectionString: urls.site_worker, migrate: false, createSchema: false, reindex: false });
  boss.on('error', () => {});
  await boss.start();
  onTestFinished(() => boss.stop({ graceful: false }));
  await boss.work('indexnow-submit', { pollingIntervalSeconds: 0.5 }, async () => {
    throw new Error('never');
  });
  await boss.send('indexnow-submit', { urls: [] }, { retryLimit: 0 });
  const givenUp = (queue: string) => figure(worker, `job_dead_letters{queue="${queue}"}`);
  await expect.poll(() => givenUp('indexnow-submit'), { timeout: 60_000 }).toBe(1);
  expect(await givenUp('content-report')).toBe(0);
  expect(await figure(worker, 'job_dead_letters{queue="dead-letters"}')).toBeUndefined();
});

test("the day's article is missing until it is published, or skipped for a reason", async () => {
  const { rows, worker } = await testimonialBackend();
  const state = async () => {
    const states = ['published', 'skipped', 'failed', 'none'];
    const told = await Promise.all(states.map((name) => figure(worker, `article_of_the_day{state="${name}"}`)));
    expect(told.filter((value) => value === 1)).toHaveLength(1);
    return states[told.indexOf(1)];
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

test('where no articles are asked for, nothing is said of one', async () => {
  const { worker } = await testimonialBackend({ env: { ARTICLES_PER_DAY: '0' } });
  expect(await worker.metrics.registry.metrics()).not.toContain('article_of_the_day');
});

test('requests that should have been erased a day ago are counted', async () => {
  const backend = await testimonialBackend({ env: { RETENTION_CONTACTED_DAYS: '30', RETENTION_OTHER_DAYS: '60' } });
  const kept = () => figure(backend.worker, 'testimonial_requests_kept_too_long');
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

test('the web process tells whether it is ready, and until when security.txt holds', async () => {
  const { urls, web } = await testimonialBackend();
  expect(await figure(web, 'site_ready')).toBe(1);
  await asRole(urls.site_owner, (owner) => owner.query('delete from pgmigrations where id = (select max(id) from pgmigrations)'));
  expect(await figure(web, 'site_ready')).toBe(0);
  const until = web.content.organisation.contacts.security.validUntil;
  expect(await figure(web, 'security_contact_until_timestamp_seconds')).toBe(Date.parse(`${until}T00:00:00Z`) / 1000);
});

function worker(databaseUrl: string): Services {
  const services = createServices(
    readConfig({ DATABASE_URL: databaseUrl, SECRET: 'x'.repeat(32), LOG_LEVEL: 'silent' }),
    'worker',
  );
  onTestFinished(() => services.close());
  return services;
}

const fromTheDatabase = /^(testimonial_|job_(waiting|due|dead)|article_)\w+(\{.*\})? /m;

test('a database that is away takes its own figures along, and no others', async () => {
  const away = worker('postgresql://site_worker@127.0.0.1:1/nothing');
  const text = await away.metrics.registry.metrics();
  expect(text).toMatch(/^database_up 0$/m);
  expect(text).toMatch(/^process_start_time_seconds /m);
  // Not even 0: that would clear an alarm that still holds.
  expect(text).not.toMatch(fromTheDatabase);
});

test('a database that takes the connection and never answers keeps Prometheus waiting for two seconds, not ten', async () => {
  const silent = createServer((socket) => void socket.on('error', () => {}));
  onTestFinished(() => void silent.close());
  await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
  const address = silent.address();
  if (!address || typeof address !== 'object') throw new Error('no address');
  const hanging = worker(`postgresql://site_worker@127.0.0.1:${address.port}/nothing`);
  const started = performance.now();
  const text = await hanging.metrics.registry.metrics();
  expect(performance.now() - started).toBeLessThan(4_000);
  expect(text).toMatch(/^database_up 0$/m);
  expect(text).not.toMatch(fromTheDatabase);
});
