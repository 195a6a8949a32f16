import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { freePort } from '../../local/free-port.ts';
import { buildScreen } from '../../scripts/content-edit/build-screen.ts';
import { createContentFolder } from '../../scripts/content-edit/content-folder.ts';
import { createEditorApp } from '../../scripts/content-edit/editor-app.ts';
import { editedContent } from './edited-content.ts';
import { testBase } from './test-site.ts';

/** Starts the content editor on a copy of the content, without the development site. */
export async function startContentEditor() {
  const copy = editedContent();
  const port = await freePort();
  const content = createContentFolder(copy.folder, () => '2026-11-16');
  const screen = await buildScreen(copy.folder);
  const app = createEditorApp({ content, contentFolder: copy.folder, screen, siteUrl: testBase, port });
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port }) as Server;
  const stop = () => {
    server.close();
    server.closeAllConnections();
    copy.remove();
  };
  return { base: `http://localhost:${port}`, folder: copy.folder, read: copy.read, stop };
}
