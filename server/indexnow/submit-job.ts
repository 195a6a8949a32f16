import { heartbeat, type Job, retriesForADay } from '../platform/queue/job.ts';
import type { Services } from '../services.ts';
import { jobName } from './submit.ts';

/** Submits new and changed addresses to search engines. */
export const indexNowSubmit: Job<Services> = {
  name: jobName,
  queue: { ...heartbeat, ...retriesForADay },
  run: ({ indexNow, log }, payload) => indexNow.runJob(payload, log),
};
