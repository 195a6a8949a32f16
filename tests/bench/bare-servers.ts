import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../local/free-port.ts';
import { type Running, startServer } from './running.ts';
import type { Workbench } from './workbench.ts';

/** A page as the site sends it to a browser that takes brotli. */
export type FinishedPage = { path: string; headers: Record<string, string>; body: Buffer };

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const fileName = (number: number) => `page-${number}.html`;
/** nginx would end the value at a quote of its own kind; a policy has only single ones. */
const addHeaders = ({ headers }: FinishedPage) =>
  Object.entries(headers)
    .filter(([name]) => !['content-type', 'content-length', 'content-encoding', 'etag', 'vary'].includes(name))
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`)
    .join('\n      ');

/**
 * nginx and nothing else: the same bytes, compressed before, from files, with the http level and the TLS settings that the
 * site's nginx has. Under /with-headers/ with all headers of the site, to see what those alone cost.
 */
export async function startBareNginx(
  bench: Workbench,
  pages: readonly FinishedPage[],
  certificateFolder: string,
): Promise<
  Running & { tlsPort: number; plainPort: number; address(number: number): string; addressWithHeaders(number: number): string }
> {
  const folder = join(bench.folder, 'bare-nginx');
  const files = join(folder, 'files');
  mkdirSync(join(files, 'with-headers'), { recursive: true });
  for (const [number, { body }] of pages.entries()) {
    for (const place of [files, join(files, 'with-headers')]) {
      writeFileSync(join(place, fileName(number)), '');
      writeFileSync(join(place, `${fileName(number)}.br`), body);
    }
  }
  const [tlsPort, plainPort] = [await freePort(), await freePort()];
  const asRoot = process.getuid?.() === 0 ? 'user www-data;\n' : '';
  const config = `${asRoot}daemon off;
worker_processes 2;
pid nginx.pid;
error_log error.log;
${existsSync(brotliModule) ? `load_module ${brotliModule};` : ''}
events { worker_connections 2048; }
http {
  types { text/html html; }
  sendfile on;
  tcp_nopush on;
  access_log off;
  server_tokens off;
  keepalive_timeout 30s;
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_prefer_server_ciphers on;
  ssl_certificate ${certificateFolder}/certificate.pem;
  ssl_certificate_key ${certificateFolder}/certificate.key;
  ssl_session_cache shared:bare_tls:5m;
  ssl_session_tickets off;
  client_body_temp_path body-temp;
  proxy_temp_path proxy-temp;
  fastcgi_temp_path fastcgi-temp;
  uwsgi_temp_path uwsgi-temp;
  scgi_temp_path scgi-temp;
  brotli_static on;
  server {
    listen 127.0.0.1:${tlsPort} ssl http2;
    listen 127.0.0.1:${plainPort};
    root files;
${pages.map((page, number) => `    location = /with-headers/${fileName(number)} {\n      ${addHeaders(page)}\n    }`).join('\n')}
  }
}
`;
  writeFileSync(join(folder, 'nginx.conf'), config);
  const running = await startServer({
    command: 'nginx',
    args: ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'],
    logFile: join(folder, 'output.log'),
    port: tlsPort,
  });
  bench.afterwards(running.stop);
  return {
    ...running,
    tlsPort,
    plainPort,
    address: (number) => `/${fileName(number)}`,
    addressWithHeaders: (number) => `/with-headers/${fileName(number)}`,
  };
}

/** node:http and nothing else: the same bytes and headers, from memory. */
export async function startBareNode(bench: Workbench, pages: readonly FinishedPage[]): Promise<Running & { port: number }> {
  const folder = join(bench.folder, 'bare-node');
  mkdirSync(folder);
  const file = join(folder, 'pages.json');
  writeFileSync(file, JSON.stringify(pages.map(({ body, headers, path }) => ({ path, headers, body: body.toString('base64') }))));
  const port = await freePort();
  const running = await startServer({
    command: process.execPath,
    args: ['tests/bench/bare-node.ts', file, String(port)],
    env: { NODE_ENV: 'production' },
    logFile: join(folder, 'output.log'),
    port,
  });
  bench.afterwards(running.stop);
  return { ...running, port };
}
