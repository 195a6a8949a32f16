import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Metrics } from './metrics.ts';
import type { Services } from './services.ts';
import { onShutdown } from './shutdown.ts';

/**
 * How long anybody may take, and how much they may send. Chosen for a telephone on a bad line, which sends a form of 16 kB in
 * 15 seconds; whoever is slower is cut off, since each of them holds a socket.
 */
const limits = {
  maxHeaderSize: 16_384,
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 5_000,
};
const mostHeaders = 100;
/** Nothing in either direction: longer than any answer takes, the article's 50 seconds included. */
const silenceMs = 75_000;
const mostRequestsOfOneSocket = 1_000;

/**
 * When nearly all sockets are taken, whoever has been silent for longest makes room. A visitor speaks within moments of
 * connecting; a socket that is only held, or sends its headers byte by byte, does not.
 */
function closeSilentSockets(server: Server, most: number): void {
  const silent = new Set<Socket>();
  let open = 0;
  server.on('connection', (socket) => {
    const [longest] = silent;
    if (longest && open >= most * 0.9) {
      silent.delete(longest);
      longest.destroy();
    }
    open += 1;
    silent.add(socket);
    socket.once('close', () => {
      open -= 1;
      silent.delete(socket);
    });
  });
  server.on('request', ({ socket }, response) => {
    silent.delete(socket);
    response.once('close', () => {
      if (!socket.destroyed) silent.add(socket);
    });
  });
}

function listen(listener: RequestListener, { port, host, most }: { port: number; host: string; most: number }): Promise<Server> {
  const server = createServer(limits, (request, response) => {
    // Left to itself, Node drops what is over the limit without a word, and with it perhaps what a proxy has added.
    if (request.rawHeaders.length > 2 * mostHeaders) response.writeHead(431, { Connection: 'close' }).end();
    else return listener(request, response);
  });
  server.maxHeadersCount = mostHeaders + 1;
  server.maxRequestsPerSocket = mostRequestsOfOneSocket;
  server.timeout = silenceMs;
  // Beyond it a connection is closed as soon as it is made: a proxy sees that at once and can ask another process.
  server.maxConnections = most;
  closeSilentSockets(server, most);
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
    { port, host, most: 50 },
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
  const servers = [await listen(listener, { port: config.port, host: config.host, most: config.maxConnections })];
  if (config.metrics) servers.push(await serveMetrics(metrics, config.metrics));
  log.info({ port: config.port, base: config.baseUrl }, 'web is listening');
  onShutdown(async (reason) => {
    log.info({ reason }, 'web is stopping');
    await Promise.all(servers.map((server) => close(server, config.shutdownMs)));
    await services.close();
    log.info('web has stopped');
  });
}
