import { normaliseText, quote, splitWords } from '../../../../content/plain-text.ts';
import { slugify } from '../../../../domain/slug.ts';
import { sanitiseContent } from './allowed-html.ts';
import { type Block, readBlocks } from './article-blocks.ts';
import type { ArticleProblem } from './article-problem.ts';

export type KnownArticles = readonly { slug: string; title: string; content: string }[];

const shingleLength = 5;

/** In shorter texts, one or two stock phrases would count too much. */
const minShingles = 30;

/**
 * The share of the shorter article's five-word runs that may also occur in the longer one. Independent articles share almost
 * nothing (always below 0.05). Copying two sentences in five exceeds the limit. near-duplicates.test.ts measures both.
 */
export const maxOverlap = 0.15;

/** Ignored in titles, so that a question and a statement about the same subject are equal. */
const stopWords = new Set(
  'a an the your you my i we our how what when why which who where to do does did can could should is are be it that this for of in on and or'.split(
    ' ',
  ),
);

export function nearDuplicateProblems(title: string, blocks: readonly Block[], known: KnownArticles): ArticleProblem[] {
  const ownTitle = titleKey(title);
  const own = shinglesOf(blocks);
  return known.flatMap((article) => {
    const problems: ArticleProblem[] = [];
    if (ownTitle && (ownTitle === titleKey(article.title) || slugify(title) === article.slug)) {
      problems.push({ rule: 'near-duplicate', detail: `the title is too similar to ${quote(article.title)}; choose another` });
    }
    const share = overlapCoefficient(own, shinglesOf(readBlocks(sanitiseContent(article.content).html).blocks));
    if (share > maxOverlap) {
      const percent = Math.round(share * 100);
      problems.push({
        rule: 'near-duplicate',
        detail: `${percent}% of the text is already in ${quote(article.title)}; rewrite it`,
      });
    }
    return problems;
  });
}

/** 0 for nothing in common, 1 if the larger set contains the smaller. */
export function overlapCoefficient(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one];
  if (small.size < minShingles) return 0;
  return [...small].filter((shingle) => large.has(shingle)).length / small.size;
}

export function shinglesOf(blocks: readonly Block[]): Set<string> {
  return new Set(
    blocks.flatMap(({ text }) => {
      const words = splitWords(text.toLowerCase());
      return words.slice(shingleLength - 1).map((_, start) => words.slice(start, start + shingleLength).join(' '));
    }),
  );
}

/** 'How do I floss?' and 'How to floss' have the same key. */
function titleKey(title: string): string {
  const words = splitWords(normaliseText(title).toLowerCase());
  const significant = words.filter((word) => !stopWords.has(word));
  return (significant.length > 0 ? significant : words).sort().join(' ');
}
