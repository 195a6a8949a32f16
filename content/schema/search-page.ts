import { z } from 'zod';
import { internalLink, pageHead, text } from './fields.ts';

export const searchPage = z.strictObject({
  head: pageHead,
  answerTitle: text.describe('In the browser tab above an answer; with {query} in it'),
  heading: text,
  lead: text,
  field: z.strictObject({ label: text, button: text }),
  count: z
    .strictObject({ none: text, one: text, many: text })
    .describe('With {query} in each, and {count} in the last: how much was found'),
  pages: text.describe('Above the pages that were found'),
  articles: text.describe('Above the articles that were found'),
  home: text.describe("What the home page is called in a list: 'Home' says nothing there"),
  articlesMissing: text.describe('When the articles cannot be searched'),
  nothing: z.strictObject({ heading: text, tips: z.array(text).min(1) }),
  popular: z.strictObject({
    heading: text,
    links: z.array(z.strictObject({ label: text, note: text, to: internalLink })).min(4),
  }),
  urgent: z
    .strictObject({ heading: text, text, call: text })
    .describe(
      'Beside every answer: who looks for help with a toothache should not have to read. With the phone from the emergency page',
    ),
});
