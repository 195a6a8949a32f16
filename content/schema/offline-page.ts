import { z } from 'zod';
import { pageHead, text } from './fields.ts';

/** Stored on the device and shown when it is offline. */
export const offlinePage = z.strictObject({
  head: pageHead,
  heading: text,
  saved: text.describe('{date} becomes the day on which the copy was made'),
  calls: text,
  again: text.describe('The button that tries the page again'),
  emergencies: z.strictObject({ heading: text, lead: text }).describe('The cards of the emergency page follow'),
  practices: z.strictObject({ heading: text, lead: text, call: text, hours: text }),
  notSaved: text.describe('Why there are no prices'),
});
