import { eraseOldRequests, forgetOldLimits } from '../functions/submit-testimonial/testimonial-requests.ts';
import { heartbeat, type Job, retriesForADay } from './job.ts';

/** Erases what the privacy policy says is erased by now. */
export const eraseTestimonials: Job = {
  name: 'erase-testimonials',
  queue: { ...heartbeat, ...retriesForADay, policy: 'short' },
  schedule: { cron: '20 3,15 * * *', options: { tz: 'Europe/London', missed: 'once' } },
  async run({ config, log, pool }) {
    const requests = await eraseOldRequests(pool, config.retention);
    const limits = await forgetOldLimits(pool);
    log.info({ requests, limits }, 'what is kept no longer was erased');
  },
};
