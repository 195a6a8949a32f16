import { watch } from 'node:fs';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createServer, type ErrorPayload } from 'vite';
import type { ContentError, loadContent } from '../content/load.ts';
import type { createApp } from '../server/app.ts';
import { readConfig } from '../server/platform/config.ts';
import { startWeb } from '../server/platform/http/http-server.ts';
import { createServices } from '../server/services.ts';

/** The web process of `npm run dev`: the same app, loaded through Vite at each request, so that every edit is seen. */
const config = readConfig(process.env);
const services = createServices(config, 'web');
const vite = await createServer({ server: { middlewareMode: true } });

const answer = getRequestListener(async (request) => {
  const loaded = (await vite.ssrLoadModule('./server/app.ts')) as { createApp: typeof createApp };
  return loaded.createApp(services).fetch(request);
});

/** Vite's error overlay, while the content is invalid. */
let mistake: ErrorPayload | undefined;
// Also for pages opened later.
vite.ws.on('connection', () => mistake && vite.ws.send(mistake));

function overlay(error: unknown): ErrorPayload {
  // Not instanceof: Vite loads its own copy of the class.
  const [first] = (error as Partial<ContentError>).problems ?? [];
  const loc = first ? { loc: { file: join(config.contentFolder, first.file), line: first.line, column: first.column } } : {};
  return { type: 'error', err: { message: error instanceof Error ? error.message : String(error), stack: '', ...loc } };
}

async function reloadContent(): Promise<void> {
  try {
    // Through Vite as well: an edited schema is in force at once, and not only at the next start.
    const loaded = (await vite.ssrLoadModule('./content/load.ts')) as { loadContent: typeof loadContent };
    services.content = loaded.loadContent(config.contentFolder);
    mistake = undefined;
    vite.ws.send({ type: 'full-reload' });
  } catch (error) {
    mistake = overlay(error);
    vite.ws.send(mistake);
    services.log.error({ err: error }, 'the content has a mistake: the last good version stays');
  }
}

let soon: NodeJS.Timeout | undefined;
watch(config.contentFolder, { recursive: true }, () => {
  clearTimeout(soon);
  // An editor writes a file in several steps; the last one counts.
  soon = setTimeout(() => void reloadContent(), 100);
});

await startWeb(services, (request, response) => {
  vite.middlewares(request, response, () => {
    void answer(request, response);
  });
});
