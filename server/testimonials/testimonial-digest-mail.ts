import { composeMail } from '../platform/mail/compose-mail.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import { linkExpiry } from '../platform/signed-links.ts';
import { aboutLinks, answersOf, requestLinks, type TestimonialMailInput } from './testimonial-mail.ts';
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

export function testimonialDigestMail({ base, content, links, now, requests, waiting }: Input): Mail {
  const expires = linkExpiry(now);
  const count = requests.length === 1 ? 'One request has' : `${requests.length} requests have`;
  const entries = requests.map((request, index) => ({
    group: [
      { heading: `${index + 1} of ${requests.length}. ${request.digestReason ? reasons[request.digestReason] : ''}` },
      { facts: answersOf(request) },
      ...requestLinks(links, request.id, expires).map(({ address, link }) => ({ address, link })),
    ],
  }));
  return {
    ...composeMail(content.brand, `Video testimonial requests to look through: ${requests.length}`, [
      `${count} not had a separate email, because many came in at once or because they look like spam. Some may be from real patients, who were told to expect you within 24 hours. Each is listed below in full.`,
      ...(waiting > 0 ? [`${waiting} more will follow in the next digest, in an hour.`] : []),
      ...entries,
      aboutLinks(expires),
    ]),
    to: content.organisation.contacts.testimonials.email,
    messageId: `<testimonial-digest-${requests[0]?.id}@${new URL(base).hostname}>`,
  };
}
