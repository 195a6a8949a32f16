import { Client } from 'pg';
import type { Log } from '../../platform/log.ts';

/** Any number that no other advisory lock in this database uses. */
const lockKey = 860_121;

/** A run makes at most three writer calls of a minute each, so a longer wait means that something is broken. */
const maxWaitMs = 240_000;

/**
 * Runs the work in one process at a time; others wait. A dedicated connection holds a PostgreSQL advisory lock, so the lock is
 * released however the process ends. If only the connection breaks, two runs can overlap. Publishing stays safe, because only
 * one of them can change the budget and attempt rows.
 */
export async function runExclusive(databaseUrl: string, log: Log, work: () => Promise<void>): Promise<void> {
  // Not from the pool: a stopping worker ends its pool and would wait for the writer.
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'site-article-turn',
    connectionTimeoutMillis: 5_000,
    statement_timeout: maxWaitMs,
  });
  // An unhandled 'error' event would end the process.
  client.on('error', (error) => log.warn({ err: error }, 'Database connection that holds the article lock was lost'));
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await work();
  } finally {
    // Closing the connection releases the lock. A connection that is already broken rejects here.
    await client.end().catch(() => {});
  }
}
