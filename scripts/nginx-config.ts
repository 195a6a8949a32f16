import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { livePages, privatePages, privateQueries } from '../server/platform/http/cache-policy.ts';

export type NginxSite = {
  serverNames: readonly string[];
  /** Addresses of the web processes as 'address:port', or the file that lists them, written by `ops/upgrade`. */
  webProcesses: readonly string[] | { file: string };
  certificate: string;
  certificateKey: string;
  cacheFolder: string;
  errorLog: string;
  tlsPort: number;
  httpPort: number;
  connectionsPerAddress: number;
  /** The folder for ACME challenges. */
  acmeFolder: string;
  ipv6: boolean;
};

/**
 * Skips a hanging process only briefly: if all were skipped, no request would succeed, and a short slowdown counts as a failure.
 * Retrying a dead process is cheap, because its port refuses connections immediately.
 */
const failureLimits = 'max_fails=20 fail_timeout=1s';

/** Rejects characters with a meaning in nginx, so that a value cannot inject a directive. */
function word(value: string): string {
  if (!/^[^\s;{}"'$\\]+$/.test(value)) throw new Error(`'${value}' is not allowed in an nginx configuration`);
  return value;
}

/** The server lines of an upstream. */
const serverLines = (addresses: readonly string[]) =>
  addresses.map((address) => `  server ${word(address)} ${failureLimits};`).join('\n');

type Server = Omit<NginxSite, 'serverNames' | 'webProcesses' | 'cacheFolder' | 'connectionsPerAddress'>;

/** What every server has. */
function serverValues(site: Server): Record<string, string> {
  return {
    CERTIFICATE: word(site.certificate),
    CERTIFICATE_KEY: word(site.certificateKey),
    ERROR_LOG: word(site.errorLog),
    TLS_PORT: String(site.tlsPort),
    HTTP_PORT: String(site.httpPort),
    REDIRECT_PORT: site.tlsPort === 443 ? '' : `:${site.tlsPort}`,
    HTTP_IPV6_DEFAULT: site.ipv6 ? `  listen [::]:${site.httpPort} default_server;` : '',
    HTTP_IPV6: site.ipv6 ? `  listen [::]:${site.httpPort};` : '',
    TLS_IPV6_DEFAULT: site.ipv6 ? `  listen [::]:${site.tlsPort} ssl http2 default_server;` : '',
    TLS_IPV6: site.ipv6 ? `  listen [::]:${site.tlsPort} ssl http2;` : '',
    ACME_FOLDER: word(site.acmeFolder),
  };
}

/** Fills in the template of the nginx configuration. */
export function nginxConfig(site: NginxSite): string {
  if (site.serverNames.length === 0) throw new Error('No server names. Give each with --name');
  return fill('ops/nginx/site.conf.template', {
    ...serverValues(site),
    SERVER_NAMES: site.serverNames.map(word).join(' '),
    WEB_PROCESSES: 'file' in site.webProcesses ? `  include ${word(site.webProcesses.file)};` : serverLines(site.webProcesses),
    CACHE_FOLDER: word(site.cacheFolder),
    LIVE_PAGES: livePages,
    PRIVATE_PAGES: privatePages,
    PRIVATE_QUERIES: privateQueries,
    CONNECTIONS_PER_ADDRESS: String(site.connectionsPerAddress),
  });
}

/** The configuration of the desk, for a file of its own. */
export const deskNginxConfig = ({ name, process, ...server }: Server & { name: string; process: string }) =>
  fill('ops/nginx/desk.conf.template', { ...serverValues(server), DESK_NAME: word(name), DESK_PROCESS: word(process) });

function fill(template: string, values: Record<string, string>): string {
  return readFileSync(template, 'utf8').replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Missing value for ${name} in the template`);
    return value;
  });
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      name: { type: 'string', multiple: true, default: [] },
      desk: { type: 'string', default: '' },
      ipv6: { type: 'boolean', default: false },
      /** Prints only the lines for these web processes. */
      web: { type: 'string', multiple: true },
    },
  });
  // As ops/compose.yaml mounts them.
  const server: Server = {
    certificate: '/run/certificate/site.pem',
    certificateKey: '/run/certificate/site.key',
    errorLog: '/dev/stderr',
    tlsPort: 443,
    httpPort: 80,
    acmeFolder: '/var/www/acme',
    ipv6: values.ipv6,
  };
  const site: NginxSite = {
    ...server,
    serverNames: values.name,
    webProcesses: { file: '/etc/nginx/site/web-processes.conf' },
    cacheFolder: '/var/cache/nginx-site',
    connectionsPerAddress: 200,
  };
  process.stdout.write(
    values.web
      ? `${serverLines(values.web)}\n`
      : nginxConfig(site) + deskNginxConfig({ ...server, name: values.desk, process: '172.30.13.21:3000' }),
  );
}
