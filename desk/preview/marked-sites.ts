import { LRUCache } from 'lru-cache';
import { pageTitles } from '../../content-model/content-list.ts';
import { parseContent } from '../../content-model/load.ts';
import type { SiteContent } from '../../content-model/schema/site.ts';
import { offlinePath, sitePages } from '../../domain/site-pages.ts';
import type { ShownPost } from '../../server/articles/blog-posts.ts';
import { createPageTexts } from '../../server/platform/pages/page-texts.ts';
import { createSearchSite } from '../../server/search/search-site.ts';
import type { Services } from '../../server/services.ts';
import type { Finished } from '../editing/finished.ts';
import { type MarkedText, readMarkedText } from './marked-text.ts';
import { createMarks } from './marks.ts';

type SiteApp = { request(url: string, init: RequestInit, env: object): Response | Promise<Response> };

/** Creates the site's own app, which Vite builds with its pages. */
export type CreateSiteApp = (services: Services) => SiteApp;

export type MarkedPage = MarkedText & { path: string; name: string };

export type MarkedSite = {
  request(path: string): Promise<Response>;
  /** Takes the marks out of a page, and gives its elements the addresses of their fields. */
  take(html: string): string;
  /** All pages as text, read once. */
  pages(): Promise<MarkedPage[]>;
};
/** With `article`, a post that is a draft, the site is made for this one request. It has no marks: the article's own form is beside it. */
export type MarkedSites = (finished: Finished, article?: ShownPost) => MarkedSite;

/** The site with content whose texts are marked, made anew when the content changes. */
export function createMarkedSites(services: Services, createSiteApp: CreateSiteApp): MarkedSites {
  const { baseUrl } = services.config;
  const headers = { Host: new URL(baseUrl).host };
  const made = new LRUCache<string, MarkedSite>({ max: 4 });

  function requestsTo(app: SiteApp) {
    return async (path: string) => app.request(`${baseUrl}${path}`, { headers }, { isInternal: true });
  }
  function withArticle(content: SiteContent, article: ShownPost): MarkedSite {
    const bySlug = async (slug: string) => (slug === article.slug ? article : services.blogPosts.bySlug(slug));
    const app = createSiteApp(withContent(services, content, { ...services.blogPosts, bySlug }));
    return { request: requestsTo(app), take: (html) => html, pages: async () => [] };
  }
  function make({ content, files, leftOut }: Finished): MarkedSite {
    const { mark, take } = createMarks(leftOut);
    const app = createSiteApp(withContent(services, parseContent(files, content, mark).content ?? content));
    const request = requestsTo(app);
    async function readPages(): Promise<MarkedPage[]> {
      const titles = pageTitles(files);
      const pages = [...sitePages(content), { path: offlinePath, name: 'Offline' }, { path: '/no/such-page', name: 'Not found' }];
      const read: MarkedPage[] = [];
      for (const { name, path } of pages.filter(({ path }) => path !== '/share'))
        read.push({ path, name: titles.get(path) ?? name, ...readMarkedText(take(await (await request(path)).text())) });
      return read;
    }
    let pages: Promise<MarkedPage[]> | undefined;
    return { request, take, pages: () => (pages ??= readPages()) };
  }

  return (finished, article) => {
    if (article) return withArticle(finished.content, article);
    const key = finished.content.version + JSON.stringify(finished.leftOut);
    const site = made.get(key) ?? make(finished);
    made.set(key, site);
    return site;
  };
}

/** Services whose content is a draft. What does not read content is shared. */
export const withContent = (services: Services, content: SiteContent, blogPosts = services.blogPosts): Services =>
  Object.create(services, {
    content: { value: content },
    blogPosts: { value: blogPosts },
    searchSite: {
      value: createSearchSite({
        site: services.hosts.group,
        content: () => content,
        pageTexts: createPageTexts(),
        blogPosts,
      }),
    },
    config: { value: { ...services.config, chatbot: undefined, offlineCopy: false } },
  });
