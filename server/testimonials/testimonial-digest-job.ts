import { composeMail, type LinkMailServices } from '../platform/mail/compose-mail.ts';
import type { Job } from '../platform/queue/job.ts';
import { linkExpiry } from '../platform/signed-links.ts';
import type { Services } from '../services.ts';
import { aboutLinks, answersOf, requestLinks } from './mail-testimonial-jobs.ts';
import { markNotified, requestColumns, type TestimonialRequest } from './testimonial-requests.ts';
import type { DigestReason } from './testimonial-store.ts';

/** Keeps the mail below the size that mail servers accept. The rest follows an hour later. */
const maxRequests = 500;

const reasons: Record<DigestReason, string> = {
  crowded: 'A lot of requests came in this hour',
  'too-fast': 'Sent within three seconds: it may be a bot, or a patient who reopened the page',
  trap: 'A hidden field was filled in: it may be a bot or browser autofill',
};

/** @param waiting how many more wait for the next digest */
export function testimonialDigestMail(requests: readonly TestimonialRequest[], waiting: number, services: LinkMailServices) {
  const { clock, content, links } = services;
  const expires = linkExpiry(clock());
  const count = requests.length === 1 ? 'One request has' : `${requests.length} requests have`;
  const entries = requests.map((request, index) => ({
    group: [
      { heading: `${index + 1} of ${requests.length}. ${request.digestReason ? reasons[request.digestReason] : ''}` },
      { facts: answersOf(request) },
      ...requestLinks(links, request.id, expires).map(({ address, link }) => ({ address, link })),
    ],
  }));
  const envelope = {
    id: `testimonial-digest-${requests[0]?.id}`,
    to: content.organisation.contacts.testimonials.email,
    subject: `Video testimonial requests to look through: ${requests.length}`,
  };
  return composeMail(services, envelope, [
    `${count} not had a separate email, because many came in at once or because they look like spam. Some may be from real patients, who were told to expect you within 24 hours. Each is listed below in full.`,
    ...(waiting > 0 ? [`${waiting} more will follow in the next digest, in an hour.`] : []),
    ...entries,
    aboutLinks(expires),
  ]);
}

/** Emails the practice one list of the requests that get no separate email. */
export const testimonialDigest: Job<Services> = {
  name: 'testimonial-digest',
  // No retries: the next run is an hour later.
  queue: { policy: 'short', retryLimit: 0 },
  schedule: { cron: '10 * * * *', options: { tz: 'UTC' } },
  async run(services) {
    const { log, mailer, pool } = services;
    // The oldest first, suspected spam last.
    const { rows } = await pool.query<TestimonialRequest & { inAll: number }>(
      `select ${requestColumns}, count(*) over ()::int as "inAll" from testimonial_requests
       where notified_at is null and digest_reason is not null
       order by digest_reason <> 'crowded', submitted_at limit $1`,
      [maxRequests],
    );
    const [first] = rows;
    if (!first) return;
    const waiting = first.inAll - rows.length;
    await mailer.send(testimonialDigestMail(rows, waiting, services));
    const ids = rows.map(({ id }) => id);
    await markNotified(pool, ids);
    log.info({ requests: rows.length, waiting }, 'Sent testimonial digest to the practice');
  },
};
