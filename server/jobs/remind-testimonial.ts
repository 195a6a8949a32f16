import { z } from 'zod';
import { findRequest, markReminded } from '../functions/submit-testimonial/testimonial-requests.ts';
import { testimonialReminderMail } from '../mail/testimonial-reminder-mail.ts';
import { heartbeat, type Job, retriesForADay } from './job.ts';

const payload = z.object({ requestId: z.uuid() });

/** Reminds the practice, once, of a patient whom nobody has marked as contacted. */
export const remindTestimonial: Job = {
  name: 'remind-testimonial',
  queue: { ...heartbeat, ...retriesForADay, policy: 'exclusive' },
  async run({ clock, config, content, links, log, mailer, pool }, data) {
    const { requestId } = payload.parse(data);
    const request = await findRequest(pool, requestId);
    if (!request || request.remindedAt || request.contactedAt) return;
    await mailer.send(
      testimonialReminderMail({ request, organisation: content.organisation, links, now: clock(), base: config.baseUrl }),
    );
    await markReminded(pool, requestId);
    log.info({ reference: request.reference }, 'the practice was reminded of a testimonial request');
  },
};
