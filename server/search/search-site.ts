import { setTimeout as sleep } from 'node:timers/promises';
import { type SitePractice, sitePages } from '../../domain/site-pages.ts';
import type { BlogPosts, FoundPost } from '../blog/blog-posts.ts';
import { putLast } from '../bounded-map.ts';
import type { Site } from '../http/hosts.ts';
import type { Log } from '../log.ts';
import { wordsOf } from '../pages/page-text.ts';
import type { PageSource, PageTexts } from '../pages/page-texts.ts';
import { askedStems, cleanQuery } from './asked-words.ts';
import { type ExcerptPart, excerptAround, markWords } from './excerpt.ts';
import { type FoundPage, findPages, indexPages, type SearchablePage } from './find-pages.ts';

export type FoundArticle = { slug: string; title: string; category: string; publishedAt: string; excerpt: ExcerptPart[] };

export type SiteSearchResult = {
  /** What was looked for, as it may be shown. */
  query: string;
  pages: FoundPage[];
  articles: FoundArticle[];
  /** The database does not answer: what was found is not all there is. */
  articlesMissing: boolean;
};

export type SearchSite = (typed: string, source: PageSource, log: Log) => Promise<SiteSearchResult>;

type Ports = {
  site: Site;
  practices: () => readonly SitePractice[];
  pageTexts: PageTexts;
  blogPosts: Pick<BlogPosts, 'search'>;
  articlesWithinMs?: number;
};

const mostPages = 10;
const mostArticles = 20;

/** The words of an article take longer to read out of its HTML than the database needs to find it: those found last are kept. */
function rememberedWords(most = 500): (post: Pick<FoundPost, 'slug' | 'content'>) => string {
  const known = new Map<string, { content: string; words: string }>();
  return ({ content, slug }) => {
    const found = known.get(slug);
    const words = found?.content === content ? found.words : wordsOf(content);
    putLast(known, slug, { content, words }, most);
    return words;
  };
}

/** Looks through the site's pages, in memory, and its articles, in the database. */
export function createSearchSite({ articlesWithinMs = 2_000, blogPosts, pageTexts, practices, site }: Ports): SearchSite {
  const wordsOfArticle = rememberedWords();
  let index: { edition: string; pages: ReturnType<typeof indexPages> } | undefined;

  async function indexed(source: PageSource): Promise<ReturnType<typeof indexPages>> {
    const edition = source.edition();
    if (index?.edition === edition) return index.pages;
    const pages: SearchablePage[] = [];
    // The list of articles is left to the articles themselves; a page that is listed nowhere is found nowhere.
    const searched = sitePages(practices()).filter(({ path, sitemap }) => sitemap && path !== '/blog');
    for (const { name, path } of searched) {
      const says = await pageTexts.of(site, path, source);
      if (says) pages.push({ path, name, says });
    }
    index = { edition, pages: indexPages(pages) };
    return index.pages;
  }

  async function articles(query: string, stems: readonly string[], log: Log): Promise<FoundArticle[] | undefined> {
    const late = new AbortController();
    try {
      const found = await Promise.race([
        blogPosts.search(query, mostArticles),
        // Whoever asked is waiting; the pages are there already.
        sleep(articlesWithinMs, undefined, { signal: late.signal }).then(() => {
          throw new Error('the search for articles took too long');
        }),
      ]);
      return found.map((post) => ({
        slug: post.slug,
        title: post.title,
        category: post.category,
        publishedAt: post.published_at,
        // The database knows more forms of a word than is marked here: then the article's own summary stands.
        excerpt: excerptAround(`${post.excerpt} ${wordsOfArticle(post)}`, stems) ?? markWords(post.excerpt, stems),
      }));
    } catch (error) {
      log.warn({ err: error }, 'articles cannot be searched');
      return undefined;
    } finally {
      late.abort();
    }
  }

  return async (typed, source, log) => {
    const query = cleanQuery(typed);
    const stems = askedStems(query);
    if (stems.length === 0) return { query, pages: [], articles: [], articlesMissing: false };
    // One after the other: the first question has all pages rendered, and the articles' time would run out meanwhile.
    const pages = await indexed(source);
    const posts = await articles(query, stems, log);
    return {
      query,
      pages: findPages(pages, stems, mostPages),
      articles: posts ?? [],
      articlesMissing: posts === undefined,
    };
  };
}
