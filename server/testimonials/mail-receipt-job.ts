import { z } from 'zod';
import { dialable } from '../../domain/uk-phone.ts';
import { composeMail, type MailBlock, type MailServices } from '../platform/mail/compose-mail.ts';
import { type Job, retriesForADay } from '../platform/queue/job.ts';
import type { JobQueue } from '../platform/queue/job-queue.ts';
import type { Services } from '../services.ts';
import type { TestimonialRequest } from './testimonial-requests.ts';

const payload = z.object({ requestId: z.uuid() });

type Claimed = Pick<TestimonialRequest, 'consentMarketing' | 'consentVersion' | 'email' | 'firstName' | 'id' | 'reference'>;

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
       returning id, reference, email, first_name as "firstName", consent_marketing as "consentMarketing",
         consent_version as "consentVersion"`,
      [id],
    );
    return rows[0];
  });

/** One word in Latin letters. More words, or a few Chinese characters, could be a message to the owner of the address. */
const namePattern = /^[\p{L}&&\p{Script=Latin}]+(['’\-][\p{L}&&\p{Script=Latin}]+)?$/v;
const longestName = 20;

/** How to greet the patient, if what they typed cannot be anything but a name. */
function nameToGreet(firstName: string): string | undefined {
  const name = firstName.normalize('NFC');
  return name.length <= longestName && namePattern.test(name) ? name : undefined;
}

/** Of the patient's input only a plain first name, so that the form cannot be used to send text to someone else's address. */
export function receiptMail(request: Claimed, services: MailServices) {
  const { config, content } = services;
  const { organisation, shareYourStoryPage } = content;
  const { consents, receipt, thanks } = shareYourStoryPage;
  const { dataProtection, testimonials } = organisation.contacts;
  const name = nameToGreet(request.firstName);
  const given = (isGiven: boolean, text: string) => ({ text, details: [isGiven ? receipt.yes : receipt.no] });
  const permission: MailBlock =
    request.consentVersion === consents.version
      ? {
          items: [
            given(true, consents.video),
            given(true, consents.website),
            given(request.consentMarketing, consents.marketing),
          ],
        }
      : receipt.earlierWording.replace('{version}', request.consentVersion);
  const envelope = {
    id: `receipt-${request.id}`,
    to: request.email,
    replyTo: { name: organisation.name, address: testimonials.email },
    subject: receipt.subject,
  };
  return composeMail(services, envelope, [
    { heading: receipt.heading },
    `${receipt.greeting}${name ? ` ${name}` : ''},`,
    { facts: [{ label: thanks.reference, value: request.reference }] },
    thanks.keep,
    { heading: receipt.next },
    thanks.description,
    receipt.from.replace('{phone}', testimonials.phone).replace('{email}', testimonials.email),
    { heading: receipt.permission },
    permission,
    { heading: receipt.change },
    consents.withdrawal,
    receipt.withdraw,
    {
      lines: [
        { text: testimonials.phone, address: dialable(testimonials.phone) },
        { text: testimonials.email, address: `mailto:${testimonials.email}` },
        dataProtection.address,
      ],
    },
    { lines: [receipt.mistake], isSoft: true },
    { lines: [organisation.name, { text: config.baseUrl, address: config.baseUrl }], isSoft: true },
  ]);
}

/** Tells the patient that the request is stored, and what they agreed to. */
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
