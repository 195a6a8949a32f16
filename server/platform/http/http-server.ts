import { createServer, type RequestListener, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { onShutdown } from '../shutdown.ts';

/** A phone on a bad line sends a 16 kB form within this time. Slower clients are cut off, since each holds a socket. */
const formTimeoutMs = 15_000;
const limits = {
  maxHeaderSize: 16_384,
  headersTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 5_000,
};
const maxHeaders = 100;
/** Without traffic in either direction. Longer than any response takes, including the 50 s for an article. */
const idleTimeoutMs = 75_000;

type ListenOptions = { port: number; host: string; maxConnections: number; requestTimeoutMs?: number };

function listen(
  listener: RequestListener,
  { port, host, maxConnections, requestTimeoutMs = formTimeoutMs }: ListenOptions,
): Promise<Server> {
  const server = createServer({ ...limits, requestTimeout: requestTimeoutMs }, (request, response) => {
    // Node would silently drop the headers over its limit, possibly those that a proxy added.
    if (request.rawHeaders.length > 2 * maxHeaders) response.writeHead(431, { Connection: 'close' }).end();
    else return listener(request, response);
  });
  server.maxHeadersCount = maxHeaders + 1;
  server.maxRequestsPerSocket = 1_000;
  server.timeout = idleTimeoutMs;
  // Further connections are closed at once, so that a proxy can try another process.
  server.maxConnections = maxConnections;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

/** On a separate port, which no proxy forwards to: metrics are not public. */
export function serveMetrics({ registry }: Metrics, { port, host }: { port: number; host: string }): Promise<Server> {
  const listener = getRequestListener(async ({ url }) =>
    new URL(url).pathname === '/metrics'
      ? new Response(await registry.metrics(), { headers: { 'Content-Type': registry.contentType } })
      : new Response('Not found', { status: 404 }),
  );
  return listen(listener, { port, host, maxConnections: 50 });
}

/** Waits for the requests in flight. Closes the remaining connections after the timeout. */
function close(server: Server, timeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), timeoutMs);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** For a process without content to serve: it is alive and not ready, with the reason. Returns how to end it. */
export async function serveNotReady(config: ListenOptions, reason: () => string): Promise<() => Promise<void>> {
  const headers = { 'Cache-Control': 'no-store', 'Retry-After': '5' };
  const server = await listen(
    getRequestListener(async ({ url }) => {
      const { pathname } = new URL(url);
      if (pathname === '/healthz') return Response.json({ status: 'up' }, { headers });
      if (pathname === '/readyz') return Response.json({ ready: false, reason: reason() }, { status: 503, headers });
      return new Response('Not ready. Please try again in a minute.', { status: 503, headers });
    }),
    config,
  );
  return () => close(server, 0);
}

type WebServices = { config: Config; log: Log; metrics: Metrics; close(): Promise<void> };

/** Starts the web process. On shutdown it finishes the requests in flight. */
export async function startWeb(
  services: WebServices,
  listener: RequestListener,
  options: Pick<ListenOptions, 'requestTimeoutMs'> = {},
): Promise<void> {
  const { config, log, metrics } = services;
  const servers = [await listen(listener, { ...config, ...options })];
  if (config.metrics) servers.push(await serveMetrics(metrics, config.metrics));
  log.info({ port: config.port, base: config.baseUrl }, 'Web server listening');
  onShutdown(async (reason) => {
    log.info({ reason }, 'Web server stopping');
    await Promise.all(servers.map((server) => close(server, config.shutdownMs)));
    await services.close();
    log.info('Web server stopped');
  });
}
