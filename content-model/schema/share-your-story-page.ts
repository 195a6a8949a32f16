import { z } from 'zod';
import { list, pageHead, step, text } from './fields.ts';

const choice = z.strictObject({ value: text.meta({ title: 'Rating' }), label: text });

export const shareYourStoryPage = z.strictObject({
  head: pageHead,
  hero: z.strictObject({ heading: text, lead: text, action: text.describe('Links to the form') }),
  stepsHeading: text,
  steps: list(step, 3),
  form: z.strictObject({
    heading: text,
    lead: text,
    you: text.describe('Above names, email and phone'),
    treatment: text.describe('Above treatment and rating'),
    words: text.describe('Above title and description'),
    permission: text.describe('Above the consents'),
    trap: text.meta({ title: 'Trap for spam', description: 'Above a field that only programs fill in; people do not see it' }),
  }),
  labels: z.strictObject({
    firstName: text,
    lastName: text,
    email: text,
    phone: text,
    treatment: text,
    treatmentPlaceholder: text,
    rating: text,
    ratingPlaceholder: text,
    title: text,
    description: text,
  }),
  hints: z
    .strictObject({
      firstName: text,
      lastName: text,
      email: text,
      phone: text,
      treatment: text,
      rating: text,
      title: text,
      description: text,
    })
    .describe('What to enter in each field'),
  treatments: list(text, 8),
  ratings: list(choice, 3),
  consents: z.strictObject({
    version: text.describe('Change it whenever these texts change; it is kept with each request'),
    video: text,
    website: text,
    marketing: text,
    withdrawal: text,
  }),
  submit: text,
  submitting: text,
  thanks: z
    .strictObject({
      title: text,
      description: text,
      heading: text,
      reference: text,
      keep: text,
      another: z
        .strictObject({ heading: text, lead: text })
        .default({
          heading: 'Another story?',
          lead: "We've got what you sent. The form is empty again, in case you'd like to send another.",
        })
        .describe('Above the empty form'),
    })
    .describe('Title and description are in the message, the rest on the page'),
  receipt: z
    .strictObject({
      subject: text,
      heading: text,
      greeting: text.describe('The first name follows, if it is one plain word'),
      next: text.describe('Above what happens next'),
      from: text.describe('Who will be in touch. {phone} and {email} become those for testimonials'),
      permission: text.describe('Above the consents, each with the answer'),
      yes: text.describe('Below each consent that was given'),
      no: text,
      earlierWording: text.describe('Instead of the consents, if they have changed since. {version} becomes the earlier version'),
      change: text.describe('Above how to withdraw'),
      withdraw: text.describe('Phone, email and postal address follow'),
      mistake: text.describe('For recipients who did not fill in the form'),
    })
    .describe('The email to the patient, which also has the words of thanks and the consents'),
  failed: z.strictObject({
    title: text,
    description: text,
    wait: text
      .default('You can send it again in {time}.')
      .describe("If the form was sent too often. {time} becomes how long to wait, such as '45 minutes'."),
  }),
  invalid: z.strictObject({ title: text }),
  help: z.strictObject({ heading: text, text }).describe("Phone and email are under 'Name, contacts and closed days'"),
});
