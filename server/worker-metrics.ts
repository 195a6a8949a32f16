import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';
import type { Config } from './platform/config.ts';
import { shareConcurrent } from './platform/share-concurrent.ts';
import { countOverdueMails } from './testimonials/testimonial-requests.ts';

/** Prometheus times out after ten seconds, and a hanging database must not hold up the process's own metrics. */
const timeoutMs = 2_000;

type Snapshot = {
  withoutMail: number;
  oldestWithoutMail: number;
  keptTooLong: number;
  queues: { queue: string; waiting: number; due: number }[];
  deadLetters: { queue: string; count: number }[];
  article: 'published' | 'skipped' | 'failed' | 'none';
};

/** The erase job runs twice a day, so a request that is a day overdue was missed twice. */
const keptTooLong = `select count(*)::int as count from testimonial_requests
  where contacted_at < now() - make_interval(days => $1 + 1)
     or (contacted_at is null and submitted_at < now() - make_interval(days => $2 + 1))`;

const oldestWithoutMail = `select coalesce(extract(epoch from now() - min(submitted_at)), 0)::float8 as seconds
  from testimonial_requests where notified_at is null and digest_reason is null`;

/** waiting: since the job was sent, with failed attempts. due: since a worker could take it. Excludes pg-boss's own queues. */
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

/** The outcome of the UTC day's article. For 'skipped', the editor has received an email with the reason. */
const article = `select case
    when exists (select from article_budget where utc_day = today and published > 0) then 'published'
    when exists (select from article_attempts where utc_day = today and asked_by = 'schedule' and outcome = 'skipped') then 'skipped'
    when exists (select from article_attempts where utc_day = today and asked_by = 'schedule' and outcome is not null) then 'failed'
    else 'none' end as state
  from (select (now() at time zone 'UTC')::date as today) as clock`;

/**
 * Metrics read from the database on each scrape: with several workers, the one scraped need not be the one that did the work.
 * Only for the worker, whose role may read requests and jobs.
 */
export function registerWorkerMetrics(
  registry: Registry,
  pool: Pool,
  config: Pick<Config, 'articlesPerDay' | 'retention'>,
): void {
  const { contactedDays, otherDays } = config.retention;
  /** Sequential: in parallel, the queries of each scrape would hold six pool connections open permanently. */
  async function query(): Promise<Snapshot> {
    const withoutMail = await countOverdueMails(pool);
    const oldest = await pool.query<{ seconds: number }>(oldestWithoutMail);
    const overdue = await pool.query<{ count: number }>(keptTooLong, [contactedDays, otherDays]);
    const perQueue = await pool.query<Snapshot['queues'][number]>(queues);
    const dead = await pool.query<Snapshot['deadLetters'][number]>(deadLetters);
    const day = await pool.query<{ state: Snapshot['article'] }>(article);
    return {
      withoutMail,
      oldestWithoutMail: oldest.rows[0]?.seconds ?? 0,
      keptTooLong: overdue.rows[0]?.count ?? 0,
      queues: perQueue.rows,
      deadLetters: dead.rows,
      article: day.rows[0]?.state ?? 'none',
    };
  }
  // All gauges of a scrape share one read. If it fails they report nothing, because old values would mislead.
  const snapshot = shareConcurrent(() =>
    Promise.race([
      query().catch(() => undefined),
      new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs, undefined).unref()),
    ]),
  );
  const gauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    set: (gauge: Gauge<Label>, now: Snapshot) => void,
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const now = await snapshot();
        this.reset();
        if (now) set(this, now);
        // After reset(), a gauge without labels reports 0.
        else if (labelNames.length === 0) this.remove();
      },
    });

  new Gauge({
    name: 'database_up',
    help: 'Whether the database responded to the worker within two seconds',
    registers: [registry],
    async collect() {
      this.set((await snapshot()) ? 1 : 0);
    },
  });
  gauge(
    'testimonial_requests_without_mail',
    'Testimonial requests not emailed to the practice for more than four hours',
    [],
    (own, now) => own.set(now.withoutMail),
  );
  gauge(
    'testimonial_mail_waiting_seconds',
    'Age of the oldest testimonial request not yet emailed to the practice, excluding the digest',
    [],
    (own, now) => own.set(now.oldestWithoutMail),
  );
  gauge(
    'testimonial_requests_kept_too_long',
    'Testimonial requests not deleted a day or more after the retention period',
    [],
    (own, now) => own.set(now.keptTooLong),
  );
  // The label is not 'job', which Prometheus sets itself to name the scrape target.
  gauge('job_waiting_seconds', 'Time since the oldest unfinished job was sent', ['queue'], (own, now) => {
    for (const { queue, waiting } of now.queues) own.set({ queue }, waiting);
  });
  gauge('job_due_seconds', 'Time since the oldest waiting job became due', ['queue'], (own, now) => {
    for (const { queue, due } of now.queues) own.set({ queue }, due);
  });
  gauge('job_dead_letters', 'Jobs that failed permanently', ['queue'], (own, now) => {
    for (const { queue, count } of now.deadLetters) own.set({ queue }, count);
  });
  if (config.articlesPerDay > 0)
    gauge('article_of_the_day', 'Outcome of the article of the current UTC day', ['state'], (own, now) => {
      for (const state of ['published', 'skipped', 'failed', 'none']) own.set({ state }, state === now.article ? 1 : 0);
    });
}
