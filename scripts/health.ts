import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';

/**
 * Requests a path from a process on this machine and exits with 0 on status 200. For containers and upgrades, without needing
 * curl. Sends the host of SITE_URL, which pages require but probes do not.
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env['PORT'] ?? '3000' },
    path: { type: 'string', default: '/readyz' },
    /** How many seconds to keep trying. */
    wait: { type: 'string', default: '0' },
  },
});
const site = process.env['SITE_URL'];

const check = () =>
  new Promise<string>((resolve) => {
    const headers: Record<string, string> = site ? { Host: new URL(site).host } : {};
    const sent = get({ host: '127.0.0.1', port: values.port, path: values.path, headers, timeout: 5_000 }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200 ? 'ok' : `returned ${answer.statusCode}`);
    });
    sent.on('timeout', () => sent.destroy(new Error('timed out after 5 seconds')));
    sent.on('error', (error: Error & { code?: string }) => resolve(error.code ?? error.message));
  });

const until = Date.now() + Number(values.wait) * 1_000;
let found = await check();
while (found !== 'ok' && Date.now() < until) {
  await sleep(250);
  found = await check();
}
if (found !== 'ok') {
  console.error(`port ${values.port}, ${values.path}: ${found}`);
  process.exit(1);
}
