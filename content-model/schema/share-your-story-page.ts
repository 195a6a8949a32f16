import { z } from 'zod';
import { firstScreen, headingText, lead, list, longText, pageHead, step, technical, text, titleText } from './fields.ts';

const choice = z.strictObject({
  value: text.meta({ title: 'Rating' }),
  label: text.meta({ title: 'Words', names: true }),
});

const names = {
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
};

export const shareYourStoryPage = z
  .strictObject({
    head: pageHead,
    hero: z.strictObject({ heading: headingText, lead, action: text.meta({ title: 'Button to the form' }) }).meta(firstScreen),
    stepsHeading: text.meta({ title: 'Heading of the steps' }),
    steps: list(step, 3),
    form: z.strictObject({
      heading: headingText,
      lead,
      you: text.meta({ title: 'Heading of the names', description: 'Above names, email and phone' }),
      treatment: text.meta({ title: 'Heading of the treatment', description: 'Above treatment and rating' }),
      words: text.meta({ title: 'Heading of the story', description: 'Above title and description' }),
      permission: text.meta({ title: 'Heading of the consents' }),
      trap: text.meta({
        ...technical,
        title: 'Trap for spam',
        description: 'Above a field that only programs fill in; people do not see it',
      }),
    }),
    labels: z
      .strictObject({
        ...names,
        treatment: text,
        treatmentPlaceholder: text.meta({ title: 'Treatment, before one is chosen' }),
        rating: text,
        ratingPlaceholder: text.meta({ title: 'Rating, before one is chosen' }),
        title: text,
        description: text,
      })
      .meta({ title: 'Names of the fields' }),
    hints: z
      .strictObject({
        ...names,
        treatment: text,
        rating: text,
        title: text,
        description: text,
      })
      .describe('What to enter in each field'),
    treatments: list(text, 8),
    ratings: list(choice, 3),
    consents: z.strictObject({
      version: text.meta({
        ...technical,
        description: 'Change it whenever these texts change; it is kept with each request',
      }),
      video: text,
      website: text,
      marketing: text,
      withdrawal: text,
    }),
    submit: text.meta({ title: 'Button to send' }),
    submitting: text.meta({ title: 'While it is being sent' }),
    thanks: z
      .strictObject({
        title: titleText,
        description: longText,
        heading: headingText,
        reference: text.meta({ title: 'Before the reference' }),
        keep: text.meta({ title: 'What to do with it' }),
        another: z
          .strictObject({ heading: headingText, lead })
          .default({
            heading: 'Another story?',
            lead: "We've got what you sent. The form is empty again, in case you'd like to send another.",
          })
          .meta({ title: 'Above the empty form' }),
      })
      .describe('Title and description are in the message, the rest on the page'),
    receipt: z
      .strictObject({
        subject: text,
        heading: headingText,
        greeting: text.describe('The first name follows, if it is one plain word'),
        next: text.meta({ title: 'What happens next', description: 'Above the steps' }),
        from: text.describe('Who will be in touch. {phone} and {email} become those for testimonials'),
        permission: text.meta({ title: 'Heading of the consents', description: 'Each comes with the answer' }),
        yes: text.describe('Below each consent that was given'),
        no: text,
        earlierWording: text.describe(
          'Instead of the consents, if they have changed since. {version} becomes the earlier version',
        ),
        change: text.meta({ title: 'Heading about withdrawing' }),
        withdraw: text.meta({ title: 'How to withdraw', description: 'Phone, email and postal address follow' }),
        mistake: text.meta({ title: 'If it came by mistake', description: 'For recipients who did not fill in the form' }),
      })
      .meta({ title: 'Email to the patient', description: 'It also has the words of thanks and the consents' }),
    failed: z
      .strictObject({
        title: titleText,
        description: longText,
        wait: text.default('You can send it again in {time}.').meta({
          title: 'When it was sent too often',
          description: "{time} becomes how long to wait, such as '45 minutes'.",
        }),
      })
      .meta({ title: 'When it cannot be sent' }),
    invalid: z.strictObject({ title: titleText }).meta({ title: 'When something is missing' }),
    help: z
      .strictObject({ heading: headingText, text: longText })
      .describe("Phone and email are under 'Name, contacts and closed days'"),
  })
  .meta({ title: 'Share your story' });
