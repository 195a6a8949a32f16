import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { Log } from '../../platform/log.ts';

/** Any number that no other advisory lock in this database uses. */
const lockKey = 860_121;

export type SingleFlight = <T>(work: () => Promise<T>) => Promise<T>;

/** A run makes at most three writer calls of a minute each, so a longer wait means that something is broken. */
const maxWaitMs = 240_000;
const retryMs = 500;

/**
 * Runs the work in one process at a time; others wait. A dedicated connection holds a PostgreSQL advisory lock, so the lock is
 * released however the process ends. If only the connection breaks, two runs can overlap. Publishing stays safe, because only
 * one of them can change the budget and attempt rows.
 */
export function createSingleFlight(databaseUrl: string, log: Log): SingleFlight {
  async function acquire(client: Client): Promise<void> {
    for (let waited = 0; ; waited += retryMs) {
      const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [lockKey]);
      if (rows[0]?.mine) return;
      if (waited >= maxWaitMs) throw new Error('Timed out waiting for the article lock');
      await sleep(retryMs);
    }
  }

  return async (work) => {
    // Not from the pool: a stopping worker ends its pool and would wait for the writer.
    const client = new Client({
      connectionString: databaseUrl,
      application_name: 'site-article-turn',
      connectionTimeoutMillis: 5_000,
      statement_timeout: 10_000,
    });
    // An unhandled 'error' event would end the process.
    client.on('error', (error) => log.warn({ err: error }, 'Database connection that holds the article lock was lost'));
    try {
      await client.connect();
      await acquire(client);
      return await work();
    } finally {
      // Closing the connection releases the lock. A connection that is already broken rejects here.
      await client.end().catch(() => {});
    }
  };
}
