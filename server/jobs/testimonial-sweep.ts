import { countAlarming, requestsToRemindOf, requestsWithoutMail } from '../functions/submit-testimonial/testimonial-requests.ts';
import { heartbeat, type Job } from './job.ts';
import { mailTestimonial } from './mail-testimonial.ts';
import { remindTestimonial } from './remind-testimonial.ts';

/** Looks at the rows and not at the queue: a job that was lost, or that gave up, loses nobody's request. */
export const testimonialSweep: Job = {
  name: 'testimonial-sweep',
  // The next one comes by itself in five minutes.
  queue: { ...heartbeat, policy: 'short', retryLimit: 0 },
  schedule: { cron: '*/5 * * * *', options: { tz: 'UTC' } },
  async run({ log, pool, queue }) {
    for (const id of await requestsWithoutMail(pool)) {
      await queue.send(mailTestimonial.name, { requestId: id }, { singletonKey: id });
    }
    for (const id of await requestsToRemindOf(pool)) {
      await queue.send(remindTestimonial.name, { requestId: id }, { singletonKey: id });
    }
    const alarming = await countAlarming(pool);
    if (alarming > 0)
      log.error({ alarm: 'testimonials-without-mail', requests: alarming }, 'alarm: requests without a mail for four hours');
  },
};
