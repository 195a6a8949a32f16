import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type BlockingProxy = { port: number; requestedHosts: string[]; stop(): void };

/**
 * Takes the place of the internet: records which hosts a browser asks for, and refuses each connection. One that never answers
 * would not do: WebKitWebDriver runs no command while a frame is loading.
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
