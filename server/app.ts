import * as build from 'virtual:react-router/server-build';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Site } from './http/hosts.ts';
import { type AppEnv, requestLog } from './http/request-log.ts';
import { siteRequest } from './http/site-request.ts';
import { createSitemap } from './http/sitemap.ts';
import { requestContext } from './request-context.ts';
import type { Services } from './services.ts';

type SiteEnv = AppEnv & { Variables: { site: Site } };

const clientFolder = 'build/client';
const oneYear = 'public, max-age=31536000, immutable';

/** The paths that have a page in this build, as routes.ts writes them. */
const routePaths = new Set(Object.values(build.routes).map((route) => `/${route?.path ?? ''}`));

/** Everything that answers HTTP, made of the services that it is given. */
export function createApp(services: Services) {
  const { blogPosts, clock, config, hosts, log, metrics, readiness } = services;
  const sitemap = createSitemap(blogPosts, (path) => routePaths.has(path));
  // The generated type says `basename: string | undefined` where the router's own says `basename?: string`.
  const renderPage = createRequestHandler(build as ServerBuild, config.mode === 'production' ? 'production' : 'development');
  const app = new Hono<SiteEnv>();

  app.use(requestLog(log, metrics));

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
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Referrer-Policy', 'strict-origin-when-cross-origin');
  });

  if (config.mode === 'production') {
    app.use('/assets/*', async (context, next) => {
      context.set('kind', 'asset');
      await next();
      if (context.res.status === 200) context.header('Cache-Control', oneYear);
    });
    app.use(serveStatic({ root: clientFolder }));
    // A page that was cached before a deploy may name an asset that is gone; the not-found page would be no script.
    app.all('/assets/*', (context) => context.text('Not found', 404));
  }

  // Pictures of the group's own live in the content and not in the build.
  app.use('/pictures/*', serveStatic({ root: config.contentFolder }));
  app.use('/favicon.svg', serveStatic({ path: `${config.contentFolder}/pictures/favicon.svg` }));
  app.get('/robots.txt', (context) => {
    context.set('kind', 'machine');
    return context.text(`User-agent: *\nAllow: /\n\nSitemap: ${context.get('site').base}/sitemap.xml\n`);
  });
  app.get('/:file{sitemap(-[1-9]\\d{0,5})?\\.xml}', async (context) => {
    context.set('kind', 'machine');
    const number = context.req.param('file').match(/\d+/)?.[0];
    const xml = await sitemap.file(context.get('site'), number === undefined ? undefined : Number(number));
    if (xml === undefined) return context.notFound();
    return context.body(xml, 200, { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=1' });
  });

  app.get('/*', async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    if (pathname === '/' || !pathname.endsWith('/')) return next();
    // The configured base stands before the path, so that '//elsewhere.example/' cannot lead off the site.
    return context.redirect(`${context.get('site').base}${pathname.replace(/\/+$/, '')}${search}`, 301);
  });

  app.all('*', (context) => {
    const site = context.get('site');
    const routerContext = new RouterContextProvider();
    // Read from the services at each request: in development, edited content replaces what was loaded.
    routerContext.set(requestContext, {
      content: services.content,
      site,
      groupBase: hosts.group.base,
      now: clock(),
      retention: config.retention,
      chatbot: config.chatbot,
      testimonials: services.testimonials,
      log: context.get('log'),
    });
    return renderPage(siteRequest(context.req.raw, site.base), routerContext);
  });

  app.onError((error, context) => {
    (context.get('log') ?? log).error({ err: error }, 'unexpected');
    return context.text('Something went wrong on our side. Please try again.', 500);
  });

  return app;
}
