import { existsSync, readFileSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import type { Config } from '../../server/platform/config.ts';
import { bad, type Finding, ok, reasonOf } from './finding.ts';
import { httpGet } from './http-get.ts';

/** The list of web processes for nginx, written by `ops/deploy`. */
const deployedProcesses = '/etc/nginx/site-web-processes.conf';
const everyAddress = ['0.0.0.0', '::'];

/** Each web process as 'address:port', from nginx's file, because a deploy changes the ports, or else from the settings. */
function webProcesses({ host, port }: Config, nginxFile: string | undefined): string[] {
  const file = nginxFile ?? (existsSync(deployedProcesses) ? deployedProcesses : undefined);
  if (file) return [...readFileSync(file, 'utf8').matchAll(/^\s*server\s+(\S+:\d+)[\s;]/gm)].map(([, address = '']) => address);
  const address = everyAddress.includes(host) ? '127.0.0.1' : host;
  return [`${isIPv6(address) ? `[${address}]` : address}:${port}`];
}

async function checkReady(address: string): Promise<Finding> {
  const check = `Web process ${address}`;
  try {
    const { body, status } = await httpGet(`http://${address}/readyz`);
    return status === 200
      ? ok(check, 'is ready')
      : bad(check, `is not ready: ${body.slice(0, 100)}`, 'See ops/runbooks/database-away.md.');
  } catch (error) {
    return bad(check, `does not respond: ${reasonOf(error)}`, 'Start it: ops/runbooks/process-down.md.');
  }
}

/** Requests /readyz from each process directly, because nginx does not forward it. */
export async function checkWebProcesses(config: Config, nginxFile: string | undefined): Promise<Finding[]> {
  try {
    const addresses = webProcesses(config, nginxFile);
    if (addresses.length > 0) return Promise.all(addresses.map(checkReady));
    return [bad('Web processes', 'nginx has none configured', 'Deploy a release: docs/operations.md.')];
  } catch (error) {
    return [bad('Web processes', reasonOf(error), 'Give this user read access to the file, or name another with --nginx.')];
  }
}
