import { z } from 'zod';
import { pageHead, text } from './fields.ts';

const message = z.strictObject({ heading: text, text });

/** The words of one deed. {name} stands for a request's reference or an article's title, {date} for when it was done. */
const deed = z.strictObject({
  confirm: z.strictObject({ heading: text, text, button: text }),
  done: message,
  already: message.optional().describe('Where it was done before, and that can still be told'),
  gone: message.describe('Where there is nothing left to do it to'),
});

/** Where the links in the mails to staff lead. No visitor comes here. */
export const staffPage = z.strictObject({
  head: pageHead,
  deeds: z.strictObject({ 'mark-contacted': deed, 'erase-request': deed, 'withdraw-post': deed }),
  expired: message,
  invalid: message,
});
