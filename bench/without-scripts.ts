import { createServer, request } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/** Removes scripts and their preloads from a page, but not structured data. */
export const withoutScripts = (html: string) =>
  html
    .replace(/<script(?![^>]*application\/ld\+json)\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*rel="(?:modulepreload|prefetch)"[^>]*>/g, '');

/** A proxy in front of a web process that removes the scripts from its pages. Other responses pass unchanged. */
export function startWithoutScripts(port: number, web: { port: number; host: string }): Promise<{ stop(): Promise<void> }> {
  const server = createServer((received, response) => {
    // Pages are edited, so they must come uncompressed.
    const encoding = received.url?.includes('.') ? {} : { 'accept-encoding': 'identity' };
    const headers = { ...received.headers, host: web.host, ...encoding };
    const options = { host: '127.0.0.1', port: web.port, path: received.url, method: received.method, headers };
    const forwarded = request(options, (original) => {
      const chunks: Buffer[] = [];
      original.on('data', (chunk: Buffer) => chunks.push(chunk));
      original.on('end', () => {
        const { 'content-length': _length, 'transfer-encoding': _encoding, ...kept } = original.headers;
        const isPage = original.headers['content-type']?.startsWith('text/html');
        const body = Buffer.concat(chunks);
        const sent = isPage ? brotliCompressSync(withoutScripts(body.toString())) : body;
        const compressed = isPage ? { 'content-encoding': 'br' } : {};
        response.writeHead(original.statusCode ?? 502, { ...kept, ...compressed, 'content-length': sent.length }).end(sent);
      });
    });
    forwarded.on('error', () => response.writeHead(502).end());
    received.pipe(forwarded);
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve({ stop })));
}
