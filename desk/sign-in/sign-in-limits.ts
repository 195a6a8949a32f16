import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** Whether the request is within its limit. Counts it. */
export type SignInLimits = { take(what: 'address' | 'email' | 'link', key: string): Promise<boolean> };

const perHour = { address: 20, email: 5, link: 30 };

/** Counts in PostgreSQL, and in memory while the database is unavailable. Stores only keyed hashes. */
export function createSignInLimits(pool: Pool, secret: string): SignInLimits {
  const limiter = (keyPrefix: string, points: number) => {
    const limit = { keyPrefix, points, duration: 3_600 };
    return new RateLimiterPostgres({
      ...limit,
      storeClient: pool,
      tableName: 'desk_rate_limits',
      tableCreated: true,
      insuranceLimiter: new RateLimiterMemory(limit),
    });
  };
  const limits = {
    address: limiter('sign-in-address', perHour.address),
    email: limiter('sign-in-email', perHour.email),
    link: limiter('sign-in-link', perHour.link),
  };
  return {
    async take(what, key) {
      const hashed = createHmac('sha256', secret).update(`sign-in ${what} 1\n${key}`).digest('base64url');
      try {
        await limits[what].consume(hashed);
        return true;
      } catch (error) {
        if (error instanceof RateLimiterRes) return false;
        throw error;
      }
    },
  };
}
