import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../../platform/config.ts';
import { addressPrefix } from './address-prefix.ts';

export type SubmissionLimits = {
  /** Counts one more request this hour. Call giveBack if it creates no request. */
  take(address: string): Promise<{ allowed: boolean; giveBack(): Promise<void> }>;
};

/** Counts in PostgreSQL, across all web processes, and in memory while the database is unavailable. */
function limiter(pool: Pool, keyPrefix: string, points: number): RateLimiterPostgres {
  const limit = { keyPrefix, points, duration: 60 * 60 };
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

async function consume(limit: RateLimiterPostgres, key: string): Promise<boolean> {
  try {
    await limit.consume(key);
    return true;
  } catch (error) {
    if (error instanceof RateLimiterRes) return false;
    throw error;
  }
}

/** Limits requests per hour, for each visitor and overall. Stores only a keyed hash of the address. */
export function createSubmissionLimits(pool: Pool, secret: string, limits: Config['submissions']): SubmissionLimits {
  const byAddress = limiter(pool, 'testimonial-address', limits.perAddress);
  const all = limiter(pool, 'testimonial', limits.inAll);
  return {
    async take(address) {
      const key = createHmac('sha256', secret)
        .update(`address 1\n${addressPrefix(address)}`)
        .digest('base64url');
      // In this order, so that an address over its own limit does not use up the overall limit.
      const allowed = (await consume(byAddress, key)) && (await consume(all, 'all'));
      return {
        allowed,
        async giveBack() {
          if (allowed) await Promise.all([byAddress.reward(key), all.reward('all')]);
        },
      };
    },
  };
}
