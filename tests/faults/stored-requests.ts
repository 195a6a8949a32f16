import { setTimeout as sleep } from 'node:timers/promises';
import type { RoleUrls } from '../../local/local-database.ts';
import { asRole } from '../support/as-role.ts';

export type StoredRequest = { id: string; reference: string; key: string; complete: boolean; notified: boolean };

const rowsOf = <T extends object>(url: string, query: string) =>
  asRole(url, async (client) => (await client.query<T>(query)).rows);

export const storedRequests = ({ site_worker }: RoleUrls) =>
  rowsOf<StoredRequest>(
    site_worker,
    `select id, reference, idempotency_key as key, notified_at is not null as notified,
       last_name = 'Faultlessly' and email ~ '^visitor-[0-9]+@patient.example$' and phone = '01632960123' and rating = 5
         and description = 'The story of visitor ' || substring(email from '[0-9]+') || '.' as complete
     from testimonial_requests`,
  );

/** Waits until every request has its email and no email job is pending. Returns false if that takes too long. */
export async function waitForMails({ site_owner, site_worker }: RoleUrls, atMostMs: number): Promise<boolean> {
  const began = Date.now();
  while (Date.now() - began < atMostMs) {
    const [requests] = await rowsOf<{ open: number }>(
      site_worker,
      'select count(*)::int as open from testimonial_requests where notified_at is null',
    );
    const [jobs] = await rowsOf<{ open: number }>(
      site_owner,
      "select count(*)::int as open from pgboss.job where name = 'mail-testimonial' and state < 'completed'",
    );
    if (requests?.open === 0 && jobs?.open === 0) return true;
    await sleep(500);
  }
  return false;
}
