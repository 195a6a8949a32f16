import { z } from 'zod';
import { backlogArticle } from '../../../../content/schema/blog-article.ts';
import { text } from '../../../../content/schema/fields.ts';

/** Some four times what 1,500 words in HTML take. Above that nothing else is looked at. */
export const longestContent = 40_000;

/** What a writer hands in: an article of the backlog whose author is the site's to name, with its words as HTML. */
export const articleDraft = backlogArticle
  .omit({ author: true })
  .extend({ content: text.max(longestContent).describe('HTML of p, h2, h3, ul, ol, li, strong, em, a[href], blockquote and br') })
  // PostgreSQL refuses these with an error, which would look like a broken database and not like a bad article.
  .refine((draft) => Object.values(draft).flat().every(isStorable), 'holds characters that no page can show, such as NUL');

export type ArticleDraft = z.infer<typeof articleDraft>;

/** Longer than any field may be, and short enough to read. */
const legible = z.string().max(1_000).catch('');

/** The same with every mistake overlooked, so that a title that is too long does not hide what is wrong with the words. */
const legibleParts = z
  .object({
    title: legible,
    excerpt: legible,
    tags: z.array(legible).max(50).catch([]),
    metaTitle: legible,
    metaDescription: legible,
    content: z.string().max(longestContent).optional().catch(undefined),
  })
  .catch({ title: '', excerpt: '', tags: [], metaTitle: '', metaDescription: '', content: undefined });

export type LegibleParts = z.infer<typeof legibleParts>;

export function legiblePartsOf(candidate: unknown): LegibleParts {
  return legibleParts.parse(candidate);
}

function isStorable(value: string | undefined): boolean {
  return value === undefined || (value.isWellFormed() && !/[^\P{Cc}\n\r\t]/u.test(value));
}
