import type { Queue, ScheduleOptions } from 'pg-boss';
import type { Services } from '../services.ts';

/** One job: its name, how it is retried, when it runs by itself, and what it does, in one record. */
export type Job = {
  name: string;
  queue: Omit<Queue, 'name' | 'deadLetter'>;
  schedule?: { cron: string; options: ScheduleOptions };
  /** Finishes or throws: a throw is retried. */
  run(services: Services, payload: unknown): Promise<void>;
};

/** A killed worker's job is taken again in about half a minute; with pg-boss's defaults it took a quarter of an hour. */
export const heartbeat = { heartbeatSeconds: 30, notify: true } as const;

/** Delays double from one minute to two hours: twenty tries span more than a day, since a mail server may be down that long. */
export const retriesForADay = { retryLimit: 20, retryBackoff: true, retryDelay: 60, retryDelayMax: 7_200 } as const;
