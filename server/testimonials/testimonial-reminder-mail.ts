import { londonTime } from '../../domain/london-time.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import { mailAboutRequest, type TestimonialMailInput } from './testimonial-mail.ts';

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
