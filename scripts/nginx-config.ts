import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { livePages, privatePages, privateQueries } from '../server/platform/http/cache-policy.ts';

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

/** The list of the web processes, by address and port, for the upstream of the site. */
export const webProcesses = (addresses: readonly string[]) =>
  addresses.map((address) => `  server ${word(address)} ${failureLimits};\n`).join('');

type Hosts = { names: readonly string[]; desk: string; ipv6: boolean };

/** The servers of the site and of the desk. Certificate, folders and addresses are those of ops/compose.yaml. */
export function nginxConfig({ desk, ipv6, names }: Hosts): string {
  if (names.length === 0) throw new Error('No server names. Give each with --name');
  const values: Record<string, string> = {
    SERVER_NAMES: names.map(word).join(' '),
    DESK_NAME: word(desk),
    LIVE_PAGES: livePages,
    PRIVATE_PAGES: privatePages,
    PRIVATE_QUERIES: privateQueries,
  };
  const templates = ['site', 'desk'].map((name) => readFileSync(`ops/nginx/${name}.conf.template`, 'utf8')).join('');
  const config = templates.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Missing value for ${name} in the template`);
    return value;
  });
  return ipv6 ? config : config.replace(/^ *listen \[::\].*\n/gm, '');
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      name: { type: 'string', multiple: true, default: [] },
      desk: { type: 'string', default: '' },
      ipv6: { type: 'boolean', default: false },
      /** Prints only the list of these web processes. */
      web: { type: 'string', multiple: true },
    },
  });
  const { desk, ipv6, name: names, web } = values;
  process.stdout.write(web ? webProcesses(web) : nginxConfig({ names, desk, ipv6 }));
}
