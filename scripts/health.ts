import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';

/**
 * Asks a process of this machine for a path, and ends with 0 if it answers 200. For containers and for deploys: nothing but
 * Node has to be installed. SITE_URL says under which name to ask for a page; probes answer under any.
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env['PORT'] ?? '3000' },
    path: { type: 'string', default: '/readyz' },
    /** How many seconds it may take to become so. */
    wait: { type: 'string', default: '0' },
  },
});
const site = process.env['SITE_URL'];

const ask = () =>
  new Promise<string>((resolve) => {
    const headers: Record<string, string> = site ? { Host: new URL(site).host } : {};
    const sent = get({ host: '127.0.0.1', port: values.port, path: values.path, headers, timeout: 5_000 }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200 ? 'ok' : `answered ${answer.statusCode}`);
    });
    sent.on('timeout', () => sent.destroy(new Error('did not answer within 5 seconds')));
    sent.on('error', (error: Error & { code?: string }) => resolve(error.code ?? error.message));
  });

const until = Date.now() + Number(values.wait) * 1_000;
let found = await ask();
while (found !== 'ok' && Date.now() < until) {
  await sleep(250);
  found = await ask();
}
if (found !== 'ok') {
  console.error(`port ${values.port}, ${values.path}: ${found}`);
  process.exit(1);
}
