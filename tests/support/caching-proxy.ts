import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';

type CachedResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer; expiresAt: number };

export type CachingProxy = { base: string; hits(): number; stop(): Promise<void> };

/** The shared cache lifetime of a response, in seconds. */
function lifetime(cacheControl: string | undefined): number {
  if (!cacheControl || /\b(private|no-store|no-cache)\b/.test(cacheControl)) return 0;
  return Number(/s-maxage=(\d+)/.exec(cacheControl)?.[1] ?? /max-age=(\d+)/.exec(cacheControl)?.[1] ?? 0);
}

/** Starts a shared cache that follows Cache-Control. */
export async function startCachingProxy(port: number, host: string): Promise<CachingProxy> {
  const cache = new Map<string, CachedResponse>();
  let hits = 0;
  const proxy = createServer((incoming, outgoing) => {
    const name = `${incoming.method} ${incoming.url}`;
    const known = cache.get(name);
    if (known && known.expiresAt > Date.now()) {
      hits += 1;
      outgoing.writeHead(known.status, known.headers).end(known.body);
      return;
    }
    const { 'accept-encoding': _, ...headers } = incoming.headers;
    const onward = request({
      port,
      host: '127.0.0.1',
      method: incoming.method,
      path: incoming.url,
      headers: { ...headers, host },
    });
    onward.on('response', async (response) => {
      const body = Buffer.concat(await response.toArray());
      const status = response.statusCode ?? 502;
      const seconds = incoming.method === 'GET' && status === 200 ? lifetime(response.headers['cache-control']) : 0;
      if (seconds > 0) cache.set(name, { status, headers: response.headers, body, expiresAt: Date.now() + seconds * 1000 });
      outgoing.writeHead(status, response.headers).end(body);
    });
    onward.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(onward);
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  return {
    base: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    hits: () => hits,
    async stop() {
      proxy.closeAllConnections();
      await new Promise<void>((done) => proxy.close(() => done()));
    },
  };
}
