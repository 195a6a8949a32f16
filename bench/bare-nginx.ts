import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../local/free-port.ts';
import { type Running, startServer } from './start-server.ts';
import type { Workbench } from './workbench.ts';

/** A page as the site sends it to a browser that accepts Brotli. */
export type FinishedPage = { path: string; body: Buffer };
type BareServer = Running & { port: number };

/** From Debian's libnginx-mod-http-brotli-static. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export const fileName = (number: number) => `page-${number}.html`;

/** nginx that serves the same bytes from compressed files, with the TLS settings of the site's nginx. */
export async function startBareNginx(
  bench: Workbench,
  pages: readonly FinishedPage[],
  certificateFolder: string,
): Promise<BareServer> {
  const folder = join(bench.folder, 'bare-nginx');
  const files = join(folder, 'files');
  mkdirSync(files, { recursive: true });
  for (const [number, { body }] of pages.entries()) {
    writeFileSync(join(files, fileName(number)), '');
    writeFileSync(join(files, `${fileName(number)}.br`), body);
  }
  const port = await freePort();
  const asRoot = process.getuid?.() === 0 ? 'user www-data;\n' : '';
  const config = `${asRoot}daemon off;
worker_processes 2;
pid nginx.pid;
error_log error.log;
load_module ${brotliModule};
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
    listen 127.0.0.1:${port} ssl http2;
    root files;
  }
}
`;
  writeFileSync(join(folder, 'nginx.conf'), config);
  const args = ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'];
  const running = await startServer({ command: 'nginx', args, logFile: join(folder, 'output.log'), port });
  bench.onEnd(running.stop);
  return { ...running, port };
}
