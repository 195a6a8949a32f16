import { z } from 'zod';
import { type Job, retriesForADay } from '../platform/queue/job.ts';
import type { Services } from '../services.ts';
import { mailReceipt } from './mail-receipt-job.ts';
import { testimonialMail } from './testimonial-mail.ts';
import { findRequest, markNotified } from './testimonial-requests.ts';
import { mailTestimonialQueue } from './testimonial-store.ts';

const payload = z.object({ requestId: z.uuid() });

/** Mails a request to the practice, unless its row is already marked as notified, and has the patient's receipt sent. */
export const mailTestimonial: Job<Services> = {
  name: mailTestimonialQueue,
  // The singleton key is the request's id: one job per request, however often the sweep sends it.
  queue: { ...retriesForADay, policy: 'exclusive' },
  // Clears the backlog after a mail server outage: at one mail per poll, a day's worth would take hours.
  concurrency: 10,
  async run({ clock, config, content, links, log, mailer, pool, queue }, data) {
    const { requestId } = payload.parse(data);
    const request = await findRequest(pool, requestId);
    if (!request || request.notifiedAt) return;
    await mailer.send(testimonialMail({ request, content, links, now: clock(), base: config.baseUrl }));
    await markNotified(pool, [requestId]);
    await queue.send(mailReceipt.name, { requestId }, { singletonKey: requestId });
    log.info({ reference: request.reference }, 'Sent testimonial request to the practice');
  },
};
