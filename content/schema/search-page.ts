import { z } from 'zod';
import { internalLink, pageHead, text } from './fields.ts';

export const searchPage = z.strictObject({
  head: pageHead,
  answerTitle: text.describe('In the browser tab. {query} becomes what was searched for.'),
  heading: text,
  lead: text,
  field: z.strictObject({ label: text, button: text }),
  count: z
    .strictObject({ none: text, one: text, many: text })
    .describe('How many results there are. {query} becomes what was searched for, and {count} how many.'),
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
    .describe('With all results, for visitors in pain. The number is that of the emergency page.'),
});
