import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import type { createApp } from '../server/app.ts';
import { readConfig } from '../server/platform/config.ts';
import { whenDatabaseIsUp } from '../server/platform/db/when-database-is-up.ts';
import { startWeb } from '../server/platform/http/http-server.ts';
import { loadStartContent } from '../server/publishing/live-content.ts';
import { publish } from '../server/publishing/publish.ts';
import type { createDeskApp } from './app.tsx';
import { createDeskServices } from './services.ts';

const config = readConfig(process.env);
const services = createDeskServices(config, await loadStartContent(config, 'desk'));
// Changes are made to a version, so there has to be one.
if (config.mode === 'production' && services.live.versionId === undefined) {
  const files = new Map(services.live.files.map(({ bytes, file }) => [file, bytes]));
  const first = { author: 'Installation', message: 'The first content', parentId: undefined };
  await whenDatabaseIsUp(services.log, () => publish(services.pool, files, first));
}
const importBuilt = (file: string) => import(pathToFileURL(resolve(file)).href);
// Vite builds both apps with their screens and pages: see vite.config.ts.
const desk: { createDeskApp: typeof createDeskApp } = await importBuilt('build/desk/server/app.js');
const site: { createApp: typeof createApp } = await importBuilt('build/server/index.js');
await startWeb(
  { ...services, config: { ...config, baseUrl: services.deskUrl } },
  getRequestListener(desk.createDeskApp(services, site.createApp).fetch),
  // nginx passes a photograph on as it arrives: 15 MB take three minutes on a slow line.
  { requestTimeoutMs: 180_000 },
);
