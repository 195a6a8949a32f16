import type { Job } from '../platform/queue/job.ts';
import type { Services } from '../services.ts';
import { mailTestimonial } from './mail-testimonial-job.ts';
import { remindTestimonial } from './remind-testimonial-job.ts';
import { findIds, overdueMails, requestsToRemindOf, requestsWithoutMail } from './testimonial-requests.ts';

/** Checks the rows rather than the queue, so that a lost or failed job does not lose a request. */
export const testimonialSweep: Job<Services> = {
  name: 'testimonial-sweep',
  // No retries: the next run is five minutes later.
  queue: { policy: 'short', retryLimit: 0 },
  schedule: { cron: '*/5 * * * *', options: { tz: 'UTC' } },
  async run({ log, pool, queue }) {
    for (const id of await findIds(pool, requestsWithoutMail)) {
      await queue.send(mailTestimonial.name, { requestId: id }, { singletonKey: id });
    }
    for (const id of await findIds(pool, requestsToRemindOf)) {
      await queue.send(remindTestimonial.name, { requestId: id }, { singletonKey: id });
    }
    const { length: requests } = await findIds(pool, overdueMails);
    if (requests > 0)
      log.error({ alarm: 'testimonials-without-mail', requests }, 'Testimonial requests without an email for four hours');
  },
};
