import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian packages that are named as their programs. */
const packages = ['wrk', 'nginx', 'openssl'];
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
export function missingPackages(): string[] {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  const missing = packages.filter((program) => !folders.some((folder) => isExecutable(join(folder, program))));
  return existsSync(brotliModule) ? missing : [...missing, 'libnginx-mod-http-brotli-static'];
}
