import { createServer, type RequestListener, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Metrics } from './metrics.ts';
import type { Services } from './services.ts';
import { onShutdown } from './shutdown.ts';

const maxHeaderBytes = 16_384;

function listen(listener: RequestListener, port: number, host: string): Promise<Server> {
  const server = createServer({ maxHeaderSize: maxHeaderBytes }, listener);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

/** On a port of its own, which no proxy forwards to: figures about the site are nobody else's business. */
export function serveMetrics(metrics: Metrics, { port, host }: { port: number; host: string }): Promise<Server> {
  const answer = async () =>
    new Response(await metrics.registry.metrics(), { headers: { 'Content-Type': metrics.registry.contentType } });
  return listen(
    getRequestListener(async ({ url }) =>
      new URL(url).pathname === '/metrics' ? answer() : new Response('Not found', { status: 404 }),
    ),
    port,
    host,
  );
}

/** Ends when what is in flight has been answered, or when the time is up. */
function close(server: Server, withinMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), withinMs);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** Starts the web process: listens, and on a signal finishes what it began. */
export async function startWeb(services: Services, listener: RequestListener): Promise<void> {
  const { config, log, metrics } = services;
  const servers = [await listen(listener, config.port, config.host)];
  if (config.metrics) servers.push(await serveMetrics(metrics, config.metrics));
  log.info({ port: config.port, base: config.baseUrl }, 'web is listening');
  onShutdown(async (reason) => {
    log.info({ reason }, 'web is stopping');
    await Promise.all(servers.map((server) => close(server, config.shutdownMs)));
    await services.close();
    log.info('web has stopped');
  });
}
