import type { Pool } from 'pg';
import { z } from 'zod';
import { heartbeat, type Job, retriesForADay } from '../platform/queue/job.ts';
import type { Services } from '../services.ts';
import { receiptMail } from './receipt-mail.ts';

const payload = z.object({ requestId: z.uuid() });

type Claimed = { reference: string; email: string };

/**
 * Marks the receipt as sent before it is: a receipt that is lost harms nobody, but a form that mails strangers again and again does.
 * Undefined if the address has had one in the last 24 hours, or the request is erased.
 */
async function claimReceipt(pool: Pool, id: string): Promise<Claimed | undefined> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    // Another worker may hold a request of the same address.
    await client.query('select pg_advisory_xact_lock(hashtext(lower(email))) from testimonial_requests where id = $1', [id]);
    const { rows } = await client.query<Claimed>(
      `update testimonial_requests as request set receipt_sent_at = now()
       where id = $1 and receipt_sent_at is null and not exists (
         select from testimonial_requests as other
         where lower(other.email) = lower(request.email) and other.receipt_sent_at > now() - interval '24 hours')
       returning reference, email`,
      [id],
    );
    await client.query('commit');
    return rows[0];
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/** Tells the patient that the request is stored, with its reference and nothing that they typed. */
export const mailReceipt: Job<Services> = {
  name: 'mail-testimonial-receipt',
  queue: { ...heartbeat, ...retriesForADay, policy: 'exclusive' },
  async run({ config, content, log, mailer, pool }, data) {
    const { requestId } = payload.parse(data);
    const claimed = await claimReceipt(pool, requestId);
    if (!claimed) return;
    try {
      await mailer.send(receiptMail({ ...claimed, requestId, content, base: config.baseUrl }));
    } catch (error) {
      await pool.query('update testimonial_requests set receipt_sent_at = null where id = $1', [requestId]);
      throw error;
    }
    log.info({ reference: claimed.reference }, 'the patient was sent a receipt');
  },
};
