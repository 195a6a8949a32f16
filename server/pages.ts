import type { Context, Hono } from 'hono';
import type { Route } from '../app/page.ts';
import { respond } from '../app/respond.tsx';
import * as drawing from '../app/routes/drawing.ts';
import * as sharePicture from '../app/routes/share-picture.ts';
import { routes } from '../app/routes.ts';
import type { SiteContent } from '../content-model/schema/site.ts';
import { nextLondonMidnight } from '../domain/london-time.ts';
import { nextOpeningChange } from '../domain/opening-hours.ts';
import { sitePages } from '../domain/site-pages.ts';
import { waitQuery } from '../domain/wait-query.ts';
import { bufferBody } from './platform/http/buffer-body.ts';
import { cacheControl, cachePolicy, staleMs } from './platform/http/cache-policy.ts';
import type { Limits } from './platform/http/concurrency-limit.ts';
import { rejectCrossSite } from './platform/http/cross-site.ts';
import type { Caller } from './platform/http/functions.ts';
import { createPageCache, type PageCache, respondUncached } from './platform/http/page-cache.ts';
import type { SiteEnv } from './platform/http/request-log.ts';
import { serviceWorkerPath } from './platform/http/service-worker.ts';
import type { PageSource } from './platform/pages/page-texts.ts';
import { toOpaquePng } from './platform/pictures/to-png.ts';
import type { Services } from './services.ts';

const megabyte = 2 ** 20;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** The time until any page may change: a practice opens or closes, London's day ends, or one minute. */
function msUntilChange({ clock, content }: Pick<Services, 'clock' | 'content'>): number {
  const now = clock();
  const midnight = nextLondonMidnight(now);
  const opening = nextOpeningChange(content.practices, content.organisation.closedDays, now) ?? midnight;
  return Math.min(minuteMs, opening.getTime() - now.getTime(), midnight.getTime() - now.getTime());
}

/** The part of the query that a page reads. Other parameters, such as those of advertisements, do not split the cache. */
function readQuery(path: string, search: string): string {
  if (path === '/search' || path === '/nhs-information') return search;
  if (!search || !/^\/blog(?:\/|$)/.test(path)) return '';
  const query = new URLSearchParams(search);
  const page = path === '/blog' ? query.get('page') : null;
  return `${page === null ? '' : `?page=${page}`}${query.has(waitQuery) ? ` ${waitQuery}` : ''}`;
}

/** Of a page with these styles. Kept with the page, whose brand may have changed since. */
export type DocumentPolicy = (content: SiteContent, styles?: string) => string | undefined;

type Parts = {
  limits: Limits;
  ownPages: PageSource;
  keepsOfflineCopy: boolean;
  documentPolicy: DocumentPolicy;
  callerOf(context: Context<SiteEnv>): Caller;
};

