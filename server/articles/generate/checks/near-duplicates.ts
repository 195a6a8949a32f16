import { normaliseText, quote, splitWords } from '../../../../content-model/plain-text.ts';
import { slugify } from '../../../../domain/slug.ts';
import { sanitiseContent } from '../../../platform/pages/allowed-html.ts';
import { type Block, readBlocks } from './article-blocks.ts';
import { type ArticleProblem, problemsOf } from './article-problem.ts';

/** What is compared of an article. Its text is read once. */
export type KnownArticle = Fingerprint & { slug: string; title: string; titleKey: string };

/** `buckets`: the lower halves of the hashes. */
type Fingerprint = { shingles: Uint32Array; buckets: Uint16Array };

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

export function fingerprintOf({ content, slug, title }: { slug: string; title: string; content: string }): KnownArticle {
  const shingles = Uint32Array.from(shinglesOf(readBlocks(sanitiseContent(content).html).blocks));
  return { slug, title, titleKey: titleKey(title), shingles, buckets: Uint16Array.from(shingles) };
}

export function nearDuplicateProblems(title: string, blocks: readonly Block[], known: readonly KnownArticle[]): ArticleProblem[] {
  const ownTitle = titleKey(title);
  const ownSlug = slugify(title);
  const overlapWith = createOverlap(shinglesOf(blocks));
  const details = known.flatMap((article) => {
    const name = quote(article.title);
    const share = overlapWith(article);
    return [
      ...(ownTitle && (ownTitle === article.titleKey || ownSlug === article.slug)
        ? [`the title is too similar to ${name}; choose another`]
        : []),
      ...(share > maxOverlap ? [`${Math.round(share * 100)}% of the text is already in ${name}; rewrite it`] : []),
    ];
  });
  return problemsOf('near-duplicate', details);
}

/** Measures the overlap with many texts: 0 for nothing in common, 1 if the larger set contains the smaller. */
export function createOverlap(own: ReadonlySet<number>): (other: Fingerprint) => number {
  // Looking up the runs of a thousand texts in the set takes ten times as long. The table finds all of them, and a few more.
  const table = new Uint8Array(2 ** 16);
  for (const shingle of own) table[shingle & 0xffff] = 1;
  return ({ buckets, shingles }) => {
    const smaller = Math.min(own.size, shingles.length);
    if (smaller < minShingles) return 0;
    let most = 0;
    for (let index = 0; index < buckets.length; index += 1) most += table[buckets[index] ?? 0] ?? 0;
    return most / smaller > maxOverlap ? shingles.filter((shingle) => own.has(shingle)).length / smaller : 0;
  };
}

/** The distinct five-word runs as hashes, which take a tenth of the memory. Two that are equal by chance are too few to count. */
export function shinglesOf(blocks: readonly Block[]): Set<number> {
  return new Set(
    blocks.flatMap(({ text }) => {
      const words = splitWords(text.toLowerCase());
      return words.slice(shingleLength - 1).map((_, start) => hashOf(words.slice(start, start + shingleLength).join(' ')));
    }),
  );
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** 'How do I floss?' and 'How to floss' have the same key. */
function titleKey(title: string): string {
  const words = splitWords(normaliseText(title).toLowerCase());
  const significant = words.filter((word) => !stopWords.has(word));
  return (significant.length > 0 ? significant : words).sort().join(' ');
}
