import { jobName } from '../functions/indexnow-submit/job.ts';
import { heartbeat, type Job, retriesForADay } from './job.ts';

/** Tells search engines of addresses that are new or say something else. Tried again while they cannot listen. */
export const indexNowSubmit: Job = {
  name: jobName,
  queue: { ...heartbeat, ...retriesForADay },
  run: ({ indexNow, log }, payload) => indexNow.runJob(payload, log),
};
