import type { Pool } from 'pg';
import type { DigestReason } from './testimonial-store.ts';

/** The queries below measure ages with the database's clock, which also wrote the timestamps, so clock skew has no effect. */
export type TestimonialRequest = {
  id: string;
  reference: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  treatment: string;
  rating: number;
  title: string;
  description: string | null;
  consentMarketing: boolean;
  consentVersion: string;
  submittedAt: Date;
  notifiedAt: Date | null;
  contactedAt: Date | null;
  remindedAt: Date | null;
  digestReason: DigestReason | null;
};

export const requestColumns = `id, reference, first_name as "firstName", last_name as "lastName", email, phone, treatment, rating, title,
  description, consent_marketing as "consentMarketing", consent_version as "consentVersion", submitted_at as "submittedAt",
  notified_at as "notifiedAt", contacted_at as "contactedAt", reminded_at as "remindedAt", digest_reason as "digestReason"`;

export async function findRequest(pool: Pool, id: string): Promise<TestimonialRequest | undefined> {
  const { rows } = await pool.query<TestimonialRequest>({
    name: 'testimonial-request',
    text: `select ${requestColumns} from testimonial_requests where id = $1`,
    values: [id],
  });
  return rows[0];
}

/** Oldest first, suspected spam last. `waiting` counts the rest. */
export async function requestsForDigest(pool: Pool, max: number): Promise<{ requests: TestimonialRequest[]; waiting: number }> {
  const { rows } = await pool.query<TestimonialRequest & { inAll: number }>(
    `select ${requestColumns}, count(*) over ()::int as "inAll" from testimonial_requests
     where notified_at is null and digest_reason is not null
     order by digest_reason <> 'crowded', submitted_at limit $1`,
    [max],
  );
  return { requests: rows, waiting: (rows[0]?.inAll ?? 0) - rows.length };
}

export async function markNotified(pool: Pool, ids: readonly string[]): Promise<void> {
  await pool.query('update testimonial_requests set notified_at = coalesce(notified_at, now()) where id = any($1)', [ids]);
}

export async function markReminded(pool: Pool, id: string): Promise<void> {
  await pool.query('update testimonial_requests set reminded_at = coalesce(reminded_at, now()) where id = $1', [id]);
}

/** The oldest first. The conditions follow. */
export async function findIds(pool: Pool, condition: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from testimonial_requests where ${condition} order by submitted_at`,
  );
  return rows.map(({ id }) => id);
}

/** Requests whose mail job was lost or failed: it normally takes less than ten minutes. */
export const requestsWithoutMail =
  "notified_at is null and digest_reason is null and submitted_at < now() - interval '10 minutes'";

/** Due four hours before the promised 24 hours end. Excludes requests not yet emailed to staff and those in the digest. */
export const requestsToRemindOf = `contacted_at is null and reminded_at is null and notified_at is not null
  and digest_reason is null and submitted_at < now() - interval '20 hours'`;

/** Requests without an email for four hours, which is too long for a temporary fault. */
export const overdueMails = "notified_at is null and submitted_at < now() - interval '4 hours'";

export async function eraseOldRequests(pool: Pool, retention: { contactedDays: number; otherDays: number }): Promise<number> {
  const { rowCount } = await pool.query(
    `delete from testimonial_requests
     where contacted_at < now() - make_interval(days => $1)
        or (contacted_at is null and submitted_at < now() - make_interval(days => $2))`,
    [retention.contactedDays, retention.otherDays],
  );
  return rowCount ?? 0;
}

/** Rate limits contain keyed hashes of addresses, which have no use after their hour or day. */
export async function deleteExpiredRateLimits(pool: Pool): Promise<number> {
  const { rowCount } = await pool.query('delete from rate_limits where expire < extract(epoch from now()) * 1000');
  return rowCount ?? 0;
}
