import { z } from 'zod';
import { pageHead, text } from './fields.ts';

const message = z.strictObject({ heading: text, text });

/** The texts of one action. {name} is a request's reference or an article's title, {date} when it was done. */
const action = z.strictObject({
  confirm: z.strictObject({ heading: text, text, button: text }),
  done: message,
  already: message.optional().describe('If it was done before'),
  gone: message.describe('If the request or article no longer exists'),
});

/** The page behind the signed links in emails to staff. */
export const staffPage = z.strictObject({
  head: pageHead,
  deeds: z.strictObject({ 'mark-contacted': action, 'erase-request': action, 'withdraw-post': action }),
  expired: message,
  invalid: message,
});
