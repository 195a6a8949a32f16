import { z } from 'zod';
import { londonTime } from '../../domain/london-time.ts';
import { composeMail, type Fact, type LinkMailServices, type MailBlock } from '../platform/mail/compose-mail.ts';
import { type Job, retriesForADay } from '../platform/queue/job.ts';
import { linkExpiry, type SignedLinks } from '../platform/signed-links.ts';
import type { Services } from '../services.ts';
import { mailReceipt } from './mail-receipt-job.ts';
import { findRequest, markNotified, type TestimonialRequest } from './testimonial-requests.ts';
import { mailTestimonialQueue } from './testimonial-store.ts';

const payload = z.object({ requestId: z.uuid() });

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

type Words = { id: string; subject: string; intro: string };

/** Replies go to the patient. The subject holds no personal data: it shows on locked screens and in mail servers' logs. */
function mailAboutRequest(request: TestimonialRequest, services: LinkMailServices, { id, intro, subject }: Words) {
  const { clock, content, links } = services;
  const expires = linkExpiry(clock());
  const envelope = {
    id,
    to: content.organisation.contacts.testimonials.email,
    replyTo: { name: `${request.firstName} ${request.lastName}`, address: request.email },
    subject,
  };
  return composeMail(services, envelope, [
    intro,
    { facts: answersOf(request) },
    ...requestLinks(links, request.id, expires),
    aboutLinks(expires),
  ]);
}

export const testimonialMail = (request: TestimonialRequest, services: LinkMailServices) =>
  mailAboutRequest(request, services, {
    id: `testimonial-${request.id}`,
    subject: `Video testimonial request ${request.reference}`,
    intro:
      "A patient has offered a video testimonial. We've told them you'll be in touch within 24 hours with upload instructions. Reply to this email to write to them.",
  });

/** Mails a request to the practice, unless its row is already marked as notified, and has the patient's receipt sent. */
export const mailTestimonial: Job<Services> = {
  name: mailTestimonialQueue,
  // The singleton key is the request's id: one job per request, however often the sweep sends it.
  queue: { ...retriesForADay, policy: 'exclusive' },
  // Clears the backlog after a mail server outage: at one mail per poll, a day's worth would take hours.
  concurrency: 10,
  async run(services, data) {
    const { log, mailer, pool, queue } = services;
    const { requestId } = payload.parse(data);
    const request = await findRequest(pool, requestId);
    if (!request || request.notifiedAt) return;
    await mailer.send(testimonialMail(request, services));
    await markNotified(pool, [requestId]);
    await queue.send(mailReceipt.name, { requestId }, { singletonKey: requestId });
    log.info({ reference: request.reference }, 'Sent testimonial request to the practice');
  },
};

const promisedHours = 24;

export function testimonialReminderMail(request: TestimonialRequest, services: LinkMailServices) {
  const promised = new Date(request.submittedAt.getTime() + promisedHours * 3_600_000);
  return mailAboutRequest(request, services, {
    id: `testimonial-reminder-${request.id}`,
    subject: `Reminder: video testimonial request ${request.reference} is waiting`,
    intro: `Nobody has marked this request as contacted. We told the patient to expect you by ${londonTime(promised, 'full')}. If you've already been in touch, use the link 'Mark as contacted'. This is the only reminder.`,
  });
}

/** Reminds the practice, once, of a request that is not marked as contacted. */
export const remindTestimonial: Job<Services> = {
  name: 'remind-testimonial',
  queue: { ...retriesForADay, policy: 'exclusive' },
  async run(services, data) {
    const { log, mailer, pool } = services;
    const { requestId } = payload.parse(data);
    const request = await findRequest(pool, requestId);
    if (!request || request.remindedAt || request.contactedAt) return;
    await mailer.send(testimonialReminderMail(request, services));
    await pool.query('update testimonial_requests set reminded_at = coalesce(reminded_at, now()) where id = $1', [requestId]);
    log.info({ reference: request.reference }, 'Sent testimonial reminder to the practice');
  },
};
