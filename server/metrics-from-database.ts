import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';
import type { Config } from './config.ts';
import { countAlarming } from './functions/submit-testimonial/testimonial-requests.ts';
import { shareAnswer } from './http/load-limit.ts';

/** Prometheus gives up after ten seconds, and a database that hangs must not take the process's own figures with it. */
const patienceMs = 2_000;

type Figures = {
  withoutMail: number;
  oldestWithoutMail: number;
  keptTooLong: number;
  queues: { queue: string; waiting: number; due: number }[];
  deadLetters: { queue: string; count: number }[];
  article: 'published' | 'skipped' | 'failed' | 'none';
};

/** Twice a day what is due is erased: what is a day over has been missed twice. */
const keptTooLong = `select count(*)::int as count from testimonial_requests
  where contacted_at < now() - make_interval(days => $1 + 1)
     or (contacted_at is null and submitted_at < now() - make_interval(days => $2 + 1))`;

const oldestWithoutMail = `select coalesce(extract(epoch from now() - min(submitted_at)), 0)::float8 as seconds
  from testimonial_requests where notified_at is null`;

/** Waiting: since it was asked for, its failed tries included. Due: since a worker could have taken it. pg-boss's own are left out. */
const queues = `select queue.name as queue,
    coalesce(extract(epoch from now() - min(job.created_on)), 0)::float8 as waiting,
    greatest(coalesce(extract(epoch from now() - min(job.start_after) filter (where job.state < 'active')), 0), 0)::float8 as due
  from pgboss.queue left join pgboss.job on job.name = queue.name and job.state < 'completed'
  where queue.dead_letter is not null
  group by queue.name`;

const deadLetters = `select queue.name as queue, count(letter.id)::int as count
  from pgboss.queue left join pgboss.job as letter
    on letter.name = queue.dead_letter and letter.source_name = queue.name and letter.state < 'completed'
  where queue.dead_letter is not null
  group by queue.name`;

/** What became of the UTC day's article. A day that was skipped for a reason is the editor's, who was told by mail. */
const article = `select case
    when exists (select from article_budget where utc_day = today and published > 0) then 'published'
    when exists (select from article_attempts where utc_day = today and asked_by = 'schedule' and outcome = 'skipped') then 'skipped'
    when exists (select from article_attempts where utc_day = today and asked_by = 'schedule' and outcome is not null) then 'failed'
    else 'none' end as state
  from (select (now() at time zone 'UTC')::date as today) as clock`;

/**
 * What only the database knows, counted when it is asked for: with several workers, the one that last did something need not be
 * the one that is asked. For the worker only, whose role may look at requests and jobs.
 */
export function measureDatabase(registry: Registry, pool: Pool, config: Pick<Config, 'articlesPerDay' | 'retention'>): void {
  const { contactedDays, otherDays } = config.retention;
  /** One after the other: all at once they would keep six connections of the pool open for good. */
  async function query(): Promise<Figures> {
    const withoutMail = await countAlarming(pool);
    const oldest = await pool.query<{ seconds: number }>(oldestWithoutMail);
    const overdue = await pool.query<{ count: number }>(keptTooLong, [contactedDays, otherDays]);
    const perQueue = await pool.query<Figures['queues'][number]>(queues);
    const dead = await pool.query<Figures['deadLetters'][number]>(deadLetters);
    const day = await pool.query<{ state: Figures['article'] }>(article);
    return {
      withoutMail,
      oldestWithoutMail: oldest.rows[0]?.seconds ?? 0,
      keptTooLong: overdue.rows[0]?.count ?? 0,
      queues: perQueue.rows,
      deadLetters: dead.rows,
      article: day.rows[0]?.state ?? 'none',
    };
  }
  // One look for all the gauges of a scrape. A figure that cannot be had is left out: the last one would be a lie.
  const figures = shareAnswer(() =>
    Promise.race([
      query().catch(() => undefined),
      new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs, undefined).unref()),
    ]),
  );
  const gauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    set: (gauge: Gauge<Label>, now: Figures) => void,
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const now = await figures();
        this.reset();
        if (now) set(this, now);
        // Reset, one without labels says 0.
        else if (labelNames.length === 0) this.remove();
      },
    });

  new Gauge({
    name: 'database_up',
    help: 'Whether the database answered the worker within two seconds',
    registers: [registry],
    async collect() {
      this.set((await figures()) ? 1 : 0);
    },
  });
  gauge(
    'testimonial_requests_without_mail',
    'Testimonial requests that the practice has had no mail of for more than four hours',
    [],
    (own, now) => own.set(now.withoutMail),
  );
  gauge(
    'testimonial_mail_waiting_seconds',
    'How long the oldest testimonial request has been without its mail to the practice',
    [],
    (own, now) => own.set(now.oldestWithoutMail),
  );
  gauge(
    'testimonial_requests_kept_too_long',
    'Testimonial requests that should have been erased a day ago or more',
    [],
    (own, now) => own.set(now.keptTooLong),
  );
  // Not 'job', which is what Prometheus calls whom it asked.
  gauge('job_waiting_seconds', 'How long ago the oldest job that is not done was asked for', ['queue'], (own, now) => {
    for (const { queue, waiting } of now.queues) own.set({ queue }, waiting);
  });
  gauge('job_due_seconds', 'For how long the oldest job that is due has not been taken by a worker', ['queue'], (own, now) => {
    for (const { queue, due } of now.queues) own.set({ queue }, due);
  });
  gauge('job_dead_letters', 'Jobs that were given up and wait for a person', ['queue'], (own, now) => {
    for (const { queue, count } of now.deadLetters) own.set({ queue }, count);
  });
  if (config.articlesPerDay > 0)
    gauge('article_of_the_day', 'What became of the article of this UTC day', ['state'], (own, now) => {
      for (const state of ['published', 'skipped', 'failed', 'none']) own.set({ state }, state === now.article ? 1 : 0);
    });
}
