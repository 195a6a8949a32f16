import { z } from 'zod';
import { pageHead, text } from './fields.ts';

/** Stored on the device and shown when it is offline. */
export const offlinePage = z.strictObject({
  head: pageHead,
  heading: text,
  saved: text.describe('With {date} in it: the date of the copy'),
  calls: text,
  again: text.describe('Reloads the requested page'),
  emergencies: z.strictObject({ heading: text, lead: text }).describe('The cards of the emergency page follow'),
  practices: z.strictObject({ heading: text, lead: text, call: text, hours: text }),
  notSaved: text.describe('Why there are no prices'),
});
