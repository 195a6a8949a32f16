import { type Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { brandCss } from '../../content/brand-css.ts';
import { parseContent } from '../../content/load.ts';
import type { SiteContent } from '../../content/schema/site.ts';
import { type SitePage, sitePages } from '../../domain/site-pages.ts';
import type { ShownPost } from '../../server/articles/blog-posts.ts';
import { serialisePolicy, sourceHash } from '../../server/platform/http/content-security-policy.ts';
import { createPageTexts } from '../../server/platform/pages/page-texts.ts';
import { createSearchSite } from '../../server/search/search-site.ts';
import type { Services } from '../../server/services.ts';
import { draftAsPost } from '../articles/article-drafts.ts';
import type { DeskEnv } from '../desk-env.ts';
import type { Finished } from '../editing/finished.ts';
import { Screen } from '../layout/screen.tsx';
import type { DeskServices } from '../services.ts';
import { createMarks } from './marks.ts';

type SiteApp = { request(url: string, init: RequestInit, env: object): Response | Promise<Response> };

/** Creates the site's own app, which Vite builds with its pages. */
export type CreateSiteApp = (services: Services) => SiteApp;

type MarkedSite = { app: SiteApp; take(html: string): string; shownOn?: Promise<Map<string, string[]>> };

const pictureTypes: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/**
 * The site with a member's drafts, below an address that is signed. Its pages run no scripts, so nothing in them can use the
 * session of a member who looks at them.
 */
export function previewRoutes(services: DeskServices, createSiteApp: CreateSiteApp): Hono<DeskEnv> {
  const { clock, config, drafts, editor, members, pool, previewLinks } = services;
  const previews = new LRUCache<string, MarkedSite>({ max: 4 });
  const app = new Hono<DeskEnv>();

  /** The site with marked content, made anew when the content changes. */
  function markedSite({ content, files }: Pick<Finished, 'content' | 'files'>): MarkedSite {
    const known = previews.get(content.version);
    if (known) return known;
    const { mark, take } = createMarks();
    const marked = parseContent([...files], content.lastUpdated, mark).content ?? content;
    const made = { app: createSiteApp(withContent(services, marked)), take };
    previews.set(content.version, made);
    return made;
  }

  /** The site with a draft of an article. It has no marks, because the article's own form is beside it. */
  const siteWith = (article: ShownPost, content: SiteContent): MarkedSite => {
    const bySlug = async (slug: string) => (slug === article.slug ? article : services.blogPosts.bySlug(slug));
    const blogPosts = { ...services.blogPosts, bySlug };
    return { app: createSiteApp(withContent(services, content, blogPosts)), take: (html) => html };
  };

  app.get('/:token/*', async (context) => {
    const token = context.req.param('token');
    const link = previewLinks.read(token, clock());
    if (link === 'expired') return message(context, 'This preview has expired', 'Ask for a new link.', 410);
    const member = link === 'invalid' ? undefined : await members.byId(link.memberId);
    if (!member) return message(context, 'This link does not work', 'Ask for a new link.', 404);
    await services.updateContent();
    const prefix = `/preview/${token}`;
    const path = context.req.path.slice(prefix.length) || '/';
    const type = pictureTypes[path.split('.').at(-1) ?? ''];
    const picture = type && (await drafts.readPicture(member.id, path.slice(1)));
    if (picture) return context.body(picture, 200, { 'Content-Type': type, 'Cache-Control': 'private, max-age=3600' });
    const finished = (await editor.workspace(services.live, member.id)).finished;
    const { content } = finished;
    const { host } = new URL(config.baseUrl);
    const { search } = new URL(context.req.url);
    const [, slug] = /^\/blog\/([a-z0-9-]+)$/.exec(path) ?? [];
    const article = slug && (await draftAsPost(pool, member.id, slug, clock()));
    const site = article ? siteWith(article, content) : markedSite(finished);
    const render = async (page: string) =>
      site.app.request(`${config.baseUrl}${page}`, { headers: { Host: host } }, { isInternal: true });
    if (path === '/-/shown-on') {
      site.shownOn ??= fieldsOfPages(sitePages(content), async ({ path }) => site.take(await (await render(path)).text()));
      return context.json((await site.shownOn).get(context.req.query('field') ?? '') ?? []);
    }
    const response = await render(path + search);
    return asPreview(response, prefix, content, site.take);
  });

  function message(context: Context<DeskEnv>, title: string, intro: string, status: 404 | 410) {
    context.status(status);
    context.header('Content-Security-Policy', policy(services.content));
    return context.render(<Screen title={title} intro={intro} />, { title });
  }
  return app;
}

/** The names of the pages that show each field. */
async function fieldsOfPages(
  pages: readonly SitePage[],
  read: (page: SitePage) => Promise<string>,
): Promise<Map<string, string[]>> {
  const shownOn = new Map<string, Set<string>>();
  for (const page of pages)
    for (const [, fields = ''] of (await read(page)).matchAll(/ data-field="([^"]*)"/g))
      for (const field of fields.split(' ')) shownOn.set(field, (shownOn.get(field) ?? new Set()).add(page.name));
  return new Map([...shownOn].map(([field, names]) => [field, [...names]]));
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

const policy = (content: SiteContent) =>
  serialisePolicy({
    'default-src': ["'none'"],
    'img-src': ["'self'"],
    'style-src': ["'self'", sourceHash(brandCss(content.brand))],
    'font-src': ["'self'"],
    'frame-ancestors': ["'self'"],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    // WebKit runs no listeners of the desk in a page that may have no scripts. The policy above allows none of the page's own.
    sandbox: ['allow-same-origin', 'allow-scripts', 'allow-popups', 'allow-popups-to-escape-sandbox'],
  });

/** Keeps links and files below the signed address. */
async function asPreview(
  response: Response,
  prefix: string,
  content: SiteContent,
  takeMarks: (html: string) => string,
): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.set('X-Robots-Tag', 'noindex');
  headers.set('Referrer-Policy', 'same-origin');
  const location = headers.get('Location');
  if (location) headers.set('Location', prefix + new URL(location, 'http://site').pathname);
  if (!headers.get('Content-Type')?.startsWith('text/html'))
    return new Response(response.body, { status: response.status, headers });
  headers.set('Cache-Control', 'no-store');
  headers.set('Content-Security-Policy', policy(content));
  headers.delete('Content-Length');
  headers.delete('ETag');
  const withoutScripts = (await response.text()).replace(/<(script|noscript)\b[^>]*>[\s\S]*?<\/\1>/g, '');
  const html = takeMarks(withoutScripts)
    .replace(/(\s(?:href|src|action|poster)=")\/(?!\/)/g, `$1${prefix}/`)
    .replace(
      /(\s(?:srcset|srcSet|imagesrcset|imageSrcSet)=")([^"]*)"/g,
      (_, name: string, list: string) => `${name}${list.replace(/(^|,\s*)\//g, `$1${prefix}/`)}"`,
    )
    .replace('<title>', '<title>Preview: ');
  return new Response(html, { status: response.status, headers });
}
