import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { freePort } from '../../local/free-port.ts';
import { buildScreen } from '../../scripts/content-edit/build-screen.ts';
import { createContentFolder } from '../../scripts/content-edit/content-folder.ts';
import { createEditorApp } from '../../scripts/content-edit/editor-app.ts';
import { testBase } from './test-site.ts';

/** Copies the content folder so that a test can change it. */
export function copyOfContent() {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-copy-'));
  cpSync('content', folder, { recursive: true });
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  return { folder, read, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Starts the content editor on a copy of the content, without the development site. */
export async function startContentEditor() {
  const copy = copyOfContent();
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
