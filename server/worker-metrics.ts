import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';
import type { Config } from './platform/config.ts';
import { shareConcurrent } from './platform/share-concurrent.ts';
import { overdueMails } from './testimonials/testimonial-requests.ts';

/** Prometheus times out after ten seconds, and a hanging database must not hold up the process's own metrics. */
const timeoutMs = 2_000;

/** The query returns `value`, once or for each `label`. */
type Figure = { name: string; help: string; label?: string; sql: string; values?: number[] };

/** pg-boss's own queues have no dead letters. */
const perQueue = (value: string, jobs: string) => `select queue.name as label, ${value} as value
  from pgboss.queue left join pgboss.job on ${jobs} where queue.dead_letter is not null group by queue.name`;

const secondsSince = (time: string) => `greatest(coalesce(extract(epoch from now() - ${time}), 0), 0)::float8`;

const figures = ({ contactedDays, otherDays }: Config['retention']): Figure[] => [
  {
    name: 'testimonial_requests_without_mail',
    help: 'Testimonial requests not emailed to the practice for more than four hours',
    sql: `select count(*)::int as value from testimonial_requests where ${overdueMails}`,
  },
  {
    name: 'testimonial_mail_waiting_seconds',
    help: 'Age of the oldest testimonial request not yet emailed to the practice, excluding the digest',
    sql: `select ${secondsSince('min(submitted_at)')} as value
      from testimonial_requests where notified_at is null and digest_reason is null`,
  },
  {
    name: 'testimonial_requests_kept_too_long',
    help: 'Testimonial requests not deleted a day or more after the retention period',
    // The erase job runs twice a day, so a request that is a day overdue was missed twice.
    sql: `select count(*)::int as value from testimonial_requests
      where contacted_at < now() - make_interval(days => $1 + 1)
         or (contacted_at is null and submitted_at < now() - make_interval(days => $2 + 1))`,
    values: [contactedDays, otherDays],
  },
  // The label is not 'job', which Prometheus sets itself to name the scrape target.
  {
    name: 'job_waiting_seconds',
    help: 'Time since the oldest unfinished job was sent',
    label: 'queue',
    sql: perQueue(secondsSince('min(job.created_on)'), "job.name = queue.name and job.state < 'completed'"),
  },
  {
    name: 'job_due_seconds',
    help: 'Time since the oldest waiting job became due',
    label: 'queue',
    sql: perQueue(secondsSince('min(job.start_after)'), "job.name = queue.name and job.state < 'active'"),
  },
  {
    name: 'job_dead_letters',
    help: 'Jobs that failed permanently',
    label: 'queue',
    sql: perQueue(
      'count(job.id)::int',
      "job.name = queue.dead_letter and job.source_name = queue.name and job.state < 'completed'",
    ),
  },
];

/** For 'skipped', the editor has received an email with the reason. */
const articleOfTheDay: Figure = {
  name: 'article_of_the_day',
  help: 'Outcome of the article of the current UTC day',
  label: 'state',
  sql: `select label, (label = state)::int as value
    from unnest(array['published', 'skipped', 'failed', 'none']) as label,
      (select (now() at time zone 'UTC')::date as today) as clock,
      lateral (select case
        when exists (select from article_budget where utc_day = today and published > 0) then 'published'
        when exists (select from article_attempts where utc_day = today and asked_by = 'schedule' and outcome = 'skipped') then 'skipped'
        when exists (select from article_attempts where utc_day = today and asked_by = 'schedule' and outcome is not null) then 'failed'
        else 'none' end as state) as article`,
};

/**
 * Metrics read from the database on each scrape: with several workers, the one scraped need not be the one that did the work.
 * Only for the worker, whose role may read requests and jobs.
 */
export function registerWorkerMetrics(
  registry: Registry,
  pool: Pool,
  { articlesPerDay, retention }: Pick<Config, 'articlesPerDay' | 'retention'>,
): void {
  const read = articlesPerDay > 0 ? [...figures(retention), articleOfTheDay] : figures(retention);
  /** Sequential: in parallel, the queries of each scrape would hold a pool connection each open permanently. */
  async function query() {
    const rows = new Map<string, { label?: string; value: number }[]>();
    for (const { name, sql, values } of read) rows.set(name, (await pool.query(sql, values)).rows);
    return rows;
  }
  // All gauges of a scrape share one read. If it fails they report nothing, because old values would mislead.
  const snapshot = shareConcurrent(() =>
    Promise.race([
      query().catch(() => undefined),
      new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs, undefined).unref()),
    ]),
  );
  new Gauge({
    name: 'database_up',
    help: 'Whether the database responded to the worker within two seconds',
    registers: [registry],
    async collect() {
      this.set((await snapshot()) ? 1 : 0);
    },
  });
  for (const { help, label, name } of read)
    new Gauge({
      name,
      help,
      labelNames: label ? [label] : [],
      registers: [registry],
      async collect() {
        const now = await snapshot();
        this.reset();
        // After reset(), a gauge without labels reports 0.
        if (!now && !label) this.remove();
        for (const row of now?.get(name) ?? []) this.set(label && row.label ? { [label]: row.label } : {}, row.value);
      },
    });
}
