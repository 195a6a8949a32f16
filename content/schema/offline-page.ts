import { z } from 'zod';
import { pageHead, text } from './fields.ts';

/** What a device keeps and shows when no page can be fetched. */
export const offlinePage = z.strictObject({
  head: pageHead,
  heading: text,
  saved: text.describe('With {date} in it: the day on which the copy was made'),
  calls: text,
  again: text.describe('Asks for the page that the visitor wanted'),
  emergencies: z.strictObject({ heading: text, lead: text }).describe('The cards of the emergency page follow'),
  practices: z.strictObject({ heading: text, lead: text, call: text, hours: text }),
  notSaved: text.describe('Why there are no prices'),
});
