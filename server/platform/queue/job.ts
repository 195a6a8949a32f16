import type { Queue, ScheduleOptions } from 'pg-boss';

export type Job<Services> = {
  name: string;
  queue: Omit<Queue, 'name' | 'deadLetter'>;
  /** How many a worker runs concurrently. Default: 1. */
  concurrency?: number;
  schedule?: { cron: string; options: ScheduleOptions };
  /** Throw to retry. */
  run(services: Services, payload: unknown): Promise<void>;
};

/** Detects a killed worker when its heartbeat stops, rather than when its job times out after 15 minutes. */
export const heartbeat = { heartbeatSeconds: 30, notify: true } as const;

/** Delays double from 5 s to 2 h. The retries span more than a day, since a mail server may be down that long. */
export const retriesForADay = { retryLimit: 25, retryBackoff: true, retryDelay: 5, retryDelayMax: 7_200 } as const;
