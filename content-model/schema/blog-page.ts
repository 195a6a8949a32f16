import { z } from 'zod';
import { heading, internalLink, list, pageHead, text } from './fields.ts';

export const blogPage = z.strictObject({
  head: pageHead,
  hero: heading,
  titleSuffix: text.meta({
    title: 'End of the title in search results',
    description: 'After the title of an article that has no title of its own for search engines',
  }),
  listHeading: text.describe('Read out, not shown'),
  byline: text.describe("{author} becomes the author's name"),
  loading: text.describe('Read out while articles load'),
  paging: z
    .strictObject({
      label: text.describe('The label of the links, read out'),
      newer: text,
      older: text,
      position: text.describe('{page} becomes the number of the page, and {pages} how many there are'),
      title: text.describe('For search engines, from the second page on; {page} becomes its number'),
      description: text.describe('For search engines; {page} becomes its number'),
    })
    .describe('Under the list, if it has more than one page'),
  adminTools: z.strictObject({ heading: text, text, button: text, busy: text }),
  feed: text.default('Follow new articles in a feed reader').describe('On the link for feed readers'),
  categoriesHeading: text,
  categories: list(text, 8),
  failed: text,
  retry: text.describe('Under it: loads the page again'),
  empty: text,
  emptyNext: z.strictObject({ label: text, href: internalLink }).describe('Where to go instead'),
  notFound: z.strictObject({ heading: text, text, back: text }),
  back: text,
  viewAll: text,
  tagsLabel: text,
  contents: text.describe("Above an article's table of contents"),
  next: text.describe('Above the article to read after this one'),
  aiAssisted: text.describe('Under an article that was drafted by AI'),
  hint: z
    .strictObject({ text, link: z.strictObject({ label: text, href: internalLink }) })
    .meta({ title: 'End of every article' }),
  defaultAuthor: text,
  generatedArticlesWait: z.boolean().default(false).meta({
    title: "Software's articles wait for a person",
    description: 'They are on the blog once somebody has read and published them at the desk. Otherwise at once',
  }),
  generated: z.strictObject({ title: text, description: text }),
  generationFailed: z.strictObject({ title: text, description: text }),
});
