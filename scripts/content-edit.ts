import { once } from 'node:events';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { contentFolder } from '../content/content-folder.ts';
import { londonParts } from '../domain/london-time.ts';
import { type LocalSite, startLocalSite } from '../local/local-site.ts';
import { buildScreen } from './content-edit/build-screen.ts';
import { createContentFolder } from './content-edit/content-folder.ts';
import { createEditorApp } from './content-edit/editor-app.ts';

/** `npm run content:edit`: forms for editing the content, with a preview of the pages. Listens on this machine only. */
const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: contentFolder() },
    port: { type: 'string', default: process.env['PORT'] || '3000' },
    /** The address of a running site that reloads its content, such as `npm run dev`. */
    site: { type: 'string' },
  },
});
const folder = path.resolve(values.folder);
const sitePort = Number(values.port);
const port = sitePort + 2;

let site: LocalSite | undefined;
let leaving = false;
const leave = async (exitCode: number) => {
  if (leaving) return;
  leaving = true;
  await site?.stop().catch(() => {});
  process.exit(exitCode);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void leave(0));

try {
  const screen = await buildScreen(folder);
  if (!values.site) {
    site = await startLocalSite({
      port: sitePort,
      inboxPort: sitePort + 1,
      development: true,
      dataFolder: '.data',
      databaseUrl: process.env['DATABASE_URL'] || undefined,
      database: 'dental_site',
      env: { CONTENT_FOLDER: folder, LOG_LEVEL: process.env['LOG_LEVEL'] || 'warn' },
      say: (line) => console.log(line),
      onUnexpectedEnd: () => void leave(1),
    });
  }
  const siteUrl = values.site ?? site?.baseUrl ?? '';
  const content = createContentFolder(folder, () => londonParts(new Date()).date);
  const app = createEditorApp({ content, contentFolder: folder, screen, siteUrl, port });
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port });
  await once(server, 'listening');
  console.log(`
The content editor   http://localhost:${port}
The site             ${siteUrl}
The files            ${folder}

Open the first address in a browser on this machine. Ctrl-C stops everything.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await leave(1);
}
