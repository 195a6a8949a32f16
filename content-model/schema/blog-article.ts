import { z } from 'zod';
import { internalLink, isoDate, longText, picture, pictureInWords, slug, technical, text, titleText } from './fields.ts';

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
  .describe('The category in the blog');

/** In characters. */
export const longestTitle = 110;

/** The fields of every article: published, in the backlog or generated. */
const fields = {
  title: titleText.max(longestTitle).describe(`At most ${longestTitle} characters`),
  excerpt: longText.min(60).max(240).describe('What the article says, in 60 to 240 characters; lists show it'),
  category: blogCategory,
  author: text.max(120).describe('The named author, at most 120 characters'),
  tags: z.array(text).min(2).max(6).describe('Two to six words to find it by'),
  metaTitle: text
    .max(70)
    .optional()
    .meta({
      ...technical,
      title: 'Title for search engines',
      description: 'At most 70 characters; without one the title is used',
    }),
  metaDescription: longText
    .min(50)
    .max(170)
    .optional()
    .meta({
      ...technical,
      title: 'Description for search engines',
      description: '50 to 170 characters; without one the excerpt is used',
    }),
};

/** The front matter of an article of content/blog, the seed of the blog. The file name is its slug. */
export const blogArticle = z.strictObject({ ...fields, publishedOn: isoDate.describe('The date of publication') });

/** An unpublished article. The file name is its slug and the id of its topic in the editorial plan. */
export const backlogArticle = z
  .strictObject(fields)
  .meta({ description: 'Each morning at nine the next of these articles is published.' });

/** An article that a member writes. The file name is its slug. */
export const article = z.strictObject({
  ...fields,
  picture: picture('article')
    .omit({ credit: true })
    .extend({ words: pictureInWords.max(300).optional() })
    .optional()
    .describe('Without one, the site draws a picture'),
});

/** The topics that the daily job and the button choose from. */
export const editorialPlan = z
  .strictObject({
    topics: z
      .array(
        z.strictObject({
          id: slug.describe('Part of the web address of the article'),
          category: blogCategory,
          title: titleText.max(longestTitle),
          brief: longText.min(40).max(400).meta({
            audience: 'staff',
            title: 'What it is about',
            description: 'What the article should say, in 40 to 400 characters',
          }),
          links: z.array(internalLink).min(1).max(4).describe('Pages of the site that the article should link to'),
        }),
      )
      .min(1),
  })
  .meta({ title: 'Topics of articles' });
