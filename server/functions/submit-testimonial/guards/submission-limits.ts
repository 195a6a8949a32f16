import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../../../config.ts';
import { addressPrefix } from './address-prefix.ts';

export type SubmissionLimits = {
  /** Takes a place for one more request of this hour. Give it back where no request came of it. */
  take(address: string): Promise<{ allowed: boolean; giveBack(): Promise<void> }>;
};

const oneHour = 3_600;

/** Counted in PostgreSQL, so that it holds for all web processes together; in memory as long as that does not answer. */
function limiter(pool: Pool, keyPrefix: string, points: number): RateLimiterPostgres {
  const limit = { keyPrefix, points, duration: oneHour };
  return new RateLimiterPostgres({
    ...limit,
    storeClient: pool,
    tableName: 'rate_limits',
    tableCreated: true,
    // The worker's schedule does that.
    clearExpiredByTimeout: false,
    insuranceLimiter: new RateLimiterMemory(limit),
  });
}

async function consume(limit: RateLimiterPostgres, key: string): Promise<boolean> {
  try {
    await limit.consume(key);
    return true;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return false;
    throw refusal;
  }
}

/** How many requests are taken within an hour: from one visitor, and from all together. No address is kept, only a salted hash. */
export function createSubmissionLimits(pool: Pool, secret: string, limits: Config['submissions']): SubmissionLimits {
  const byAddress = limiter(pool, 'testimonial-address', limits.perAddress);
  const all = limiter(pool, 'testimonial', limits.inAll);
  return {
    async take(address) {
      const key = createHmac('sha256', secret)
        .update(`address 1\n${addressPrefix(address)}`)
        .digest('base64url');
      // In this order: an address over its own limit uses up none of what is there for everybody.
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
