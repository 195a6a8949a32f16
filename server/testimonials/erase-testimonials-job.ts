import { type Job, retriesForADay } from '../platform/queue/job.ts';
import type { Services } from '../services.ts';
import { eraseOldRequests } from './testimonial-requests.ts';

/** Deletes requests past the retention period that the privacy policy states, and expired rate limits. */
export const eraseTestimonials: Job<Services> = {
  name: 'erase-testimonials',
  queue: { ...retriesForADay, policy: 'short' },
  schedule: { cron: '20 3,15 * * *', options: { tz: 'Europe/London', missed: 'once' } },
  async run({ config, log, pool }) {
    const requests = await eraseOldRequests(pool, config.retention);
    // They contain keyed hashes of addresses, which have no use after their hour or day.
    const limits = await pool.query('delete from rate_limits where expire < extract(epoch from now()) * 1000');
    log.info({ requests, limits: limits.rowCount }, 'Deleted expired testimonial requests and rate limits');
  },
};
