import type { Queue, ScheduleOptions } from 'pg-boss';
import type { Services } from '../services.ts';

/** One job: its name, how it is retried, when it runs by itself, and what it does, in one record. */
export type Job = {
  name: string;
  queue: Omit<Queue, 'name' | 'deadLetter'>;
  /** How many a worker takes and runs at once: 1 unless said otherwise. */
  atOnce?: number;
  schedule?: { cron: string; options: ScheduleOptions };
  /** Finishes or throws: a throw is retried. */
  run(services: Services, payload: unknown): Promise<void>;
};

/** A killed worker is noticed when its heartbeat stops, and not only when its job's quarter of an hour has run out. */
export const heartbeat = { heartbeatSeconds: 30, notify: true } as const;

/** Delays double from five seconds to two hours: the tries span more than a day, since a mail server may be down that long. */
export const retriesForADay = { retryLimit: 25, retryBackoff: true, retryDelay: 5, retryDelayMax: 7_200 } as const;
