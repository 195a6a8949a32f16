import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type BlockingProxy = { port: number; requestedHosts: string[]; stop(): void };

/**
 * Rejects every external connection and records the requested hosts. It must reject at once, because WebKitWebDriver runs no
 * commands while a frame is loading.
 */
export async function startBlockingProxy(): Promise<BlockingProxy> {
  const requestedHosts: string[] = [];
  const server = createServer((_request, response) => response.writeHead(502).end());
  server.on('connect', ({ url = '' }, socket) => {
    requestedHosts.push(url);
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { port, requestedHosts, stop: () => server.close() };
}
