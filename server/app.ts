import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import scripts from 'virtual:browser-scripts';
import islandLoader from 'virtual:island-loader';
import * as build from 'virtual:react-router/server-build';
import { type Context, Hono } from 'hono';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { londonParts } from '../domain/london-time.ts';
import { locationPath, offlinePath } from '../domain/site-pages.ts';
import { waitQuery } from '../domain/wait-query.ts';
import type { ChangeCache } from './blog/change-cache.ts';
import { isDatabaseAway } from './db/database-away.ts';
import { indexNowFunction } from './functions/indexnow-submit/http.ts';
import { createClientAddress } from './http/client-address.ts';
import { createEarlyRefusal } from './http/early-refusal.ts';
import { serveFiles } from './http/files.ts';
import { functionDoor, type ServerFunction } from './http/function-door.ts';
import type { Site } from './http/hosts.ts';
import { createKeptAnswer } from './http/kept-answer.ts';
import { createLoadLimits, Overloaded, shareAnswer } from './http/load-limit.ts';
import { serveMachineFiles } from './http/machine-files.ts';
import { createOverloadAnswer, retryAfterSeconds } from './http/overload-answer.ts';
import { createPageMemory } from './http/page-memory.ts';
import { refuseOddRequests, refusePosts } from './http/refuse-odd-requests.ts';
import { requestLog, type SiteEnv } from './http/request-log.ts';
import { refuseOtherSites } from './http/same-origin.ts';
import { securityHeaders } from './http/security-headers.ts';
import { dataPolicy, securityPolicy } from './http/security-policy.ts';
import { keepingWorker, removingWorker, serviceWorkerPath } from './http/service-worker.ts';
import { siteRequest } from './http/site-request.ts';
import { keepUntilMidnight } from './http/until-midnight.ts';
import { withWholeBody } from './http/whole-body.ts';
import type { PageSource } from './pages/page-texts.ts';
import { toOpaquePng } from './pictures/to-png.ts';
import { requestContext } from './request-context.ts';
import { blogPostsRest } from './rest/blog-posts-rest.ts';
import type { Services } from './services.ts';

