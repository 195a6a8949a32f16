import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import type { Config } from '../config.ts';
import type { SiteEnv } from './request-log.ts';

export const oneYear = 'public, max-age=31536000, immutable';
export const oneDay = 'public, max-age=86400';

/** The files of the build, which have a hash in their names. In development Vite serves them. */
export function serveBuiltFiles(app: Hono<SiteEnv>, { buildFolder, keptAssets, mode }: Config): void {
  if (mode !== 'production') return;
  app.use('/assets/*', async (context, next) => {
    context.set('kind', 'asset');
    await next();
    if (context.res.status !== 200) return;
    context.header('Cache-Control', oneYear);
    // Also where the plain file was sent: a cache must not give it for the compressed one.
    context.header('Vary', 'Accept-Encoding');
  });
  app.use(serveStatic({ root: `${buildFolder}/client`, precompressed: true }));
  // The build's own files first: after a deploy nearly every request is for those.
  if (keptAssets) app.use('/assets/*', serveStatic({ root: keptAssets, precompressed: true }));
  // A page that was cached many deploys ago may name an asset that is gone; the not-found page would be no script.
  app.all('/assets/*', (context) => context.text('Not found', 404));
}
