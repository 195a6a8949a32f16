import { createServer, request } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import type { Running } from './running.ts';

/** The document as it would be if nobody had written a script; structured data is none. */
export const withoutScripts = (html: string) =>
  html
    .replace(/<script(?![^>]*application\/ld\+json)\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*rel="(?:modulepreload|prefetch)"[^>]*>/g, '');

/** Stands before a web process and takes the scripts out of its pages; all else is as it comes. */
export function startWithoutScripts(port: number, web: { port: number; host: string }): Promise<Omit<Running, 'pid'>> {
  const server = createServer((asked, answer) => {
    // A page has to be read; its stylesheet and fonts come compressed, as they do for the page with scripts.
    const encoding = asked.url?.includes('.') ? {} : { 'accept-encoding': 'identity' };
    const headers = { ...asked.headers, host: web.host, ...encoding };
    const onward = request({ host: '127.0.0.1', port: web.port, path: asked.url, method: asked.method, headers }, (came) => {
      const chunks: Buffer[] = [];
      came.on('data', (chunk: Buffer) => chunks.push(chunk));
      came.on('end', () => {
        const { 'content-length': _length, 'transfer-encoding': _encoding, ...kept } = came.headers;
        const isPage = came.headers['content-type']?.startsWith('text/html');
        const body = Buffer.concat(chunks);
        const sent = isPage ? brotliCompressSync(withoutScripts(body.toString())) : body;
        const compressed = isPage ? { 'content-encoding': 'br' } : {};
        answer.writeHead(came.statusCode ?? 502, { ...kept, ...compressed, 'content-length': sent.length }).end(sent);
      });
    });
    onward.on('error', () => answer.writeHead(502).end());
    asked.pipe(onward);
  });
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () =>
      resolve({
        stop: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      }),
    );
  });
}
