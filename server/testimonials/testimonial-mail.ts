import type { SiteContent } from '../../content/schema/site.ts';
import { londonTime } from '../../domain/london-time.ts';
import { composeMail, type Fact, type MailBlock } from '../platform/mail/compose-mail.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import { linkExpiry, type SignedLinks } from '../platform/signed-links.ts';
import type { TestimonialRequest } from './testimonial-requests.ts';

export type TestimonialMailInput = {
  request: TestimonialRequest;
  content: Pick<SiteContent, 'brand' | 'organisation'>;
  links: SignedLinks;
  now: Date;
  base: string;
};

export const answersOf = (request: TestimonialRequest): Fact[] => [
  { label: 'Reference', value: request.reference },
  { label: 'Sent', value: londonTime(request.submittedAt, 'full') },
  { label: 'Name', value: `${request.firstName} ${request.lastName}`, isTyped: true },
  { label: 'Email', value: request.email, isTyped: true },
  { label: 'Phone', value: request.phone, isTyped: true },
  { label: 'Treatment', value: request.treatment },
  { label: 'Rating', value: `${request.rating} of 5` },
  { label: 'Title', value: request.title, isTyped: true },
  { label: 'Description', value: request.description ?? '(none)', isTyped: true },
  { label: 'Agreed to video recording', value: 'yes' },
  { label: 'Agreed to website display', value: 'yes' },
  { label: 'Agreed to marketing', value: request.consentMarketing ? 'yes' : 'no' },
  { label: 'Wording of the consents', value: `version ${request.consentVersion}` },
];

export const requestLinks = (links: SignedLinks, id: string, expires: Date) =>
  [
    {
      link: 'Mark as contacted',
      why: "When you've rung or written to the patient.",
      address: links.address('mark-contacted', id, expires),
      isButton: true,
    },
    {
      link: 'Erase this request',
      why: "If the patient asks you to, or it isn't a real request.",
      address: links.address('erase-request', id, expires),
    },
  ] satisfies MailBlock[];

export const aboutLinks = (expires: Date): MailBlock => ({
  lines: [
    `Each link opens a page with a button. Nothing changes until you press it. The links work until ${londonTime(expires, 'full')}.`,
  ],
  isSoft: true,
});

type Words = { subject: string; intro: string; messageId: string };

/** Replies go to the patient. The subject holds no personal data: it shows on locked screens and in mail servers' logs. */
export function mailAboutRequest({ content, links, now, request }: TestimonialMailInput, words: Words): Mail {
  const expires = linkExpiry(now);
  return {
    ...composeMail(content.brand, words.subject, [
      words.intro,
      { facts: answersOf(request) },
      ...requestLinks(links, request.id, expires),
      aboutLinks(expires),
    ]),
    to: content.organisation.contacts.testimonials.email,
    replyTo: { name: `${request.firstName} ${request.lastName}`, address: request.email },
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

const promisedHours = 24;

export function testimonialReminderMail(input: TestimonialMailInput): Mail {
  const { base, request } = input;
  const promised = new Date(request.submittedAt.getTime() + promisedHours * 3_600_000);
  return mailAboutRequest(input, {
    subject: `Reminder: video testimonial request ${request.reference} is waiting`,
    intro: `Nobody has marked this request as contacted. We told the patient to expect you by ${londonTime(promised, 'full')}. If you've already been in touch, use the link 'Mark as contacted'. This is the only reminder.`,
    messageId: `<testimonial-reminder-${request.id}@${new URL(base).hostname}>`,
  });
}
