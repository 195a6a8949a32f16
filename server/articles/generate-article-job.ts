import { Client } from 'pg';
import { z } from 'zod';
import type { Log } from '../platform/log.ts';
import type { Job } from '../platform/queue/job.ts';
import type { Services } from '../services.ts';
import { generateDailyArticle } from './generate/generate-daily-article.ts';
import { generateArticleQueue } from './generate/generate-function.ts';

/** A scheduled run has no payload. The button sends the attempt that its visitor waits for. */
const payload = z.object({ attemptId: z.uuid() }).nullish();

/** Any number that no other advisory lock in this database uses. */
const lockKey = 860_121;

/** A run makes at most three writer calls of a minute each, so a longer wait means that something is broken. */
const maxWaitMs = 240_000;

/**
 * Writes the daily article, or one that a visitor requested. A lock stops two workers from writing at once. The queue policy
 * 'singleton' would do so too, but it relies on cached figures and can delay the second job by up to a minute after the first
 * has finished, while a visitor waits.
 */
export const generateArticle: Job<Services> = {
  name: generateArticleQueue,
  // For crashes only: if the worker is killed, the visitor still wants the article a minute later.
  queue: { retryLimit: 5, retryDelay: 5, retryBackoff: true, retryDelayMax: 60 },
  schedule: {
    cron: '0 9 * * *',
    // If the writer is unavailable at 09:00, it gets two more attempts over the next hours (maxScheduledAttempts).
    options: { tz: 'UTC', missed: 'once', retryLimit: 5, retryDelay: 900, retryBackoff: true, retryDelayMax: 3_600 },
  },
  async run(services, data) {
    const attemptId = payload.parse(data)?.attemptId;
    await runExclusive(services.config.databaseUrl, services.log, () => generateDailyArticle(services, attemptId));
  },
};

/**
 * Runs the work in one process at a time; others wait. A dedicated connection holds a PostgreSQL advisory lock, so the lock is
 * released however the process ends. If only the connection breaks, two runs can overlap. Publishing stays safe, because only
 * one of them can change the budget and attempt rows.
 */
async function runExclusive(databaseUrl: string, log: Log, work: () => Promise<void>): Promise<void> {
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
