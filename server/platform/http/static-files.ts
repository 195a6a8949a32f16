import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { AppEnv } from './request-log.ts';

export const oneYear = 'public, max-age=31536000, immutable';
export const oneDay = 'public, max-age=86400';

/** The files of a build, which have a hash in their names, and then those of earlier builds. In development Vite serves them. */
export function builtFiles(...folders: string[]): Hono<AppEnv> {
  const files = new Hono<AppEnv>();
  files.use(async (context, next) => {
    context.set('kind', 'asset');
    await next();
    if (context.res.status !== 200) return;
    context.header('Cache-Control', oneYear);
    // Also on uncompressed responses, so that caches keep the encodings apart.
    context.header('Vary', 'Accept-Encoding');
  });
  for (const root of folders) files.use(serveStatic({ root, precompressed: true }));
  // Assets of very old builds are gone. Respond in plain text, not with the HTML 404 page.
  return files.all('*', (context) => context.text('Not found', 404));
}
