import type { Queue, ScheduleOptions } from 'pg-boss';

export type Job<Services> = {
  name: string;
  queue: Pick<Queue, 'policy' | 'retryLimit' | 'retryBackoff' | 'retryDelay' | 'retryDelayMax'>;
  /** How many a worker runs concurrently. Default: 1. */
  concurrency?: number;
  schedule?: { cron: string; options: ScheduleOptions };
  /** Throw to retry. */
  run(services: Services, payload: unknown): Promise<void>;
};

/** Delays double from 5 s to 2 h. The retries span more than a day, since a mail server may be down that long. */
export const retriesForADay = { retryLimit: 25, retryBackoff: true, retryDelay: 5, retryDelayMax: 7_200 } as const;
