import { z } from 'zod';
import { internalLink, isoDate, slug, text } from './fields.ts';

export const blogCategory = z.enum([
  'Dental Health',
  'NHS Services',
  'Treatments',
  'Patient Stories',
  'Practice News',
  'Oral Hygiene',
  "Children's Dentistry",
  'Cosmetic Dentistry',
]);

/** What every article has, whether it is published, waits for its day or comes from a writer. */
const article = {
  title: text.max(110),
  excerpt: text.min(60).max(240),
  category: blogCategory,
  author: text,
  tags: z.array(text).min(2).max(6),
  metaTitle: text.max(70).optional(),
  metaDescription: text.min(50).max(170).optional(),
};

/** The front matter of an article in Markdown; the file's name is its slug. */
export const blogArticle = z.strictObject({ ...article, publishedOn: isoDate });

/** An article that waits for its day. The file's name is its slug, and the id of its topic in the editorial plan. */
export const backlogArticle = z.strictObject(article);

/** What may be written about. Articles are chosen from here, by the schedule and by the button. */
export const editorialPlan = z.strictObject({
  topics: z
    .array(
      z.strictObject({
        id: slug,
        category: blogCategory,
        title: text.max(110),
        brief: text.min(40).max(400),
        /** Pages of the site that an article on this topic should lead to. */
        links: z.array(internalLink).min(1).max(4),
      }),
    )
    .min(1),
});
