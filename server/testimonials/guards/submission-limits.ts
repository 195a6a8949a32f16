import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import type { Config } from '../../platform/config.ts';
import { addressPrefix } from '../../platform/http/address-prefix.ts';
import { createRateLimiter, secondsToWait } from '../../platform/rate-limiter.ts';

type Slot =
  | { allowed: false; limit: 'address' | 'day'; waitSeconds: number }
  /** crowded: the hourly total of all visitors is above the usual number. */
  | { allowed: true; crowded: boolean; giveBack(): Promise<void> };

const day = 24 * 60 * 60;
/** The erase-testimonials job deletes expired rows. */
const table = { tableName: 'rate_limits', clearExpiredByTimeout: false };

/**
 * Limits requests per visitor and hour, and in total per day. Exceeding the total per hour only sets `crowded`, so that a flood
 * does not lock patients out. Stores only a keyed hash of the address.
 */
export function createSubmissionLimits(pool: Pool, secret: string, limits: Config['submissions']) {
  const limiter = (keyPrefix: string, points: number, duration?: number) =>
    createRateLimiter(pool, table, { keyPrefix, points, ...(duration && { duration }) });
  const byAddress = limiter('testimonial-address', limits.perAddress);
  const all = limiter('testimonial', limits.inAll);
  const daily = limiter('testimonial-day', limits.perDay, day);
  return {
    /** Counts a request with its cost. Call `giveBack` if no request is created. */
    async take(address: string, cost = 1): Promise<Slot> {
      const key = createHmac('sha256', secret)
        .update(`address 1\n${addressPrefix(address)}`)
        .digest('base64url');
      // In this order, so that an address over its own limit does not use up the others.
      const addressWait = await secondsToWait(byAddress, key, cost);
      if (addressWait > 0) return { allowed: false, limit: 'address', waitSeconds: addressWait };
      const dayWait = await secondsToWait(daily, 'all');
      if (dayWait > 0) return { allowed: false, limit: 'day', waitSeconds: dayWait };
      const crowded = (await secondsToWait(all, 'all')) > 0;
      return {
        allowed: true,
        crowded,
        async giveBack() {
          await Promise.all([byAddress.reward(key, cost), daily.reward('all'), all.reward('all')]);
        },
      };
    },
  };
}
