import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import type { Config } from '../config.ts';
import type { SiteEnv } from './request-log.ts';

export const oneYear = 'public, max-age=31536000, immutable';
export const oneDay = 'public, max-age=86400';

/** The files of the build, which have a hash in their names. In development Vite serves them. */
export function serveBuiltFiles(app: Hono<SiteEnv>, { keptAssets, mode }: Config): void {
  if (mode !== 'production') return;
  app.use('/assets/*', async (context, next) => {
    context.set('kind', 'asset');
    await next();
    if (context.res.status !== 200) return;
    context.header('Cache-Control', oneYear);
    // Also on uncompressed responses, so that caches keep the encodings apart.
    context.header('Vary', 'Accept-Encoding');
  });
  app.use(serveStatic({ root: 'build/client', precompressed: true }));
  // After the build's own files, which almost all requests are for.
  if (keptAssets) app.use('/assets/*', serveStatic({ root: keptAssets, precompressed: true }));
  // Assets of very old builds are gone. Respond in plain text, not with the HTML 404 page.
  app.all('/assets/*', (context) => context.text('Not found', 404));
}
