import { z } from 'zod';
import { isoDate, text } from './fields.ts';

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

/** The front matter of an article in Markdown; the file's name is its slug. */
export const blogArticle = z.strictObject({
  title: text.max(110),
  excerpt: text.min(60).max(240),
  category: blogCategory,
  author: text,
  tags: z.array(text).min(2).max(6),
  metaTitle: text.max(70).optional(),
  metaDescription: text.min(50).max(170).optional(),
  publishedOn: isoDate,
});
