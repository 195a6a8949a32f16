import type { PageText } from '../platform/pages/page-text.ts';
import { type ExcerptPart, excerptAround, markWords } from './excerpt.ts';
import { plainWord, wordPattern } from './query-words.ts';

export type SearchablePage = { path: string; name: string; says: PageText };
export type FoundPage = { path: string; name: string; excerpt: ExcerptPart[] };

type Field = { words: string[]; weight: number; most: number };
type IndexedPage = SearchablePage & { fields: Field[] };

const htmlToText = (text: string) => (text.match(wordPattern) ?? []).map(plainWord);

/** Words in a page's name weigh more than in its text. `most` caps the hits: ten say little more about a page than two. */
export function indexPages(pages: readonly SearchablePage[]): IndexedPage[] {
  const average = pages.reduce((sum, { says }) => sum + says.text.length, 0) / pages.length;
  return pages.map((page) => {
    const { description, headings, keywords, text, title } = page.says;
    return {
      ...page,
      fields: [
        { words: htmlToText(`${page.name} ${title}`), weight: 8, most: 1 },
        { words: htmlToText(keywords), weight: 4, most: 1 },
        { words: htmlToText(headings.join(' ')), weight: 3, most: 2 },
        { words: htmlToText(description), weight: 3, most: 1 },
        // Long pages that mention everything, such as the home page, are rarely the best result.
        { words: htmlToText(text), weight: Math.min(1.5, Math.sqrt(average / (text.length + 1))), most: 3 },
      ],
    };
  });
}

function scoreOf(page: IndexedPage, stem: string): number {
  let score = 0;
  for (const { most, weight, words } of page.fields) {
    const hits = words.filter((word) => word.startsWith(stem));
    // A whole word, give or take one letter, scores more than a prefix.
    const whole = hits.some((word) => word.length - stem.length <= 1);
    score += weight * Math.min(hits.length, most) * (whole ? 1 : 0.6);
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
  const most = Math.max(0, ...scored.map(({ matched }) => matched));
  return scored
    .filter(({ matched }) => matched > 0 && (most < stems.length || matched === stems.length))
    .sort((a, b) => b.matched - a.matched || b.score - a.score || a.page.path.localeCompare(b.page.path))
    .slice(0, limit)
    .map(({ page: { name, path, says } }) => ({
      path,
      name,
      excerpt: excerptAround(says.text, stems) ?? markWords(says.description, stems),
    }));
}