/** In development the request comes through Vite, which has a socket too, but passes none on. */
const remoteAddress = (context: Context) =>
  (context.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming?.socket?.remoteAddress;

/** The paths that have a page in this build, as routes.ts writes them. */
const routePaths = new Set(Object.values(build.routes).map((route) => `/${route?.path ?? ''}`));

/** Those of them that a form can be posted to. */
const postPaths = Object.values(build.routes).flatMap((route) => (route?.module.action ? [`/${route.path ?? ''}`] : []));

/** Pages that read their query. For every other one it is left out of the key: an advertisement's tag makes no new page. */
const readsQuery = /^\/(?:blog|nhs-information|search)$/;
/** Of a page's key. They are made again when the database says that a post changed, and not for every second of a crowd. */
const showsPosts = /^https?:\/\/[^/]+\/blog(?:[/?]|$)/;
/** A page that waits for the database must not share the response of one that does not. */
const asksToWait = (path: string, search: string) =>
  search !== '' && path.startsWith('/blog') && new URLSearchParams(search).has(waitQuery);
const pageKey = (site: Site, path: string, search: string) =>
  `${site.base}${path}${search && readsQuery.test(path) ? search : ''}${asksToWait(path, search) ? ` ${waitQuery}` : ''}`;

/** Fixed pages are few and kept: addresses that anybody can think up must not crowd them out, not even after a restart. */
const isFixedPage = (path: string, search: string) => routePaths.has(path) && !(search && readsQuery.test(path));
const readingLane = (address: string) => {
  const { pathname, search } = new URL(address);
  return isFixedPage(pathname, search) ? 'fixedPages' : 'pages';
};

/** A practice has pages of its own in the build. Without them its links would lead to nothing, and nobody would be told. */
function requirePagesOf(practices: readonly { slug: string }[]): void {
  const missing = practices.map(({ slug }) => locationPath(slug)).filter((path) => !routePaths.has(path));
  if (missing.length > 0)
    throw new Error(`the build has no page ${missing.join(', ')}: run npm run build again, with the same CONTENT_FOLDER`);
}

/** Everything that answers HTTP, made of the services that it is given. */
export function createApp(services: Services) {
  const { blogPosts, clock, config, hosts, log, metrics, postCache } = services;
  requirePagesOf(services.content.practices);
  const limits = createLoadLimits(config);
  const overloadAnswer = createOverloadAnswer(services.content);
  const readiness = shareAnswer(services.readiness);
  // The generated type says `basename: string | undefined` where the router's own says `basename?: string`.
  const renderPage = createRequestHandler(build as ServerBuild, config.mode === 'production' ? 'production' : 'development');
  const clientAddress = createClientAddress(config.trustedProxies);
  // In development pages change under the hand; a worker that the demo left on the same port goes.
  const keepsCopy = config.mode === 'production' && config.offlineCopy;
  const builtWorker = keepsCopy ? readFileSync(`${config.buildFolder}/client${scripts['service-worker']?.[0]}`, 'utf8') : '';
  const offlineCopy = () => ({ page: offlinePath, version: `${services.content.version}-${build.assets.version}` });
  const app = new Hono<SiteEnv>();
  /** The site as it reads itself, for its search and to see what has changed. Charges may change at midnight. */
  const ownPages: PageSource = {
    edition: () => `${services.content.version} ${londonParts(clock()).date}`,
    render: async (site, path) =>
      app.request(`${site.base}${path}`, { headers: { Host: new URL(site.base).host } }, { askedByUs: true }),
  };

  app.use(requestLog(services));
  app.use(securityHeaders(hosts));

  // Probes come from load balancers, which call by address: any host will do.
  app.get('/healthz', (context) => {
    context.set('kind', 'probe');
    return context.json({ status: 'up' }, 200, { 'Cache-Control': 'no-store' });
  });
  app.get('/readyz', async (context) => {
    context.set('kind', 'probe');
    const state = await readiness();
    return context.json(state, state.ready ? 200 : 503, { 'Cache-Control': 'no-store' });
  });

  app.use(async (context, next) => {
    const site = hosts.find(context.req.header('host'));
    if (!site) return context.text('This server does not answer for that host.', 421);
    context.set('site', site);
    await next();
  });
  app.use(refuseOddRequests);

  serveFiles(app, services, limits);
  app.use('/rest/v1/*', async (context, next) => {
    await next();
    if (context.res.status === 503) context.header('Retry-After', retryAfterSeconds);
  });
  // Only what the memory of posts does not know needs a place.
  const posts: ChangeCache = {
    ...postCache,
    get: (key, load) => postCache.get(key, () => limits.questions.run(load)),
  };
  app.route('/rest/v1', blogPostsRest(services.anonymousPool, posts, config.anonKey));
  const callerOf = (context: Context<SiteEnv>) => ({
    site: context.get('site'),
    log: context.get('log'),
    address: clientAddress(remoteAddress(context), context.req.header('x-forwarded-for')),
  });
  /** The body has been read by then: whoever sends slowly holds no place. */
  const limited = (all: Record<string, ServerFunction>) =>
    Object.fromEntries(
      Object.entries(all).map(([name, run]): [string, ServerFunction] => [
        name,
        (body, caller) => limits.calls.run(() => run(body, caller)),
      ]),
    );
  const functions = new Hono<SiteEnv>();
  functionDoor(functions, {
    functions: limited({ ...services.functions, 'indexnow-submit': indexNowFunction(services.indexNow.submit, ownPages) }),
    anonKey: config.anonKey,
    callerOf,
  });
  app.route('/functions/v1', functions);

  serveMachineFiles(app, services, {
    limits,
    hasRoute: (path) => routePaths.has(path),
    worker: () => (keepsCopy ? keepingWorker(builtWorker, offlineCopy()) : removingWorker),
  });

  app.get('/*', async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    if (pathname === '/' || !pathname.endsWith('/')) return next();
    // The configured base stands before the path, so that '//elsewhere.example/' cannot lead off the site.
    return context.redirect(`${context.get('site').base}${pathname.replace(/\/+$/, '')}${search}`, 301);
  });

  const pages = createPageMemory({
    editionOf: (key) => (showsPosts.test(key) ? postCache.edition() : undefined),
    policy: securityPolicy({
      inlineScripts: [islandLoader],
      chatbot: config.chatbot,
      secure: config.baseUrl.startsWith('https:'),
    }),
  });
  const sharePictures = createPageMemory({ policy: dataPolicy, entries: 100 });
  app.use(refusePosts(postPaths));
  app.use(refuseOtherSites);
  app.all('*', async (context) => {
    const raw = await withWholeBody(context.req.raw);
    const site = context.get('site');
    const now = clock();
    const routerContext = new RouterContextProvider();
    // Read from the services at each request: in development, edited content replaces what was loaded.
    routerContext.set(requestContext, {
      content: services.content,
      site,
      groupBase: hosts.group.base,
      now,
      retention: config.retention,
      chatbot: config.chatbot,
      anonKey: config.anonKey,
      blogPosts,
      search: (typed) => services.searchSite(typed, ownPages, context.get('log')),
      indexNow: config.indexNow !== undefined,
      serviceWorker: keepsCopy ? serviceWorkerPath : undefined,
      invoke: (name) => services.functions[name]?.(undefined, { ...callerOf(context), request: context.req.raw }),
      testimonials: services.testimonials,
      links: services.links,
      staff: services.staff,
      address: callerOf(context).address,
      toOpaquePng,
      log: context.get('log'),
    });
    // HEAD asks for the page without its body, and is answered so; what is made and kept for all has one.
    const made = raw.method === 'HEAD' ? new Request(raw.url, { headers: raw.headers }) : raw;
    const render = async () => {
      metrics.pagesMade.inc();
      return keepUntilMidnight(await renderPage(siteRequest(made, site.base), routerContext), now);
    };
    // In development pages change under the hand, and Vite writes scripts that no policy could know. A page that we ask for
    // ourselves is part of work that has a place already: waiting for a second one, it could wait for itself.
    if (config.mode !== 'production' || context.env?.askedByUs) return render();
    const { pathname, search } = new URL(context.req.url);
    if (pathname.startsWith('/share-pictures/')) {
      context.set('kind', 'asset');
      // The same on every host: only the address of the page that names it differs.
      return sharePictures.answer(raw, pathname, () => limits.pictures.run(render));
    }
    const lane = raw.method === 'GET' || raw.method === 'HEAD' ? readingLane(context.req.url) : 'calls';
    return pages.answer(raw, pageKey(site, pathname, search), () => limits[lane].run(render));
  });

  app.onError((error, context) => {
    if (error instanceof Overloaded) return overloadAnswer(context.req.raw);
    if (isDatabaseAway(error)) {
      (context.get('log') ?? log).warn({ err: error }, 'the database is away');
      return overloadAnswer(context.req.raw);
    }
    // They went away while they were sending; there is nobody to answer.
    if (context.req.raw.signal.aborted) return context.body(null, 400);
    (context.get('log') ?? log).error({ err: error }, 'unexpected');
    return context.text('Something went wrong on our side. Please try again.', 500);
  });

  const answerKept = createKeptAnswer({ ...services, pages, keyOf: pageKey });
  const refuseEarly = createEarlyRefusal({ ...services, isFull: limits.pages.isFull, isFixedPage, answer: overloadAnswer });
  return {
    fetch: app.fetch,
    /** What can be answered before anything is done for it; whether it was. */
    answerEarly: (request: IncomingMessage, response: ServerResponse): boolean =>
      answerKept(request, response) || refuseEarly(request, response),
  };
}
