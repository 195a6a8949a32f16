import { londonTime } from '../../domain/london-time.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import { formatAnswers, linkExpiry, requestLinks, type TestimonialMailInput } from './testimonial-mail.ts';
import type { TestimonialRequest } from './testimonial-requests.ts';
import type { DigestReason } from './testimonial-store.ts';

type Input = Omit<TestimonialMailInput, 'request'> & {
  requests: readonly TestimonialRequest[];
  /** How many more wait for the next digest. */
  waiting: number;
};

const reasons: Record<DigestReason, string> = {
  crowded: 'A lot of requests came in this hour',
  'too-fast': 'Sent within three seconds: it may be a bot, or a patient who reopened the page',
  trap: 'A hidden field was filled in: it may be a bot or browser autofill',
};

/** Without HTML, because it may list hundreds of requests. */
export function testimonialDigestMail({ base, links, now, organisation, requests, waiting }: Input): Mail {
  const expires = linkExpiry(now);
  const count = requests.length === 1 ? 'One request has' : `${requests.length} requests have`;
  const entries = requests.map((request, index) =>
    [
      `${index + 1} of ${requests.length}. ${request.digestReason ? reasons[request.digestReason] : ''}`,
      formatAnswers(request),
      ...requestLinks(links, request.id, expires).map(({ address, label }) => `${label}: ${address}`),
    ].join('\n'),
  );
  const text = [
    `${count} not had a separate email, because many came in at once or because they look like spam. Some may be from real patients, who were told to expect you within 24 hours. Each is listed below in full.`,
    ...(waiting > 0 ? [`${waiting} more will follow in the next digest, in an hour.`] : []),
    ...entries,
    `Each link opens a page with a button. Nothing changes until you press it. The links work until ${londonTime(expires, 'full')}.`,
  ].join('\n\n');
  return {
    to: organisation.contacts.testimonials.email,
    subject: `Video testimonial requests to look through: ${requests.length}`,
    text,
    messageId: `<testimonial-digest-${requests[0]?.id}@${new URL(base).hostname}>`,
  };
}
