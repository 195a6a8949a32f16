import MiniSearch from 'minisearch';
import type { SiteContent } from '../../content-model/schema/site.ts';
import type { PageText } from '../platform/pages/page-text.ts';
import { type ExcerptPart, excerptAround, markWords } from './excerpt.ts';
import { significantTerms, stopTerms, termOf, termsOf, wordPattern } from './query-words.ts';

export type SearchablePage = { path: string; name: string; says: PageText };
export type FoundPage = { path: string; name: string; excerpt: ExcerptPart[] };
export type PageIndex = ReturnType<typeof indexPages>;

/** Of a query. More could be dozens of short ones, each compared with every word of the site. */
const mostTerms = 16;

const boost = { name: 8, title: 8, keywords: 4, headings: 4, description: 3, text: 1 };

export function indexPages(pages: readonly SearchablePage[], synonyms: SiteContent['synonyms']) {
  const index = new MiniSearch({
    idField: 'path',
    fields: Object.keys(boost),
    storeFields: ['name', 'description', 'text'],
    tokenize: (text) => text.match(wordPattern) ?? [],
    processTerm: termOf,
    searchOptions: { boost, prefix: (term) => term.length > 2 },
  });
  index.addAll(pages.map(({ name, path, says }) => ({ ...says, path, name })));
  const others = synonyms.flatMap(({ means, typed }) => typed.map((words) => ({ typed: termsOf(words).join(' '), means })));
  const known = new Set([...stopTerms, ...others.flatMap(({ typed }) => typed.split(' '))]);

  /** A word that no page has is taken for a similar one with the same first letter. */
  function corrected(term: string): string {
    if (term.length < 4 || known.has(term) || index.search(term).length > 0) return term;
    const similar = [1, 0.25].flatMap((fuzzy) => index.search(term, { fuzzy }).flatMap(({ terms }) => terms));
    return similar.find((other) => other[0] === term[0]) ?? term;
  }

  return {
    /** The query with its spelling corrected, then with a synonym in place of each word that has one. */
    variants(query: string): string[] {
      const text = ` ${termsOf(query).slice(0, mostTerms).map(corrected).join(' ')} `;
      const replaced = others
        .filter(({ typed }) => text.includes(` ${typed} `))
        .map(({ means, typed }) => text.replace(` ${typed} `, ` ${means} `));
      return [text, ...replaced].map((words) => significantTerms(words).join(' ')).filter(Boolean);
    },
    /** Best first. Pages that match every word of a variant; if there are none, pages that match any. */
    find(variants: readonly string[], limit: number): FoundPage[] {
      const terms = variants.flatMap(termsOf);
      const search = (combineWith: 'AND' | 'OR') =>
        index.search({ combineWith: 'OR', queries: variants.map((words) => ({ combineWith, queries: [words] })) });
      const all = search('AND');
      return (all.length > 0 ? all : search('OR')).slice(0, limit).map(({ description, id, name, text }) => ({
        path: id,
        name,
        excerpt: excerptAround(text, terms) ?? markWords(description, terms),
      }));
    },
  };
}
