import type { Pool } from 'pg';

/**
 * What the worker does with stored requests. Every age is measured by the database's clock, which also wrote the times: the
 * clocks of two machines never meet.
 */
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
};

export async function findRequest(pool: Pool, id: string): Promise<TestimonialRequest | undefined> {
  const { rows } = await pool.query<TestimonialRequest>({
    name: 'testimonial-request',
    text: `select id, reference, first_name as "firstName", last_name as "lastName", email, phone, treatment, rating, title,
             description, consent_marketing as "consentMarketing", consent_version as "consentVersion",
             submitted_at as "submittedAt", notified_at as "notifiedAt", contacted_at as "contactedAt",
             reminded_at as "remindedAt"
           from testimonial_requests where id = $1`,
    values: [id],
  });
  return rows[0];
}

export async function markNotified(pool: Pool, id: string): Promise<void> {
  await pool.query('update testimonial_requests set notified_at = coalesce(notified_at, now()) where id = $1', [id]);
}

export async function markReminded(pool: Pool, id: string): Promise<void> {
  await pool.query('update testimonial_requests set reminded_at = coalesce(reminded_at, now()) where id = $1', [id]);
}

async function ids(pool: Pool, condition: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from testimonial_requests where ${condition} order by submitted_at`,
  );
  return rows.map(({ id }) => id);
}

/** Their own job has had its time: whatever became of it, they have no mail. */
export const requestsWithoutMail = (pool: Pool) =>
  ids(pool, "notified_at is null and submitted_at < now() - interval '10 minutes'");

/** Four hours before the 24 that the patient was promised. One without a mail is not forgotten by staff: they never saw it. */
export const requestsToRemindOf = (pool: Pool) =>
  ids(
    pool,
    "contacted_at is null and reminded_at is null and notified_at is not null and submitted_at < now() - interval '20 hours'",
  );

/** So long without a mail is no passing trouble: somebody has to look. */
export async function countAlarming(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    "select count(*)::int as count from testimonial_requests where notified_at is null and submitted_at < now() - interval '4 hours'",
  );
  return rows[0]?.count ?? 0;
}

export async function eraseOldRequests(pool: Pool, retention: { contactedDays: number; otherDays: number }): Promise<number> {
  const { rowCount } = await pool.query(
    `delete from testimonial_requests
     where contacted_at < now() - make_interval(days => $1)
        or (contacted_at is null and submitted_at < now() - make_interval(days => $2))`,
    [retention.contactedDays, retention.otherDays],
  );
  return rowCount ?? 0;
}

/** Salted hashes of addresses, of no use to anybody once their hour is over. */
export async function forgetOldLimits(pool: Pool): Promise<number> {
  const { rowCount } = await pool.query('delete from rate_limits where expire < extract(epoch from now()) * 1000');
  return rowCount ?? 0;
}
