import { z } from 'zod';
import { dialable } from '../../domain/uk-phone.ts';
import { composeMail, type MailServices } from '../platform/mail/compose-mail.ts';
import { type Job, retriesForADay } from '../platform/queue/job.ts';
import type { JobQueue } from '../platform/queue/job-queue.ts';
import type { Services } from '../services.ts';

const payload = z.object({ requestId: z.uuid() });

type Claimed = { id: string; reference: string; email: string };

/**
 * Marks the receipt as sent before it is sent: losing a receipt is harmless, mailing a stranger repeatedly is not.
 * Undefined if the address had one in the last 24 hours or the request was erased.
 */
const claimReceipt = (queue: JobQueue, id: string): Promise<Claimed | undefined> =>
  queue.transaction(async (client) => {
    // Another worker may hold a request of the same address.
    await client.query('select pg_advisory_xact_lock(hashtext(lower(email))) from testimonial_requests where id = $1', [id]);
    const { rows } = await client.query<Claimed>(
      `update testimonial_requests as request set receipt_sent_at = now()
       where id = $1 and receipt_sent_at is null and not exists (
         select from testimonial_requests as other
         where lower(other.email) = lower(request.email) and other.receipt_sent_at > now() - interval '24 hours')
       returning id, reference, email`,
      [id],
    );
    return rows[0];
  });

/** Contains none of the patient's input, so that the form cannot be used to send text to someone else's address. */
export function receiptMail({ email, id, reference }: Claimed, services: MailServices) {
  const { config, content } = services;
  const { organisation, shareYourStoryPage } = content;
  const { receipt, thanks } = shareYourStoryPage;
  const { testimonials } = organisation.contacts;
  const envelope = {
    id: `receipt-${id}`,
    to: email,
    replyTo: { name: organisation.name, address: testimonials.email },
    subject: receipt.subject,
  };
  return composeMail(services, envelope, [
    { heading: receipt.heading },
    thanks.description,
    { facts: [{ label: thanks.reference, value: reference }] },
    thanks.keep,
    {
      lines: [
        { text: testimonials.phone, address: dialable(testimonials.phone) },
        { text: testimonials.email, address: `mailto:${testimonials.email}` },
      ],
    },
    { lines: [receipt.mistake], isSoft: true },
    { lines: [organisation.name, { text: config.baseUrl, address: config.baseUrl }], isSoft: true },
  ]);
}

/** Tells the patient that the request is stored, with its reference and nothing that they typed. */
export const mailReceipt: Job<Services> = {
  name: 'mail-testimonial-receipt',
  queue: { ...retriesForADay, policy: 'exclusive' },
  async run(services, data) {
    const { log, mailer, pool, queue } = services;
    const { requestId } = payload.parse(data);
    const claimed = await claimReceipt(queue, requestId);
    if (!claimed) return;
    try {
      await mailer.send(receiptMail(claimed, services));
    } catch (error) {
      await pool.query('update testimonial_requests set receipt_sent_at = null where id = $1', [requestId]);
      throw error;
    }
    log.info({ reference: claimed.reference }, 'Sent receipt to the patient');
  },
};
