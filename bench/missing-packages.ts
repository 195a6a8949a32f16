import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Programs, and the Debian packages that contain them. */
const packages = { wrk: 'wrk', nginx: 'nginx', openssl: 'openssl' };
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The Debian packages to install before a run. */
export function missingPackages(withBrowser: boolean): string[] {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  const needed = { ...packages, ...(withBrowser ? { chromium: 'chromium' } : {}) };
  const missing = Object.entries(needed)
    .filter(([program]) => !folders.some((folder) => isExecutable(join(folder, program))))
    .map(([, name]) => name);
  return existsSync(brotliModule) ? missing : [...missing, 'libnginx-mod-http-brotli-static'];
}
