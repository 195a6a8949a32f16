import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What a part needs of the machine, and the package of Debian that brings it. */
const packages: Record<string, { package: string; file?: string }> = {
  wrk: { package: 'wrk' },
  nginx: { package: 'nginx' },
  openssl: { package: 'openssl' },
  pgbench: { package: 'postgresql-contrib' },
  chromium: { package: 'chromium' },
  'brotli_static for nginx': {
    package: 'libnginx-mod-http-brotli-static',
    file: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  },
  wordpress: { package: 'wordpress', file: '/usr/share/wordpress/wp-load.php' },
  'the theme of WordPress': {
    package: 'wordpress-theme-twentytwentythree',
    file: '/usr/share/wordpress/wp-content/themes/twentytwentythree/style.css',
  },
  mariadbd: { package: 'mariadb-server-core' },
  mariadb: { package: 'mariadb-client' },
  'php-fpm8.2': { package: 'php8.2-fpm' },
  php: { package: 'php8.2-cli' },
  'mysql for PHP': { package: 'php8.2-mysql', file: '/usr/lib/php/20220829/mysqli.so' },
  'gd for PHP': { package: 'php8.2-gd', file: '/usr/lib/php/20220829/gd.so' },
  'xml for PHP': { package: 'php8.2-xml', file: '/usr/lib/php/20220829/xml.so' },
  'mbstring for PHP': { package: 'php8.2-mbstring', file: '/usr/lib/php/20220829/mbstring.so' },
  curl: { package: 'curl' },
};
export type Program = keyof typeof packages;

const served = ['wrk', 'nginx', 'openssl', 'brotli_static for nginx'];
/** Debian 12 brings WordPress 6.1 and PHP 8.2; on another release this part says so and is left out. */
const wordpress = Object.keys(packages).filter((name) => /wordpress|WordPress|mariadb|php|PHP|curl/.test(name));

export const needs = {
  pages: served,
  data: [...served, 'pgbench'],
  growth: served,
  processes: served,
  'open-lists': served,
  peers: [...served, ...wordpress],
  'first-paint': ['nginx', 'openssl', 'chromium'],
} satisfies Record<string, readonly Program[]>;

function isThere(name: Program): boolean {
  const file = packages[name]?.file;
  if (file) return existsSync(file);
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  return folders.some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** The packages that would have to be installed first. */
export const missingPackages = (part: keyof typeof needs): string[] =>
  needs[part].filter((name) => !isThere(name)).map((name) => packages[name]?.package ?? name);
