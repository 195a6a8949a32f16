import { z } from 'zod';
import { type Job, retriesForADay } from '../platform/queue/job.ts';
import type { Services } from '../services.ts';
import { testimonialReminderMail } from './testimonial-mail.ts';
import { findRequest, markReminded } from './testimonial-requests.ts';

const payload = z.object({ requestId: z.uuid() });

/** Reminds the practice, once, of a request that is not marked as contacted. */
export const remindTestimonial: Job<Services> = {
  name: 'remind-testimonial',
  queue: { ...retriesForADay, policy: 'exclusive' },
  async run({ clock, config, content, links, log, mailer, pool }, data) {
    const { requestId } = payload.parse(data);
    const request = await findRequest(pool, requestId);
    if (!request || request.remindedAt || request.contactedAt) return;
    await mailer.send(testimonialReminderMail({ request, content, links, now: clock(), base: config.baseUrl }));
    await markReminded(pool, requestId);
    log.info({ reference: request.reference }, 'Sent testimonial reminder to the practice');
  },
};
