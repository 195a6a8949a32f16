import { type Job, retriesForADay } from '../platform/queue/job.ts';
import type { Services } from '../services.ts';
import { indexNowQueue } from './index-now.ts';

/** Submits new and changed addresses to search engines. */
export const indexNowSubmit: Job<Services> = {
  name: indexNowQueue,
  queue: retriesForADay,
  run: ({ indexNow, log }, payload) => indexNow.runJob(payload, log),
};
