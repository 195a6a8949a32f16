import { heartbeat, type Job } from '../platform/queue/job.ts';
import type { Services } from '../services.ts';
import { mailTestimonial } from './mail-testimonial-job.ts';
import { remindTestimonial } from './remind-testimonial-job.ts';
import { countOverdueMails, requestsToRemindOf, requestsWithoutMail } from './testimonial-requests.ts';

/** Checks the rows rather than the queue, so that a lost or failed job does not lose a request. */
export const testimonialSweep: Job<Services> = {
  name: 'testimonial-sweep',
  // No retries: the next run is five minutes later.
  queue: { ...heartbeat, policy: 'short', retryLimit: 0 },
  schedule: { cron: '*/5 * * * *', options: { tz: 'UTC' } },
  async run({ log, pool, queue }) {
    for (const id of await requestsWithoutMail(pool)) {
      await queue.send(mailTestimonial.name, { requestId: id }, { singletonKey: id });
    }
    for (const id of await requestsToRemindOf(pool)) {
      await queue.send(remindTestimonial.name, { requestId: id }, { singletonKey: id });
    }
    const alarming = await countOverdueMails(pool);
    if (alarming > 0)
      log.error(
        { alarm: 'testimonials-without-mail', requests: alarming },
        'Testimonial requests without an email for four hours',
      );
  },
};
