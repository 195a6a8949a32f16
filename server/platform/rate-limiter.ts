import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

const hour = 60 * 60;

type Limit = { keyPrefix: string; points: number; duration?: number };
type Table = { tableName: string; clearExpiredByTimeout: boolean };

/** Counts in PostgreSQL, across all processes, and in memory while the database is unavailable. Lasts an hour by default. */
export function createRateLimiter(pool: Pool, table: Table, given: Limit): RateLimiterPostgres {
  const limit = { duration: hour, ...given };
  return new RateLimiterPostgres({
    ...limit,
    ...table,
    storeClient: pool,
    tableCreated: true,
    insuranceLimiter: new RateLimiterMemory(limit),
  });
}

/** Counts the request. Returns 0 within the limit, otherwise the seconds until it starts again. */
export async function secondsToWait(limiter: RateLimiterPostgres, key: string, points = 1): Promise<number> {
  try {
    await limiter.consume(key, points);
    return 0;
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    throw error;
  }
}
