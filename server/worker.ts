import { type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import { jobs } from './jobs.ts';
import { readConfig } from './platform/config.ts';
import { whenDatabaseIsUp } from './platform/db/when-database-is-up.ts';
import { serveMetrics } from './platform/http/http-server.ts';
import type { Job } from './platform/queue/job.ts';
import { onShutdown } from './platform/shutdown.ts';
import { loadStartContent } from './publishing/live-content.ts';
import { createServices, type Services } from './services.ts';

const config = readConfig(process.env);
const services = createServices(config, 'worker', await loadStartContent(config, 'worker'));
const { log, metrics } = services;

const boss = new PgBoss({
  connectionString: config.databaseUrl,
  application_name: 'site-worker-jobs',
  max: 5,
  // The owner creates tables and queues in db:migrate; this role may not.
  migrate: false,
  createSchema: false,
  reindex: false,
  useListenNotify: true,
  // How often lost heartbeats are detected: at the default of a minute, a killed worker's job waits that much longer.
  superviseIntervalSeconds: 10,
  monitorIntervalSeconds: 10,
});
boss.on('error', (error) => log.error({ err: error }, 'Job queue error'));
boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'Job queue warning'));

/** As a whole, because the database may go away again before the last schedule is stored. */
await whenDatabaseIsUp(log, async () => {
  try {
    await boss.start();
    for (const { name, schedule } of jobs) if (schedule) await boss.schedule(name, schedule.cron, null, schedule.options);
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
});

/** Runs one job of a batch. Each job in the batch succeeds or fails on its own. */
async function runJob(job: Job<Services>, { data, id, retryCount, retryLimit }: JobWithMetadata<unknown>): Promise<JobResult> {
  const jobLog = log.child({ job: job.name, jobId: id });
  try {
    await job.run({ ...services, log: jobLog }, data);
    return { id, status: 'completed' };
  } catch (error) {
    jobLog.error({ err: error }, `Job failed and ${retryCount < retryLimit ? 'will be retried' : 'was given up'}`);
    return { id, status: 'failed', output: { message: error instanceof Error ? error.message : String(error) } };
  }
}

for (const job of jobs) {
  const options = {
    pollingIntervalSeconds: 2,
    notifyPollingIntervalSeconds: 5,
    batchSize: job.concurrency ?? 1,
    burstWhenBatchFull: true,
    perJobResults: true,
    includeMetadata: true,
  } as const;
  await boss.work(job.name, options, (batch) => Promise.all(batch.map((queued) => runJob(job, queued))));
}
const metricsServer = config.metrics ? await serveMetrics(metrics, config.metrics) : undefined;
log.info({ jobs: jobs.map((job) => job.name) }, 'Worker started');

onShutdown(async (reason) => {
  log.info({ reason }, 'Worker stopping');
  metricsServer?.close();
  await boss.stop({ graceful: true, timeout: config.shutdownMs });
  await services.close();
  log.info('Worker stopped');
});
