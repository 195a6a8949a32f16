import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../../platform/config.ts';
import { addressPrefix } from './address-prefix.ts';

export type SubmissionLimits = {
  /** Counts a request with its cost. Call `giveBack` if no request is created. */
  take(address: string, cost?: number): Promise<Slot>;
};

type Slot =
  | { allowed: false; limit: 'address' | 'day' }
  /** crowded: the hourly total of all visitors is above the usual number. */
  | { allowed: true; crowded: boolean; giveBack(): Promise<void> };

const hour = 60 * 60;

/** Counts in PostgreSQL, across all web processes, and in memory while the database is unavailable. */
function limiter(pool: Pool, keyPrefix: string, points: number, duration = hour): RateLimiterPostgres {
  const limit = { keyPrefix, points, duration };
  return new RateLimiterPostgres({
    ...limit,
    storeClient: pool,
    tableName: 'rate_limits',
    tableCreated: true,
    // The erase-testimonials job deletes expired rows.
    clearExpiredByTimeout: false,
    insuranceLimiter: new RateLimiterMemory(limit),
  });
}

async function consume(limit: RateLimiterPostgres, key: string, points = 1): Promise<boolean> {
  try {
    await limit.consume(key, points);
    return true;
  } catch (error) {
    if (error instanceof RateLimiterRes) return false;
    throw error;
  }
}

/**
 * Limits requests per visitor and hour, and in total per day. Exceeding the total per hour only sets `crowded`, so that a flood
 * does not lock patients out. Stores only a keyed hash of the address.
 */
export function createSubmissionLimits(pool: Pool, secret: string, limits: Config['submissions']): SubmissionLimits {
  const byAddress = limiter(pool, 'testimonial-address', limits.perAddress);
  const all = limiter(pool, 'testimonial', limits.inAll);
  const day = limiter(pool, 'testimonial-day', limits.perDay, 24 * hour);
  return {
    async take(address, cost = 1) {
      const key = createHmac('sha256', secret)
        .update(`address 1\n${addressPrefix(address)}`)
        .digest('base64url');
      // In this order, so that an address over its own limit does not use up the others.
      if (!(await consume(byAddress, key, cost))) return { allowed: false, limit: 'address' };
      if (!(await consume(day, 'all'))) return { allowed: false, limit: 'day' };
      const crowded = !(await consume(all, 'all'));
      return {
        allowed: true,
        crowded,
        async giveBack() {
          await Promise.all([byAddress.reward(key, cost), day.reward('all'), all.reward('all')]);
        },
      };
    },
  };
}
