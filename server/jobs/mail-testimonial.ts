import { z } from 'zod';
import { mailTestimonialQueue } from '../functions/submit-testimonial/mail-testimonial-queue.ts';
import { findRequest, markNotified } from '../functions/submit-testimonial/testimonial-requests.ts';
import { testimonialMail } from '../mail/testimonial-mail.ts';
import { heartbeat, type Job, retriesForADay } from './job.ts';

const payload = z.object({ requestId: z.uuid() });

/** Tells the practice of a request. The row says whether that has been done; the job only sees to it. */
export const mailTestimonial: Job = {
  name: mailTestimonialQueue,
  // With the request's id as singleton key: one job a request, however often the sweep asks for it.
  queue: { ...heartbeat, ...retriesForADay, policy: 'exclusive' },
  // A day with a mail server that was down leaves a heap: one mail a poll would take hours.
  atOnce: 10,
  async run({ clock, config, content, links, log, mailer, pool }, data) {
    const { requestId } = payload.parse(data);
    const request = await findRequest(pool, requestId);
    if (!request || request.notifiedAt) return;
    await mailer.send(
      testimonialMail({ request, organisation: content.organisation, links, now: clock(), base: config.baseUrl }),
    );
    await markNotified(pool, requestId);
    log.info({ reference: request.reference }, 'the practice was told of a testimonial request');
  },
};
