import type { Pool } from 'pg';
import type { Job } from '../platform/queue/job.ts';
import type { Services } from '../services.ts';
import { mailTestimonial, remindTestimonial } from './mail-testimonial-jobs.ts';
import { overdueMails } from './testimonial-requests.ts';

/** Requests whose mail job was lost or failed: it normally takes less than ten minutes. */
const withoutMail = "notified_at is null and digest_reason is null and submitted_at < now() - interval '10 minutes'";

/** Due four hours before the promised 24 hours end. Excludes requests not yet emailed to staff and those in the digest. */
const toRemindOf = `contacted_at is null and reminded_at is null and notified_at is not null
  and digest_reason is null and submitted_at < now() - interval '20 hours'`;

/** The oldest first. */
async function findIds(pool: Pool, condition: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from testimonial_requests where ${condition} order by submitted_at`,
  );
  return rows.map(({ id }) => id);
}

/** Checks the rows rather than the queue, so that a lost or failed job does not lose a request. */
export const testimonialSweep: Job<Services> = {
  name: 'testimonial-sweep',
  // No retries: the next run is five minutes later.
  queue: { policy: 'short', retryLimit: 0 },
  schedule: { cron: '*/5 * * * *', options: { tz: 'UTC' } },
  async run({ log, pool, queue }) {
    for (const id of await findIds(pool, withoutMail)) {
      await queue.send(mailTestimonial.name, { requestId: id }, { singletonKey: id });
    }
    for (const id of await findIds(pool, toRemindOf)) {
      await queue.send(remindTestimonial.name, { requestId: id }, { singletonKey: id });
    }
    const { length: requests } = await findIds(pool, overdueMails);
    if (requests > 0)
      log.error({ alarm: 'testimonials-without-mail', requests }, 'Testimonial requests without an email for four hours');
  },
};
