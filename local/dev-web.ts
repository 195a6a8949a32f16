import { watch } from 'node:fs';
import { join } from 'node:path';
import type { ErrorPayload } from 'vite';
import type { ContentError } from '../content-model/load.ts';
import type { createApp } from '../server/app.ts';
import { readConfig } from '../server/platform/config.ts';
import { startWeb } from '../server/platform/http/http-server.ts';
import type { contentOfFolder } from '../server/publishing/live-content.ts';
import { createServices } from '../server/services.ts';
import { createDevServer } from './dev-server.ts';

/** The web process of `npm run dev`, with the content of the folder. */
const config = readConfig(process.env);
const services = createServices(config, 'web');
const { serve, vite } = await createDevServer('web');

/** Vite's error overlay, while the content is invalid. */
let contentError: ErrorPayload | undefined;
// Show it on pages opened later too.
vite.ws.on('connection', () => contentError && vite.ws.send(contentError));

function overlay(error: unknown): ErrorPayload {
  // Not instanceof: Vite loads its own copy of the class.
  const [first] = (error as Partial<ContentError>).problems ?? [];
  const loc = first ? { loc: { file: join(config.contentFolder, first.file), line: first.line, column: first.column } } : {};
  return { type: 'error', err: { message: error instanceof Error ? error.message : String(error), stack: '', ...loc } };
}

async function reloadContent(): Promise<void> {
  try {
    // Loaded through Vite, so that edited schemas take effect without a restart.
    const loaded = (await vite.ssrLoadModule('./server/publishing/live-content.ts')) as {
      contentOfFolder: typeof contentOfFolder;
    };
    services.switchContent(loaded.contentOfFolder(config.contentFolder));
    contentError = undefined;
    vite.ws.send({ type: 'full-reload' });
  } catch (error) {
    contentError = overlay(error);
    vite.ws.send(contentError);
    services.log.error({ err: error }, 'Invalid content. Keeping the last valid version.');
  }
}

let reloadTimer: NodeJS.Timeout | undefined;
watch(config.contentFolder, { recursive: true }, () => {
  clearTimeout(reloadTimer);
  // Debounced, because editors write a file in several steps.
  reloadTimer = setTimeout(() => void reloadContent(), 100);
});

const listener = serve(async () => {
  const loaded = (await vite.ssrLoadModule('./server/app.ts')) as { createApp: typeof createApp };
  return loaded.createApp(services);
});
await startWeb(services, listener);
