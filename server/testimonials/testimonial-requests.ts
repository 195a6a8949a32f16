import type { Pool } from 'pg';
import type { DigestReason } from './testimonial-store.ts';

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

export async function markNotified(pool: Pool, ids: readonly string[]): Promise<void> {
  await pool.query('update testimonial_requests set notified_at = coalesce(notified_at, now()) where id = any($1)', [ids]);
}

/**
 * Requests without an email for four hours, which is too long for a temporary fault. As everywhere, the database's clock, which also
 * wrote the timestamps, measures the age.
 */
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
