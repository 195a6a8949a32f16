import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import type { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { startWeb } from './listen.ts';
import { createServices } from './services.ts';

const config = readConfig(process.env);
const services = createServices(config, 'web');
// Built by Vite together with the routes: see vite.config.ts.
const built: { createApp: typeof createApp } = await import(pathToFileURL(resolve(config.buildFolder, 'server/index.js')).href);
const { answerEarly, fetch } = built.createApp(services);
const answer = getRequestListener(fetch);
await startWeb(services, (request, response) => answerEarly(request, response) || answer(request, response));
