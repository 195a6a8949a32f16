import { LRUCache } from 'lru-cache';
import { articlePath, isArticle } from '../../content-model/article-path.ts';
import { fileHash } from '../../content-model/content-file.ts';
import { pageTitles } from '../../content-model/content-list.ts';
import { formStateOf } from '../../content-model/file-text.ts';
import { parseContent } from '../../content-model/load.ts';
import type { SiteContent } from '../../content-model/schema/site.ts';
import { offlinePath, sitePages } from '../../domain/site-pages.ts';
import { createPageTexts } from '../../server/platform/pages/page-texts.ts';
import { createSearchSite } from '../../server/search/search-site.ts';
import type { Services } from '../../server/services.ts';
import { findFile, type Workspace } from '../drafts/workspace.ts';
import { draftPost } from './draft-post.ts';
import { type MarkedText, readMarkedText } from './marked-text.ts';
import { createMarks } from './marks.ts';

type SiteApp = { request(url: string, init: RequestInit, env: object): Response | Promise<Response> };

/** Creates the site's own app, which Vite builds with its pages. */
export type CreateSiteApp = (services: Services) => SiteApp;

export type MarkedPage = MarkedText & { path: string; name: string };

type Ask = (path: string) => Promise<Response>;

export type MarkedSite = {
  request: Ask;
  /** Takes the marks out of a page, and gives its elements the addresses of their fields. */
  take(html: string): string;
  /** All pages as text, read once. */
  pages(): Promise<MarkedPage[]>;
};
export type MarkedSites = (workspace: Pick<Workspace, 'files' | 'finished'>) => MarkedSite;

/** The site with content whose texts are marked, made anew when the content changes. */
export function createMarkedSites(services: Services, createSiteApp: CreateSiteApp): MarkedSites {
  const { baseUrl } = services.config;
  const headers = { Host: new URL(baseUrl).host };
  const made = new LRUCache<string, MarkedSite>({ max: 4 });

  const requestsTo =
    (app: SiteApp): Ask =>
    async (path) =>
      app.request(`${baseUrl}${path}`, { headers }, { isInternal: true });
  function make({ files: drafted, finished: { content, files, leftOut } }: Pick<Workspace, 'files' | 'finished'>): MarkedSite {
    const { mark, markEntry, take } = createMarks(leftOut);
    const marked = parseContent(files, content, mark).content ?? content;
    async function bySlug(slug: string) {
      const published = await services.blogPosts.bySlug(slug);
      const draft = findFile(drafted, articlePath(slug));
      if (!draft) return published;
      const { body: markdown = '', value } = formStateOf(draft);
      const article =
        marked.articles.find((candidate) => candidate.slug === slug) ??
        markEntry({ ...(value as object), slug, markdown }, draft.file);
      return draftPost(article as Parameters<typeof draftPost>[0], published, services.clock());
    }
    const app = createSiteApp(withContent(services, marked, { ...services.blogPosts, bySlug }));
    const page = requestsTo(app);
    const picture = requestsTo(createSiteApp(withContent(services, content)));
    // Pictures measure their words, and nobody presses them.
    const request: Ask = (path) => (/^\/(?:drawings|share-pictures)\//.test(path) ? picture : page)(path);
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

  return (workspace) => {
    const { files, finished } = workspace;
    const articles = files.filter(({ file }) => isArticle({ path: file })).map(fileHash);
    const key = finished.content.version + JSON.stringify([finished.leftOut, articles]);
    const site = made.get(key) ?? make(workspace);
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
