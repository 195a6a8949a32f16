import { z } from 'zod';
import { backlogArticle } from '../../../../content-model/schema/blog-article.ts';
import { text } from '../../../../content-model/schema/fields.ts';

/** About four times the size of 1,500 words in HTML. Longer content is not checked any further. */
export const maxContentLength = 40_000;

/** A writer's article: the fields of a backlog article, with HTML content and without the author, which the site sets. */
export const articleDraft = backlogArticle
  .omit({ author: true })
  .extend({ content: text.max(maxContentLength) })
  // PostgreSQL rejects these with an error that would look like a broken database and not like a bad article.
  .refine((draft) => Object.values(draft).flat().every(isStorable), 'contains unprintable characters, such as NUL');

export type ArticleDraft = z.infer<typeof articleDraft>;

/** Longer than any field may be, and short enough to check. */
const lenientText = z.string().max(1_000).catch('');

/** Accepts any input, so that a title that is too long does not hide problems in the other fields. */
const lenientDraft = z
  .object({
    title: lenientText,
    excerpt: lenientText,
    tags: z.array(lenientText).max(50).catch([]),
    metaTitle: lenientText,
    metaDescription: lenientText,
    content: z.string().max(maxContentLength).optional().catch(undefined),
  })
  .catch({ title: '', excerpt: '', tags: [], metaTitle: '', metaDescription: '', content: undefined });

export type LenientDraft = z.infer<typeof lenientDraft>;

export function parseLeniently(candidate: unknown): LenientDraft {
  return lenientDraft.parse(candidate);
}

function isStorable(value: string | undefined): boolean {
  return value === undefined || (value.isWellFormed() && !/[^\P{Cc}\n\r\t]/u.test(value));
}
