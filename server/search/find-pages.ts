import type { PageText } from '../platform/pages/page-text.ts';
import { type ExcerptPart, excerptAround, markWords } from './excerpt.ts';
import { plainWord, wordPattern } from './query-words.ts';

export type SearchablePage = { path: string; name: string; says: PageText };
export type FoundPage = { path: string; name: string; excerpt: ExcerptPart[] };

type Field = { words: string[]; weight: number; maxHits: number };
type IndexedPage = SearchablePage & { fields: Field[] };

const splitWords = (text: string) => (text.match(wordPattern) ?? []).map(plainWord);

/** Words in a page's name weigh more than in its text. `maxHits` caps the hits per field, because more add little. */
export function indexPages(pages: readonly SearchablePage[]): IndexedPage[] {
  const average = pages.reduce((sum, { says }) => sum + says.text.length, 0) / pages.length;
  return pages.map((page) => {
    const { description, headings, keywords, text, title } = page.says;
    return {
      ...page,
      fields: [
        { words: splitWords(`${page.name} ${title}`), weight: 8, maxHits: 1 },
        { words: splitWords(keywords), weight: 4, maxHits: 1 },
        { words: splitWords(headings.join(' ')), weight: 3, maxHits: 2 },
        { words: splitWords(description), weight: 3, maxHits: 1 },
        // Long pages that mention everything, such as the home page, are rarely the best result.
        { words: splitWords(text), weight: Math.min(1.5, Math.sqrt(average / (text.length + 1))), maxHits: 3 },
      ],
    };
  });
}

function scoreOf(page: IndexedPage, stem: string): number {
  let score = 0;
  for (const { maxHits, weight, words } of page.fields) {
    const hits = words.filter((word) => word.startsWith(stem));
    // A whole word, give or take one letter, scores more than a prefix.
    const whole = hits.some((word) => word.length - stem.length <= 1);
    score += weight * Math.min(hits.length, maxHits) * (whole ? 1 : 0.6);
  }
  return score;
}

/** Best first. Pages that match every stem; if there are none, pages that match any. */
export function findPages(pages: readonly IndexedPage[], stems: readonly string[], limit: number): FoundPage[] {
  const scored = pages.map((page) => {
    const scores = stems.map((stem) => scoreOf(page, stem));
    return {
      page,
      matched: scores.filter((score) => score > 0).length,
      score: scores.reduce((sum, score) => sum + score, 0),
    };
  });
  const mostMatched = Math.max(0, ...scored.map(({ matched }) => matched));
  return scored
    .filter(({ matched }) => matched > 0 && (mostMatched < stems.length || matched === stems.length))
    .sort((a, b) => b.matched - a.matched || b.score - a.score || a.page.path.localeCompare(b.page.path))
    .slice(0, limit)
    .map(({ page: { name, path, says } }) => ({
      path,
      name,
      excerpt: excerptAround(says.text, stems) ?? markWords(says.description, stems),
    }));
}
