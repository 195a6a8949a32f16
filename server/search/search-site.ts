import { LRUCache } from 'lru-cache';
import type { SiteContent } from '../../content-model/schema/site.ts';
import { type PageSources, sitePages } from '../../domain/site-pages.ts';
import type { Site } from '../platform/http/hosts.ts';
import type { Log } from '../platform/log.ts';
import { htmlToText } from '../platform/pages/page-text.ts';
import type { PageSource, PageTexts } from '../platform/pages/page-texts.ts';
import { type ExcerptPart, excerptAround, markWords } from './excerpt.ts';
import { type FoundPage, indexPages, type PageIndex, type SearchablePage } from './find-pages.ts';
import { cleanQuery, termsOf } from './query-words.ts';

export type FoundArticle = { slug: string; title: string; category: string; publishedAt: string; excerpt: ExcerptPart[] };

export type SiteSearchResult = {
  /** The normalised query, safe to display. */
  query: string;
  pages: FoundPage[];
  articles: FoundArticle[];
  /** The article search failed or timed out, so the results are incomplete. */
  articlesMissing: boolean;
};

type SearchSite = (typed: string, source: PageSource, log: Log) => Promise<SiteSearchResult>;

type FoundPost = { slug: string; title: string; excerpt: string; content: string; category: string; published_at: string };

type Ports = {
  site: Site;
  content: () => PageSources & Pick<SiteContent, 'synonyms'>;
  pageTexts: PageTexts;
  blogPosts: { search(words: string, limit: number): Promise<FoundPost[]> };
};

const maxPages = 10;
const maxArticles = 20;

/** Searches the site's pages in memory and its articles in the database. */
export function createSearchSite({ blogPosts, content, pageTexts, site }: Ports): SearchSite {
  /** Extracting the text of articles from their HTML takes longer than the search in the database. */
  const articleTexts = new LRUCache<string, string>({ max: 500, memoMethod: (html) => htmlToText(html) });
  let index: { edition: string; pages: PageIndex } | undefined;

  async function readIndex(source: PageSource): Promise<PageIndex> {
    const edition = source.edition();
    if (index?.edition === edition) return index.pages;
    const pages: SearchablePage[] = [];
    // Leaves out the list of articles, which are searched themselves, and pages that are not in the sitemap.
    const searched = sitePages(content()).filter(({ path, sitemap }) => sitemap && path !== '/blog');
    for (const { name, path } of searched) {
      const says = await pageTexts.of(site, path, source);
      if (says) pages.push({ path, name, says });
    }
    index = { edition, pages: indexPages(pages, content().synonyms) };
    return index.pages;
  }

  async function searchArticles(variants: readonly string[], log: Log): Promise<FoundArticle[] | undefined> {
    try {
      const found = await blogPosts.search(variants.join(' or '), maxArticles);
      const terms = variants.flatMap(termsOf);
      return found.map((post) => ({
        slug: post.slug,
        title: post.title,
        category: post.category,
        publishedAt: post.published_at,
        // The database matches more forms of a word; the article's summary is the fallback.
        excerpt: excerptAround(`${post.excerpt} ${articleTexts.memo(post.content)}`, terms) ?? markWords(post.excerpt, terms),
      }));
    } catch (error) {
      log.warn({ err: error }, 'Article search failed');
      return undefined;
    }
  }

  return async (typed, source, log) => {
    const query = cleanQuery(typed);
    if (termsOf(query).length === 0) return { query, pages: [], articles: [], articlesMissing: false };
    // Not in parallel: the first search renders all pages, and the timeout of the articles' query would expire meanwhile.
    const index = await readIndex(source);
    const variants = index.variants(query);
    const posts = await searchArticles(variants, log);
    return { query, pages: index.find(variants, maxPages), articles: posts ?? [], articlesMissing: posts === undefined };
  };
}
