import { z } from 'zod';
import {
  firstScreen,
  heading,
  headingText,
  internalLink,
  list,
  longText,
  pageHead,
  technical,
  text,
  titleText,
} from './fields.ts';

const linkTo = z.strictObject({ label: text.meta({ title: 'Words of the link', names: true }), href: internalLink });
const message = z.strictObject({ title: titleText, description: longText });

export const blogPage = z
  .strictObject({
    head: pageHead,
    hero: heading.meta(firstScreen),
    titleSuffix: text.meta({
      ...technical,
      title: 'End of the title in search results',
      description: 'After the title of an article that has no title of its own for search engines',
    }),
    listHeading: text.meta({ title: 'Heading of the list', description: 'Read out, not shown' }),
    byline: text.meta({ title: 'Author of an article', description: "{author} becomes the author's name" }),
    loading: text.meta({ title: 'While articles load', description: 'Read out, not shown' }),
    paging: z
      .strictObject({
        label: text.meta({ title: 'Name of the links', description: 'Read out, not shown', names: true }),
        newer: text.meta({ title: 'To newer articles' }),
        older: text.meta({ title: 'To older articles' }),
        position: text.meta({
          title: 'Which page this is',
          description: '{page} becomes the number of the page, and {pages} how many there are',
        }),
        title: titleText.describe('For search engines, from the second page on; {page} becomes its number'),
        description: longText.describe('For search engines; {page} becomes its number'),
      })
      .meta({ title: 'Links to more pages', description: 'Under the list, if it has more than one page' }),
    adminTools: z
      .strictObject({
        heading: headingText,
        text: longText,
        button: text,
        busy: text.meta({ title: 'While an article is written' }),
      })
      .meta({ title: 'Tools for staff' }),
    feed: text
      .default('Follow new articles in a feed reader')
      .meta({ title: 'Link for feed readers', description: 'Programs that show new articles of many sites' }),
    categoriesHeading: text.meta({ title: 'Heading of the categories' }),
    categories: list(text, 8),
    failed: text.meta({ title: 'When articles cannot be loaded' }),
    retry: text.meta({ title: 'Button to try again', description: 'Under it: loads the page again' }),
    empty: text.meta({ title: 'When there are no articles' }),
    emptyNext: linkTo.meta({ title: 'Link when there are no articles', description: 'Where to go instead' }),
    notFound: z
      .strictObject({ heading: headingText, text: longText, back: text.meta({ title: 'Link to the blog' }) })
      .meta({ title: 'When there is no such article' }),
    back: text.meta({ title: 'Link above an article' }),
    viewAll: text.meta({ title: 'Link to all articles' }),
    tagsLabel: text.meta({ title: 'Before the tags of an article' }),
    contents: text.meta({ title: 'Contents', description: "Above an article's table of contents" }),
    next: text.meta({ title: 'Next article', description: 'Above the article to read after this one' }),
    aiAssisted: longText.meta({ title: 'Note about AI', description: 'Under an article that was drafted by AI' }),
    hint: z.strictObject({ text: longText, link: linkTo }).meta({ title: 'End of every article' }),
    defaultAuthor: text.meta({ title: 'Author of articles by software' }),
    generatedArticlesWait: z.boolean().default(false).meta({
      title: "Software's articles wait for a person",
      description: 'They are on the blog once somebody has read and published them at the desk. Otherwise at once',
    }),
    generated: message.meta({ title: 'When an article was written' }),
    generationFailed: message.meta({ title: 'When no article could be written' }),
  })
  .meta({ title: 'Blog' });
