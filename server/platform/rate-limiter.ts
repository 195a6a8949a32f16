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

/** Whether the request is within the limit. Counts it. */
export async function consume(limiter: RateLimiterPostgres, key: string, points = 1): Promise<boolean> {
  try {
    await limiter.consume(key, points);
    return true;
  } catch (error) {
    if (error instanceof RateLimiterRes) return false;
    throw error;
  }
}