/** Renders pages and caches those that are the same for everyone. */
export function servePages(
  app: Hono<SiteEnv>,
  services: Services,
  { callerOf, documentPolicy, keepsOfflineCopy, limits, ownPages }: Parts,
): void {
  const { clock, config, hosts, metrics } = services;
  const ttlMs = () => msUntilChange(services);
  const sitePageCache = createPageCache({ maxBytes: 32 * megabyte, ttlMs });
  const otherPageCache = createPageCache({ maxBytes: 16 * megabyte, ttlMs });
  const pictures = createPageCache({ maxBytes: 32 * megabyte, ttlMs: () => dayMs });

  async function render(context: Context<SiteEnv>, route: Route, raw: Request, url = new URL(raw.url)): Promise<Response> {
    const site = context.get('site');
    const caller = callerOf(context);
    // Read once, so that a version published meanwhile does not mix with this one.
    const { content } = services;
    const { pathname, search } = url;
    metrics.pagesMade.inc();
    const response = await respond(route, {
      url: new URL(`${site.base}${pathname}${search}`),
      params: context.req.param(),
      raw,
      content,
      site,
      groupBase: hosts.group.base,
      now: clock(),
      retention: config.retention,
      chatbot: config.chatbot,
      anonKey: config.anonKey,
      imageHosts: config.imageHosts,
      blogPosts: services.blogPosts,
      search: (typed) => services.searchSite(typed, ownPages, context.get('log')),
      indexNow: config.indexNow !== undefined,
      serviceWorker: keepsOfflineCopy ? serviceWorkerPath : undefined,
      invoke: (name) => services.functions[name]?.(undefined, caller),
      testimonials: services.testimonials,
      links: services.links,
      staff: services.staff,
      address: caller.address,
      toOpaquePng,
      documentPolicy: (styles) => documentPolicy(content, styles),
      log: context.get('log'),
    });
    response.headers.set('Content-Version', content.version);
    if (!response.headers.has('Cache-Control') && (response.status < 300 || response.status >= 400)) {
      const caching = raw.method === 'POST' ? 'private' : cachePolicy(pathname, search);
      response.headers.set('Cache-Control', cacheControl(caching, response.status));
    }
    return response;
  }

  function cacheFor(path: string, query: string): { cache: PageCache; limit: keyof Limits; key: string } {
    const key = `${path}${query}`;
    const isSitePage = query === '' && sitePages(services.content).some((page) => page.path === path);
    return isSitePage ? { cache: sitePageCache, limit: 'sitePages', key } : { cache: otherPageCache, limit: 'otherPages', key };
  }

  /** A picture is the same on every host, and its address contains the content version. */
  const respondPicture = (context: Context<SiteEnv>, route: Route, path: string) => {
    context.set('kind', 'asset');
    const { raw } = context.req;
    const draw = () => render(context, route, raw, new URL(path, raw.url));
    return config.mode === 'production' ? pictures.respond(raw, { key: path, edition: '' }, () => limits.pictures(draw)) : draw();
  };
  app.get('/share-pictures/:version/:name', (context) => respondPicture(context, sharePicture, context.req.path));
  app.get('/drawings/:version/:name{.+}', async (context) => {
    // A page from before a content change gets the current drawing, which is rendered once.
    const current = context.req.path.replace(/^\/drawings\/[^/]+/, `/drawings/${services.content.version}`);
    const response = await respondPicture(context, drawing, current);
    if (response.ok && current !== context.req.path) response.headers.set('Cache-Control', 'public, max-age=60');
    return response;
  });
  async function respondPage(context: Context<SiteEnv>, route: Route): Promise<Response> {
    const request = await bufferBody(context.req.raw);
    const renderPage = () => render(context, route, request);
    if (config.mode !== 'production') return renderPage();
    if (request.method === 'POST') return respondUncached(request, await limits.functions(renderPage));
    const { pathname, search } = new URL(request.url);
    const { cache, key, limit } = cacheFor(pathname, readQuery(pathname, search));
    // Internal requests belong to a request that already counts towards a limit.
    const renderLimited = context.env?.isInternal ? renderPage : () => limits[limit](renderPage);
    const policy = cachePolicy(pathname, search);
    if (policy === 'private') return respondUncached(request, await renderLimited());
    // Read before rendering: a post that changes meanwhile may be missing in the page.
    const edition = `${services.content.version} ${pathname.startsWith('/blog') ? services.postCache.edition() : ''}`;
    const asked = { key: `${context.get('site').base}${key}`, edition, staleMs: staleMs(policy) };
    return cache.respond(request, asked, renderLimited);
  }
  for (const [path, route] of Object.entries(routes)) {
    app.get(path, (context) => respondPage(context, route));
    // Unlike other requests with a trailing slash, a post can't be redirected.
    const paths = route.post ? [path, `${path}/`] : [path];
    if (route.post) {
      app.on('POST', paths, rejectCrossSite);
      app.on('POST', paths, (context) => respondPage(context, route));
    }
    const allowed = route.post ? 'GET, HEAD, POST' : 'GET, HEAD';
    app.on('ALL', paths, (context) => context.text('Method not allowed', 405, { Allow: allowed }));
  }
}
