import type { Job } from '../platform/queue/job.ts';
import type { Services } from '../services.ts';
import { testimonialDigestMail } from './testimonial-digest-mail.ts';
import { markNotified, requestsForDigest } from './testimonial-requests.ts';

/** Keeps the mail below the size that mail servers accept. The rest follows an hour later. */
const maxRequests = 500;

/** Emails the practice one list of the requests that get no separate email. */
export const testimonialDigest: Job<Services> = {
  name: 'testimonial-digest',
  // No retries: the next run is an hour later.
  queue: { policy: 'short', retryLimit: 0 },
  schedule: { cron: '10 * * * *', options: { tz: 'UTC' } },
  async run({ clock, config, content, links, log, mailer, pool }) {
    const { requests, waiting } = await requestsForDigest(pool, maxRequests);
    if (requests.length === 0) return;
    await mailer.send(testimonialDigestMail({ requests, waiting, content, links, now: clock(), base: config.baseUrl }));
    await markNotified(
      pool,
      requests.map(({ id }) => id),
    );
    log.info({ requests: requests.length, waiting }, 'Sent testimonial digest to the practice');
  },
};
