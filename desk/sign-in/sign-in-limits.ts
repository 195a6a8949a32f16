import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import { consume, createRateLimiter } from '../../server/platform/rate-limiter.ts';

/** Whether the request is within its limit. Counts it. */
export type SignInLimits = { take(what: 'address' | 'email' | 'mails' | 'link', key: string): Promise<boolean> };

/** Limits sign-ins per hour. Stores only keyed hashes. */
export function createSignInLimits(pool: Pool, secret: string): SignInLimits {
  const limiter = (keyPrefix: string, points: number) =>
    createRateLimiter(pool, { tableName: 'desk_rate_limits', clearExpiredByTimeout: true }, { keyPrefix, points });
  const limits = {
    address: limiter('sign-in-address', 20),
    // Of one visitor, so that nobody can keep a member from signing in.
    email: limiter('sign-in-email', 5),
    mails: limiter('sign-in-mails', 20),
    link: limiter('sign-in-link', 30),
  };
  return {
    take: (what, key) =>
      consume(limits[what], createHmac('sha256', secret).update(`sign-in ${what} 1\n${key}`).digest('base64url')),
  };
}
