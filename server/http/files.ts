import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import { appIcons, createAppIcons } from '../pictures/app-icons.ts';
import { toPng } from '../pictures/to-png.ts';
import { webManifest, webManifestPath } from '../pictures/web-manifest.ts';
import type { Services } from '../services.ts';
import type { createLoadLimits } from './load-limit.ts';
import type { SiteEnv } from './request-log.ts';

const oneYear = 'public, max-age=31536000, immutable';
const oneDay = 'public, max-age=86400';

/** What pages are made of besides themselves: the build's files, the content's pictures, and the icons that are made of one. */
export function serveFiles(
  app: Hono<SiteEnv>,
  services: Services,
  limits: Pick<ReturnType<typeof createLoadLimits>, 'pictures'>,
): void {
  const { config } = services;
  if (config.mode === 'production') {
    app.use('/assets/*', async (context, next) => {
      context.set('kind', 'asset');
      await next();
      if (context.res.status !== 200) return;
      context.header('Cache-Control', oneYear);
      // Also where the plain file was sent: a cache must not give it for the compressed one.
      context.header('Vary', 'Accept-Encoding');
    });
    app.use(serveStatic({ root: `${config.buildFolder}/client`, precompressed: true }));
    // Its own build first: after a deploy nearly everybody asks for that.
    if (config.keptAssets) app.use('/assets/*', serveStatic({ root: config.keptAssets, precompressed: true }));
    // A page that was cached many deploys ago may name an asset that is gone; the not-found page would be no script.
    app.all('/assets/*', (context) => context.text('Not found', 404));
  }

  // Pictures of the group's own live in the content and not in the build. A photograph as it came from the camera is sent to
  // nobody: it is large, and says where and when it was taken.
  app.get('/pictures/:folder{sized|videos|blog}/*', async (context, next) => {
    context.set('kind', 'asset');
    await next();
    // The name of a sized file changes with the photograph.
    if (context.res.status === 200) context.header('Cache-Control', context.req.param('folder') === 'sized' ? oneYear : oneDay);
  });
  app.use('/pictures/:folder{sized|videos|blog}/*', serveStatic({ root: config.contentFolder }));
  app.all('/pictures/*', (context) => context.text('Not found', 404));
  app.use('/favicon.svg', serveStatic({ path: `${config.contentFolder}/pictures/favicon.svg` }));
  const drawIcon = createAppIcons(config.contentFolder, (svg) => limits.pictures.run(() => toPng(svg)));
  for (const icon of appIcons) {
    app.get(icon.path, async (context) => {
      context.set('kind', 'asset');
      const bytes = await drawIcon(icon, services.content);
      return context.body(new Uint8Array(bytes), 200, { 'Content-Type': icon.type, 'Cache-Control': oneDay });
    });
  }
  app.get(webManifestPath, (context) => {
    context.set('kind', 'machine');
    const manifest = JSON.stringify(webManifest(services.content));
    return context.body(manifest, 200, { 'Content-Type': 'application/manifest+json', 'Cache-Control': oneDay });
  });
}
