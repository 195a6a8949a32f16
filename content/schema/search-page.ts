import { z } from 'zod';
import { internalLink, pageHead, text } from './fields.ts';

export const searchPage = z.strictObject({
  head: pageHead,
  answerTitle: text.describe('Page title of the results; with {query} in it'),
  heading: text,
  lead: text,
  field: z.strictObject({ label: text, button: text }),
  count: z
    .strictObject({ none: text, one: text, many: text })
    .describe('The number of results; with {query} in each, and {count} in the last'),
  pages: text.describe('Above the pages that were found'),
  articles: text.describe('Above the articles that were found'),
  home: text.describe("The name of the home page in the results, where 'Home' would be unclear"),
  articlesMissing: text.describe('When the article search fails'),
  nothing: z.strictObject({ heading: text, tips: z.array(text).min(1) }),
  popular: z.strictObject({
    heading: text,
    links: z.array(z.strictObject({ label: text, note: text, to: internalLink })).min(4),
  }),
  urgent: z
    .strictObject({ heading: text, text, call: text })
    .describe('Shown with all results, for visitors in pain. Uses the phone number of the emergency page'),
});
