import type { Organisation } from '../../content/schema/organisation.ts';
import { londonTime } from '../../domain/london-time.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import type { SignedLinks } from '../platform/signed-links.ts';
import type { TestimonialRequest } from './testimonial-requests.ts';

export type TestimonialMailInput = {
  request: TestimonialRequest;
  organisation: Pick<Organisation, 'contacts'>;
  links: SignedLinks;
  now: Date;
  base: string;
};

const linkDays = 30;
export const linkExpiry = (now: Date) => new Date(now.getTime() + linkDays * 86_400_000);

const answersOf = (request: TestimonialRequest): [label: string, answer: string][] => [
  ['Reference', request.reference],
  ['Sent', londonTime(request.submittedAt, 'full')],
  ['Name', `${request.firstName} ${request.lastName}`],
  ['Email', request.email],
  ['Phone', request.phone],
  ['Treatment', request.treatment],
  ['Rating', `${request.rating} of 5`],
  ['Title', request.title],
  ['Description', request.description ?? '(none)'],
  ['Agreed to video recording', 'yes'],
  ['Agreed to website display', 'yes'],
  ['Agreed to marketing', request.consentMarketing ? 'yes' : 'no'],
  ['Wording of the consents', `version ${request.consentVersion}`],
];

const typedByPatient = new Set(['Name', 'Email', 'Phone', 'Title', 'Description']);

/** Prefixes every line that the patient typed, so that it cannot be mistaken for one of our links. */
const quoted = (text: string) => text.replace(/^|\r\n|[\n\r\v\f\u0085\u2028\u2029]/g, (end) => `${end && '\n'}> `);

export const formatAnswers = (request: TestimonialRequest) =>
  answersOf(request)
    .map(([label, answer]) => (typedByPatient.has(label) ? `${label}:\n${quoted(answer)}` : `${label}: ${answer}`))
    .join('\n');

export const requestLinks = (links: SignedLinks, id: string, expires: Date) => [
  {
    label: 'Mark as contacted',
    why: "When you've rung or written to the patient.",
    address: links.address('mark-contacted', id, expires),
  },
  {
    label: 'Erase this request',
    why: "If the patient asks you to, or it isn't a real request.",
    address: links.address('erase-request', id, expires),
  },
];

type Words = { subject: string; intro: string; messageId: string };

/** Replies go to the patient. The subject holds no personal data: it shows on locked screens and in mail servers' logs. */
export function mailAboutRequest({ links, now, organisation, request }: TestimonialMailInput, words: Words): Mail {
  const expires = linkExpiry(now);
  const actions = requestLinks(links, request.id, expires);
  const closing = `Each link opens a page with a button. Nothing changes until you press it. The links work until ${londonTime(expires, 'full')}.`;

  const text = [
    words.intro,
    formatAnswers(request),
    ...actions.map(({ address, label, why }) => `${label}: ${why}\n${address}`),
    closing,
  ].join('\n\n');

  return {
    to: organisation.contacts.testimonials.email,
    replyTo: { name: `${request.firstName} ${request.lastName}`, address: request.email },
    subject: words.subject,
    text,
    messageId: words.messageId,
  };
}

export function testimonialMail(input: TestimonialMailInput): Mail {
  const { base, request } = input;
  return mailAboutRequest(input, {
    subject: `Video testimonial request ${request.reference}`,
    intro:
      "A patient has offered a video testimonial. We've told them you'll be in touch within 24 hours with upload instructions. Reply to this email to write to them.",
    messageId: `<testimonial-${request.id}@${new URL(base).hostname}>`,
  });
}
