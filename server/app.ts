import { readFileSync } from 'node:fs';
import islandLoader from 'virtual:island-loader';
import { type Context, Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { siteFiles } from '../app/built-files.ts';
import { brandCss } from '../content-model/brand-css.ts';
import { londonParts } from '../domain/london-time.ts';
import { offlinePath } from '../domain/site-pages.ts';
import { articlesHttp } from './articles/http.ts';
import { contentFiles, contentPictures } from './content/http.ts';
import { redirectOldAddresses } from './content/old-addresses.ts';
import { indexNowFunction, indexNowKeyFile } from './indexnow/http.ts';
import { type DocumentPolicy, servePages } from './pages.ts';
import { isDatabaseUnavailable } from './platform/db/database-unavailable.ts';
import { createClientAddress, remoteAddress } from './platform/http/client-address.ts';
import { createLimits, Overloaded } from './platform/http/concurrency-limit.ts';
import { contentSecurityPolicy } from './platform/http/content-security-policy.ts';
import { entityTag } from './platform/http/etag.ts';
import { type Caller, functionsApi } from './platform/http/functions.ts';
import { createOverloadResponse } from './platform/http/overload-response.ts';
import { probes } from './platform/http/probes.ts';
import { redirectEncodedPaths, rejectInvalidRequests } from './platform/http/reject-invalid-requests.ts';
import { requestLog, type SiteEnv } from './platform/http/request-log.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { offlineWorker, unregisteringWorker } from './platform/http/service-worker.ts';
import { builtFiles } from './platform/http/static-files.ts';
import type { PageSource } from './platform/pages/page-texts.ts';
import type { Services } from './services.ts';

/** Handles all HTTP requests. Handlers run from top to bottom. */
export function createApp(services: Services): Hono<SiteEnv> {
  const { clock, config, hosts, log } = services;
  const isProduction = config.mode === 'production';
  const limits = createLimits(config);
  const overloadResponse = createOverloadResponse(() => services.content);
  const clientAddress = createClientAddress(config.trustedProxies);
  const callerOf = (context: Context<SiteEnv>): Caller => ({
    request: context.req.raw,
    site: context.get('site'),
    log: context.get('log'),
    address: clientAddress(remoteAddress(context), context.req.header('x-forwarded-for')),
  });
  const app = new Hono<SiteEnv>();
  /** The site's own pages, for search and IndexNow. The edition has the date because charges may change at midnight. */
  const ownPages: PageSource = {
    edition: () => `${services.content.version} ${londonParts(clock()).date}`,
    render: async (site, path) =>
      app.request(`${site.base}${path}`, { headers: { Host: new URL(site.base).host } }, { isInternal: true }),
  };

  /** Vite's scripts in development allow no policy. */
  const documentPolicy: DocumentPolicy = (content, styles) =>
    isProduction
      ? contentSecurityPolicy({
          inlineScripts: [islandLoader],
          inlineStyles: [brandCss(content.brand), ...(styles ? [styles] : [])],
          chatbot: config.chatbot,
          imageHosts: config.imageHosts,
          secure: config.baseUrl.startsWith('https:'),
        })
      : undefined;

  app.use(requestId({ limitLength: 64 }));
  app.use(requestLog(services));
  app.use(securityHeaders(hosts, () => documentPolicy(services.content)));

  app.route('/', probes(services.readiness));
  app.use(async (context, next) => {
    const site = hosts.find(context.req.header('host'));
    if (!site) return context.text('Unknown host', 421);
    context.set('site', site);
    await next();
  });
  app.use(rejectInvalidRequests);
  app.use(redirectEncodedPaths);

  if (isProduction) app.route('/assets', builtFiles('build/client', ...(config.keptAssets ? [config.keptAssets] : [])));
  app.route('/', contentPictures(services, limits));
  app.route('/', articlesHttp(services, limits));
  const functions = { ...services.functions, 'indexnow-submit': indexNowFunction(services.indexNow.submit, ownPages) };
  app.route('/functions/v1', functionsApi({ functions, limit: limits.functions, anonKey: config.anonKey, callerOf }));
  app.route('/', indexNowKeyFile(config));

  const keepsOfflineCopy = isProduction && config.offlineCopy;
  const readBuilt = (file: string) => (keepsOfflineCopy ? readFileSync(file, 'utf8') : '');
  const builtWorker = readBuilt(`build/client${siteFiles.filesOf('app/boot/service-worker.ts').scripts[0]}`);
  // This file contains the offline page once it is built; the manifest names the page's assets.
  const buildVersion = entityTag(readBuilt(import.meta.filename) + siteFiles.manifest).slice(1, -1);
  const offlineCopy = () => ({ page: offlinePath, version: `${services.content.version}-${buildVersion}` });
  // In development, this removes a worker that the demo left on the same port.
  const serviceWorker = () => (keepsOfflineCopy ? offlineWorker(builtWorker, offlineCopy()) : unregisteringWorker);
  app.route('/', contentFiles(services, { limits, serviceWorker }));

  app.get('/*', redirectOldAddresses(services));
  app.get('/*', async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    if (pathname === '/' || !pathname.endsWith('/')) return next();
    // The configured base precedes the path, so that '//elsewhere.example/' cannot redirect off the site.
    return context.redirect(`${context.get('site').base}${pathname.replace(/\/+$/, '')}${search}`, 301);
  });
  servePages(app, services, { limits, ownPages, keepsOfflineCopy, callerOf, documentPolicy });

  app.onError((error, context) => {
    const ownLog = context.get('log') ?? log;
    if (error instanceof Overloaded) return overloadResponse(context.req.raw);
    if (isDatabaseUnavailable(error)) {
      ownLog.warn({ err: error }, 'Database unavailable');
      return overloadResponse(context.req.raw);
    }
    // The client disconnected while sending.
    if (context.req.raw.signal.aborted) return context.body(null, 400);
    ownLog.error({ err: error }, 'Unhandled error');
    return context.text('Something went wrong on our side. Please try again.', 500);
  });
  return app;
}
