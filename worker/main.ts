import { type JobResult, PgBoss } from 'pg-boss';
import { readConfig } from '../server/config.ts';
import type { Job } from '../server/jobs/job.ts';
import { jobs } from '../server/jobs/jobs.ts';
import { serveMetrics } from '../server/listen.ts';
import { createServices } from '../server/services.ts';
import { onShutdown } from '../server/shutdown.ts';

const config = readConfig(process.env);
const services = createServices(config, 'worker');
const { log, metrics } = services;

const boss = new PgBoss({
  connectionString: config.databaseUrl,
  application_name: 'site-worker-jobs',
  max: 5,
  // The owner installs tables and queues in db:migrate; this role may not.
  migrate: false,
  createSchema: false,
  reindex: false,
  useListenNotify: true,
  // A lost heartbeat is found at these rounds only: at the default of a minute, a killed worker's job waits that much longer.
  superviseIntervalSeconds: 10,
  monitorIntervalSeconds: 10,
});
boss.on('error', (error) => log.error({ err: error }, 'job queue'));
boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'job queue'));
await boss.start();

/** The outcome of one job out of those taken together: each is settled by itself. */
async function outcomeOf(job: Job, id: string, data: unknown): Promise<JobResult> {
  const jobLog = log.child({ job: job.name, jobId: id });
  try {
    await job.run({ ...services, log: jobLog }, data);
    metrics.jobs.inc({ job: job.name, outcome: 'done' });
    return { id, status: 'completed' };
  } catch (error) {
    metrics.jobs.inc({ job: job.name, outcome: 'failed' });
    jobLog.error({ err: error }, 'job failed and will be tried again');
    return { id, status: 'failed', output: { message: error instanceof Error ? error.message : String(error) } };
  }
}

for (const job of jobs) {
  const taking = {
    pollingIntervalSeconds: 2,
    notifyPollingIntervalSeconds: 5,
    batchSize: job.atOnce ?? 1,
    burstWhenBatchFull: true,
    perJobResults: true,
  } as const;
  await boss.work(job.name, taking, (taken) => Promise.all(taken.map(({ id, data }) => outcomeOf(job, id, data))));
  if (job.schedule) await boss.schedule(job.name, job.schedule.cron, null, job.schedule.options);
}
const metricsServer = config.metrics ? await serveMetrics(metrics, config.metrics) : undefined;
log.info({ jobs: jobs.map((job) => job.name) }, 'worker is running');

onShutdown(async (reason) => {
  log.info({ reason }, 'worker is stopping');
  metricsServer?.close();
  await boss.stop({ graceful: true, timeout: config.shutdownMs });
  await services.close();
  log.info('worker has stopped');
});
