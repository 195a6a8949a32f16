import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { Log } from '../../log.ts';

/** Any number, as long as nothing else in this database takes it: the lock's name. */
const lockKey = 860_121;

export type SingleFlight = <T>(work: () => Promise<T>) => Promise<T>;

type Limits = { waitMs: number; everyMs: number };

/** A run makes three calls to the writer at most, of a minute each: who waits longer than this waits for something broken. */
const usualLimits: Limits = { waitMs: 240_000, everyMs: 500 };

/**
 * Runs the work while nobody else, in any process, does the same; who comes second waits. It is an advisory lock of PostgreSQL,
 * held by a connection of its own, and so free again when the process ends, however it ends. Should only the connection break,
 * two could write at once; publishing is safe all the same, since budget and attempt are rows that only one can change.
 */
export function createSingleFlight(databaseUrl: string, log: Log, { waitMs, everyMs }: Limits = usualLimits): SingleFlight {
  async function acquire(client: Client): Promise<void> {
    for (let waited = 0; ; waited += everyMs) {
      const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [lockKey]);
      if (rows[0]?.mine) return;
      if (waited >= waitMs) throw new Error('another process has been writing an article for too long');
      await sleep(everyMs);
    }
  }

  return async (work) => {
    // None of the pool's: a worker that is told to stop ends its pool, and would wait there for the writer.
    const client = new Client({
      connectionString: databaseUrl,
      application_name: 'site-article-turn',
      connectionTimeoutMillis: 5_000,
      statement_timeout: 10_000,
    });
    // Unheard, it would end the process.
    client.on('error', (error) => log.warn({ err: error }, 'the connection that holds the turn to write broke'));
    try {
      await client.connect();
      await acquire(client);
      return await work();
    } finally {
      // Whatever became of the lock, it goes with the connection; one that is broken already cannot be ended again.
      await client.end().catch(() => {});
    }
  };
}
