import { z } from 'zod';
import { internalLink, isoDate, slug, text } from './fields.ts';

export const blogCategory = z
  .enum([
    'Dental Health',
    'NHS Services',
    'Treatments',
    'Patient Stories',
    'Practice News',
    'Oral Hygiene',
    "Children's Dentistry",
    'Cosmetic Dentistry',
  ])
  .describe('Where it stands in the blog');

/** What every article has, whether it is published, waits for its day or comes from a writer. */
const article = {
  title: text.max(110).describe('At most 110 characters'),
  excerpt: text.min(60).max(240).describe('What the article says, in 60 to 240 characters; shown in lists'),
  category: blogCategory,
  author: text.describe('Who stands for it'),
  tags: z.array(text).min(2).max(6).describe('Two to six words to find it by'),
  metaTitle: text.max(70).optional().meta({
    title: 'Title for search engines',
    description: 'At most 70 characters; without one the title is used',
  }),
  metaDescription: text.min(50).max(170).optional().meta({
    title: 'Description for search engines',
    description: '50 to 170 characters; without one the excerpt is used',
  }),
};

/** The front matter of an article in Markdown; the file's name is its slug. */
export const blogArticle = z.strictObject({ ...article, publishedOn: isoDate.describe('The day on which it was published') });

/** An article that waits for its day. The file's name is its slug, and the id of its topic in the editorial plan. */
export const backlogArticle = z.strictObject(article);

/** What may be written about. Articles are chosen from here, by the schedule and by the button. */
export const editorialPlan = z.strictObject({
  topics: z
    .array(
      z.strictObject({
        id: slug.describe('The address of the article, and the name of its file'),
        category: blogCategory,
        title: text.max(110),
        brief: text.min(40).max(400).describe('What the article should say, in 40 to 400 characters'),
        links: z.array(internalLink).min(1).max(4).describe('Pages of the site that an article on this topic should lead to'),
      }),
    )
    .min(1),
});
