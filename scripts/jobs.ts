import { parseArgs } from 'node:util';
import { Pool } from 'pg';
import { PgBoss } from 'pg-boss';
import { deadLetterQueue } from '../server/install-queues.ts';

/**
 * Lists waiting and given-up jobs. Uses the DATABASE_URL of the worker or the owner.
 *   --now     retries waiting jobs immediately
 *   --retry   retries jobs that were given up
 *   --forget  deletes jobs that were given up
 * Prints no personal data: payloads contain only ids, and failures only codes.
 */
const { values } = parseArgs({
  options: {
    now: { type: 'boolean', default: false },
    retry: { type: 'boolean', default: false },
    forget: { type: 'boolean', default: false },
  },
});
const databaseUrl = process.env['DATABASE_URL'];
if (!databaseUrl) {
  console.error('Set DATABASE_URL to the database, with site_worker as the user.');
  process.exit(1);
}

const pool = new Pool({ connectionString: databaseUrl, max: 1, connectionTimeoutMillis: 5_000 });

async function retryGivenUp(): Promise<number> {
  const db = { executeSql: (text: string, parameters?: unknown[]) => pool.query(text, parameters) };
  const boss = new PgBoss({ db, supervise: false, schedule: false, migrate: false, createSchema: false });
  boss.on('error', () => {});
  await boss.start();
  const moved = await boss.redrive(deadLetterQueue);
  await boss.stop({ graceful: false });
  return moved;
}

type Row = { job: string; waiting: number; oldest: string | null; next: string | null; 'given up': number };

async function printQueues(): Promise<void> {
  const { rows } = await pool.query<Row>(
    `select queue.name as job,
       count(job.id) filter (where job.name = queue.name)::int as waiting,
       to_char(min(job.created_on) filter (where job.name = queue.name) at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as oldest,
       to_char(min(job.start_after) filter (where job.name = queue.name and job.state < 'active') at time zone 'UTC', 'HH24:MI:SS') as next,
       count(job.id) filter (where job.name = queue.dead_letter)::int as "given up"
     from pgboss.queue left join pgboss.job on job.state < 'completed'
       and (job.name = queue.name or (job.name = queue.dead_letter and job.source_name = queue.name))
     where queue.dead_letter is not null
     group by queue.name order by queue.name`,
  );
  console.table(rows);
  const { rows: failures } = await pool.query<{ job: string; reason: string; jobs: number }>(
    `select coalesce(source_name, name) as job, left(coalesce(source_output, output) ->> 'message', 160) as reason, count(*)::int as jobs
     from pgboss.job where state < 'completed' and coalesce(source_output, output) ->> 'message' is not null
     group by 1, 2 order by 1, 3 desc limit 20`,
  );
  for (const { job, jobs, reason } of failures) console.log(`${job}: ${reason}${jobs > 1 ? ` (${jobs} times)` : ''}`);
}

try {
  if (values.now) {
    const { rowCount } = await pool.query(
      "update pgboss.job set start_after = now() where state = 'retry' and start_after > now()",
    );
    console.log(`Retrying ${rowCount} waiting jobs now.`);
  }
  if (values.retry) console.log(`Retrying ${await retryGivenUp()} jobs that were given up.`);
  if (values.forget) {
    const { rowCount } = await pool.query('delete from pgboss.job where name = $1', [deadLetterQueue]);
    console.log(`Deleted ${rowCount} jobs that were given up.`);
  }
  await printQueues();
} catch (error) {
  console.error(`Failed to read the queue: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  await pool.end();
}
