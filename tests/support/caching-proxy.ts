import { createServer, type IncomingHttpHeaders, request } from 'node:http';

type Kept = { status: number; headers: IncomingHttpHeaders; body: Buffer; until: number };

export type CachingProxy = { base: string; hits(): number; stop(): Promise<void> };

/** How long a shared cache may give out an answer, in seconds. */
function lifetime(cacheControl: string | undefined): number {
  if (!cacheControl || /\b(private|no-store|no-cache)\b/.test(cacheControl)) return 0;
  return Number(/s-maxage=(\d+)/.exec(cacheControl)?.[1] ?? /max-age=(\d+)/.exec(cacheControl)?.[1] ?? 0);
}

/** A shared cache such as stands before a site: it keeps what it may keep by Cache-Control, and nothing else. */
export async function startCachingProxy(port: number, host: string): Promise<CachingProxy> {
  const kept = new Map<string, Kept>();
  let hits = 0;
  const proxy = createServer((incoming, outgoing) => {
    const name = `${incoming.method} ${incoming.url}`;
    const known = kept.get(name);
    if (known && known.until > Date.now()) {
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
    onward.on('response', async (answer) => {
      const body = Buffer.concat(await answer.toArray());
      const status = answer.statusCode ?? 502;
      const seconds = incoming.method === 'GET' && status === 200 ? lifetime(answer.headers['cache-control']) : 0;
      if (seconds > 0) kept.set(name, { status, headers: answer.headers, body, until: Date.now() + seconds * 1000 });
      outgoing.writeHead(status, answer.headers).end(body);
    });
    onward.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(onward);
  });
  const own = await new Promise<number>((resolve) => {
    proxy.listen(0, '127.0.0.1', () => {
      const address = proxy.address();
      if (address && typeof address === 'object') resolve(address.port);
    });
  });
  return {
    base: `http://127.0.0.1:${own}`,
    hits: () => hits,
    async stop() {
      proxy.closeAllConnections();
      await new Promise<void>((done) => proxy.close(() => done()));
    },
  };
}
