import type { PageText } from '../pages/page-text.ts';
import { plainWord, wordPattern } from './asked-words.ts';
import { type ExcerptPart, excerptAround, markWords } from './excerpt.ts';

export type SearchablePage = { path: string; name: string; says: PageText };
export type FoundPage = { path: string; name: string; excerpt: ExcerptPart[] };

type Field = { words: string[]; weight: number; most: number };
type IndexedPage = SearchablePage & { fields: Field[] };

const wordsOf = (text: string) => (text.match(wordPattern) ?? []).map(plainWord);

/** A word in a page's name says more about the page than one in its text; the same word ten times says little more than twice. */
export function indexPages(pages: readonly SearchablePage[]): IndexedPage[] {
  const average = pages.reduce((sum, { says }) => sum + says.text.length, 0) / pages.length;
  return pages.map((page) => {
    const { description, headings, keywords, text, title } = page.says;
    return {
      ...page,
      fields: [
        { words: wordsOf(`${page.name} ${title}`), weight: 8, most: 1 },
        { words: wordsOf(keywords), weight: 4, most: 1 },
        { words: wordsOf(headings.join(' ')), weight: 3, most: 2 },
        { words: wordsOf(description), weight: 3, most: 1 },
        // A page that says something of everything, such as the home page, is the best answer to little.
        { words: wordsOf(text), weight: Math.min(1.5, Math.sqrt(average / (text.length + 1))), most: 3 },
      ],
    };
  });
}

function scoreOf(page: IndexedPage, stem: string): number {
  let score = 0;
  for (const { most, weight, words } of page.fields) {
    const hits = words.filter((word) => word.startsWith(stem));
    // The whole word and not only its start.
    const whole = hits.some((word) => word.length - stem.length <= 1);
    score += weight * Math.min(hits.length, most) * (whole ? 1 : 0.6);
  }
  return score;
}

/** Best first. Pages that have every word go before all others; where there is none, pages that have any. */
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
