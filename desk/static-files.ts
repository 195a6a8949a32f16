import { readFileSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import type { Config } from '../server/platform/config.ts';
import type { DeskEnv } from './desk-env.ts';

/** The built stylesheet, scripts and fonts. Their names contain a hash. */
export function serveDeskFiles(app: Hono<DeskEnv>): void {
  app.use('/assets/*', async (context, next) => {
    context.set('kind', 'asset');
    await next();
    if (context.res.ok) context.header('Cache-Control', 'public, max-age=31536000, immutable');
  });
  app.use('/assets/*', serveStatic({ root: 'build/desk/client' }));
  app.get('/assets/*', (context) => context.text('Not found', 404));
}

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;
let manifest: Manifest | undefined;

/** The addresses of a built entry. In development Vite serves its source. */
export function entryFiles(name: string, { mode }: Pick<Config, 'mode'>): { script: string; styles: string[] } {
  if (mode === 'development') return { script: `/${name}`, styles: [] };
  manifest ??= JSON.parse(readFileSync('build/desk/client/.vite/manifest.json', 'utf8')) as Manifest;
  const entry = manifest[name];
  if (!entry) throw new Error(`No built file for ${name}. Run npm run build`);
  // Two entries share a stylesheet.
  const parts = [entry, ...(entry.imports ?? []).map((part) => manifest?.[part])];
  return { script: `/${entry.file}`, styles: parts.flatMap((part) => part?.css ?? []).map((file) => `/${file}`) };
}
