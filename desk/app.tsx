import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { requestId } from 'hono/request-id';
import type { WaitingGroup } from '../content-model/waiting-groups.ts';
import { createClientAddress, remoteAddress } from '../server/platform/http/client-address.ts';
import { probes } from '../server/platform/http/probes.ts';
import { requestLog } from '../server/platform/http/request-log.ts';
import { builtFiles } from '../server/platform/http/static-files.ts';
import { articlesRoutes } from './articles/articles-routes.tsx';
import { copyRoutes } from './copy/copy-routes.ts';
import type { DeskEnv } from './desk-env.ts';
import { deskHeaders } from './desk-headers.ts';
import { findFile } from './drafts/workspace.ts';
import { editingRoutes } from './editing/editing-routes.tsx';
import { factsRoutes } from './facts/facts-routes.tsx';
import { renderDocument } from './layout/desk-document.tsx';
import { showMessage } from './layout/show-message.tsx';
import { type CreateSiteApp, createMarkedSites } from './marks/marked-sites.ts';
import { membersRoutes } from './members/members-routes.tsx';
import { pagesRoutes } from './pages/pages-routes.tsx';
import { photographRoutes } from './photographs/photograph-routes.ts';
import { previewRoutes } from './preview/preview-routes.tsx';
import { changesRoutes } from './publishing/changes-routes.tsx';
import { historyRoutes } from './publishing/history-routes.tsx';
import { requestsRoutes } from './requests/requests-routes.tsx';
import { requireRights } from './rights.ts';
import type { DeskServices } from './services.ts';
import { signInRoutes } from './sign-in/sign-in-routes.tsx';
import { siteRoutes } from './site/site-routes.tsx';
import { todayRoutes } from './today/today-routes.tsx';
import { readWaiting } from './waiting.ts';

/** The largest content file is a tenth of this. */
const limitForm = bodyLimit({ maxSize: 1_000_000 });

/** Handles all HTTP requests of the desk. Handlers run from top to bottom. */
export function createDeskApp(services: DeskServices, createSiteApp: CreateSiteApp): Hono<DeskEnv> {
  const { config, deskUrl, log, signIn } = services;
  const { host, origin } = new URL(deskUrl);
  const clientAddress = createClientAddress(config.trustedProxies);
  const app = new Hono<DeskEnv>();

  app.use(requestId({ limitLength: 64 }));
  app.use(requestLog(services));
  app.use(deskHeaders(services));
  app.route('/', probes(services.readiness));
  app.use(async (context, next) => {
    if (context.req.header('host') !== host) return context.text('Unknown host', 421);
    // PostgreSQL rejects NUL.
    if (context.req.path.includes('\0')) return context.text('Bad request', 400);
    // Browsers send it with every write, and no page of another site can set it to ours.
    const isSafe = context.req.method === 'GET' || context.req.method === 'HEAD';
    const rejectCrossSite = () => context.text('Cross-site request rejected', 403);
    if (!isSafe && context.req.header('origin') !== origin) return rejectCrossSite();
    // Pages of other sites may lead here, but not choose work for the desk, such as a search.
    if (isSafe && /^(?:cross|same)-site$/.test(context.req.header('sec-fetch-site') ?? '')) {
      if (context.req.header('sec-fetch-dest') !== 'document') return rejectCrossSite();
      const { pathname } = new URL(context.req.url);
      // The path of a request is decoded, as its route reads it.
      const screen = /^\/history\/\d+\/undo$/.test(context.req.path) ? '/history' : pathname;
      const { message: _, token: __, ...work } = context.req.query();
      if (screen !== pathname || Object.keys(work).length > 0) return context.redirect(origin + screen, 303);
    }
    context.set('address', clientAddress(remoteAddress(context), context.req.header('x-forwarded-for')));
    context.setRenderer(async (screen, head) => {
      const member = context.get('member');
      // The screen about an error comes without the database, too.
      const groups = await context
        .get('readWaiting')?.()
        .catch(() => []);
      const waiting = groups?.filter(({ isWaiting }) => isWaiting).length ?? 0;
      const { path } = context.req;
      const message = context.req.query('message') ?? '';
      return context.html(renderDocument(services, { ...head, screen, member, waiting, path, message })) as Response;
    });
    return next();
  });
  app.route('/assets', builtFiles('build/desk/client'));
  app.get('/favicon.svg', (context) => {
    const bytes = findFile(services.live.files, 'pictures/favicon.svg')?.bytes;
    return bytes ? context.body(new Uint8Array(bytes), 200, { 'Content-Type': 'image/svg+xml' }) : context.notFound();
  });
  app.route('/', signInRoutes(services));
  const markedSites = createMarkedSites(services, createSiteApp);
  app.route('/preview', previewRoutes(services, markedSites));

  /** Sets who makes the request. Sends everybody else to sign in. */
  async function refuse(context: Context<DeskEnv>): Promise<Response | undefined> {
    const member = await signIn.session(context.req.raw.headers);
    if (!member) return context.redirect('/sign-in', 303);
    context.set('member', member);
    // Another member, or the desk itself a moment ago, may have published.
    await services.updateContent();
    let waiting: Promise<WaitingGroup[]> | undefined;
    context.set('readWaiting', () => (waiting ??= readWaiting(services, member)));
    return undefined;
  }

  const anyonesRoutes = app.routes.length;
  // Everything below needs a session. Each route says which members may use it.
  app.use(async (context, next) => (await refuse(context)) ?? next());
  // A photograph is larger. Its route limits it.
  app.use((context, next) => (context.req.path === '/photographs' ? next() : limitForm(context, next)));
  app.route('/', todayRoutes(services));
  app.route('/site', siteRoutes(services, markedSites));
  app.route('/', editingRoutes(services));
  app.route('/photographs', photographRoutes(services));
  app.route('/', changesRoutes(services));
  app.route('/', historyRoutes(services));
  app.route('/facts', factsRoutes(services));
  app.route('/articles', articlesRoutes(services));
  app.route('/pages', pagesRoutes(services));
  app.route('/copy', copyRoutes(services));
  app.route('/requests', requestsRoutes(services));
  app.route('/members', membersRoutes(services));
  requireRights(app.routes.slice(anyonesRoutes));

  app.notFound((context) => showMessage(context, 404, 'Page not found', 'There is nothing at this address.'));
  app.onError(async (error, context) => {
    // A body that is too large.
    if (error instanceof HTTPException) return error.getResponse();
    // The client disconnected while sending.
    if (context.req.raw.signal.aborted) return context.body(null, 400);
    if (error.name === 'RightsChanged')
      return (await refuse(context)) ?? showMessage(context, 403, 'What you may do here has changed', 'Nothing was changed.');
    (context.get('log') ?? log).error({ err: error }, 'Unhandled error');
    return showMessage(context, 500, 'That did not work', 'Something went wrong on our side. Please try again.');
  });
  return app;
}
