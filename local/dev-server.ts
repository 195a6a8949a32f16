import type { RequestListener } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { createServer, type ViteDevServer } from 'vite';
import { freePort } from './free-port.ts';

type App = { fetch(request: Request, env: HttpBindings): Response | Promise<Response> };
type DevServer = { vite: ViteDevServer; serve(loadApp: () => Promise<App>): RequestListener };

/** Serves an app of `npm run dev` with the files of its pages. The app is loaded for each request, so that edits take effect immediately. */
export async function createDevServer(name: string, entries: string[] = []): Promise<DevServer> {
  const vite = await createServer({
    // Our app answers all requests that are not for its files.
    appType: 'custom',
    // Each process has its own.
    cacheDir: `node_modules/.vite/${name}`,
    optimizeDeps: { entries },
    server: { middlewareMode: true, hmr: { port: await freePort() } },
  });
  return {
    vite,
    serve(loadApp) {
      const handle = getRequestListener(async (request, env) => (await loadApp()).fetch(request, env as HttpBindings));
      return (request, response) => vite.middlewares(request, response, () => void handle(request, response));
    },
  };
}
