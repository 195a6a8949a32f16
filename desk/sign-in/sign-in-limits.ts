import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import { addressPrefix } from '../../server/platform/http/address-prefix.ts';
import { createRateLimiter, secondsToWait } from '../../server/platform/rate-limiter.ts';

/** Limits sign-ins per hour, by the network that they come from. Stores only keyed hashes. */
export function createSignInLimits(pool: Pool, secret: string) {
  const limiter = (keyPrefix: string, points: number) =>
    createRateLimiter(pool, { tableName: 'desk_rate_limits', clearExpiredByTimeout: true }, { keyPrefix, points });
  const limits = {
    network: limiter('sign-in-network', 20),
    email: limiter('sign-in-email', 5),
    // From networks that the member has not signed in from.
    strangers: limiter('sign-in-strangers', 20),
    known: limiter('sign-in-known', 10),
  };
  const hash = (what: string, key: string) =>
    createHmac('sha256', secret).update(`sign-in ${what} 1\n${key}`).digest('base64url');
  const take = async (what: keyof typeof limits, key: string) => (await secondsToWait(limits[what], hash(what, key))) === 0;
  const networkOf = (address: string) => hash('network', addressPrefix(address));

  async function isKnown(email: string, address: string): Promise<boolean> {
    const { rowCount } = await pool.query(
      'select from desk_member_networks join desk_members on id = member_id where email = $1 and network = $2',
      [email, networkOf(address)],
    );
    return rowCount === 1;
  }

  return {
    /** Counts a request for a link. Everyone on a network has the same limits, so the answer does not tell who is a member. */
    async takeRequest(email: string, address: string): Promise<boolean> {
      const network = addressPrefix(address);
      return (await take('network', network)) && (await take('email', `${email} ${network}`));
    },
    /** Whether a link may be mailed. What strangers ask for never counts against a network that the member has signed in from. */
    async takeMail(email: string, address: string, isWithinLimits: boolean): Promise<boolean> {
      if (await isKnown(email, address)) return take('known', `${email} ${addressPrefix(address)}`);
      return isWithinLimits && take('strangers', email);
    },
    /** Remembers where a member has signed in. */
    async remember(memberId: string, address: string): Promise<void> {
      await pool.query(
        `insert into desk_member_networks (member_id, network) values ($1, $2)
         on conflict (member_id, network) do update set last_sign_in = now()`,
        [memberId, networkOf(address)],
      );
      await pool.query(`delete from desk_member_networks where member_id = $1 and last_sign_in < now() - interval '1 year'`, [
        memberId,
      ]);
    },
  };
}
