import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import type { createApp } from './app.ts';
import { readConfig } from './platform/config.ts';
import { startWeb } from './platform/http/http-server.ts';
import { loadStartContent } from './publishing/live-content.ts';
import { createServices } from './services.ts';

const config = readConfig(process.env);
const services = createServices(config, 'web', await loadStartContent(config, 'web'));
// Vite builds the app together with the routes: see vite.config.ts.
const built: { createApp: typeof createApp } = await import(pathToFileURL(resolve('build/server/index.js')).href);
const app = built.createApp(services);
await startWeb(services, getRequestListener(app.fetch));
// The first search renders every page: without this, a visitor would wait for it.
await app.request(
  `${config.baseUrl}/search?q=dentist`,
  { headers: { Host: new URL(config.baseUrl).host } },
  { isInternal: true },
);
