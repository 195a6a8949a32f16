import { slugify } from '../../../../domain/slug.ts';
import { sanitiseContent } from './allowed-html.ts';
import { type Block, readBlocks } from './article-blocks.ts';
import { type ArticleProblem, quote } from './article-problem.ts';
import { comparable, wordsOf } from './visible-text.ts';

export type KnownArticles = readonly { slug: string; title: string; content: string }[];

const shingleLength = 5;

/** Below this, a stock phrase or two would weigh too much. */
const fewestShingles = 30;

/**
 * How much of the shorter article may stand in the longer one, in runs of five words. Articles written apart share almost
 * nothing (never 0.05), and one that copies two sentences in five is above it: near-duplicates.test.ts measures both.
 */
export const highestShare = 0.15;

/** Words that make a question of a title or a title of a question. */
const smallWords = new Set(
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
      problems.push({ rule: 'near-duplicate', detail: `the title asks the same as ${quote(article.title)}; choose another` });
    }
    const share = sharedPart(own, shinglesOf(readBlocks(sanitiseContent(article.content).html).blocks));
    if (share > highestShare) {
      const percent = Math.round(share * 100);
      problems.push({
        rule: 'near-duplicate',
        detail: `${percent}% of the words stand in ${quote(article.title)} already; write it anew`,
      });
    }
    return problems;
  });
}

/** 0 for nothing in common, 1 when the smaller set is part of the larger. */
export function sharedPart(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one];
  if (small.size < fewestShingles) return 0;
  return [...small].filter((shingle) => large.has(shingle)).length / small.size;
}

export function shinglesOf(blocks: readonly Block[]): Set<string> {
  return new Set(
    blocks.flatMap(({ text }) => {
      const words = wordsOf(text.toLowerCase());
      return words.slice(shingleLength - 1).map((_, start) => words.slice(start, start + shingleLength).join(' '));
    }),
  );
}

/** 'How do I floss?' and 'How to floss' are one title. */
function titleKey(title: string): string {
  const words = wordsOf(comparable(title).toLowerCase());
  const telling = words.filter((word) => !smallWords.has(word));
  return (telling.length > 0 ? telling : words).sort().join(' ');
}
