import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Nginx, startNginx } from '../nginx.ts';
import type { Network } from '../own-network.ts';
import { holdHalfSentRequests } from './half-sent-requests.ts';
import { visitPages } from './other-visitors.ts';

/** nginx as it is shipped, before a web process that answers every request. */
export async function startPlainSite(ports: { port?: number; httpPort?: number } = {}): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'held-'));
  const web = createServer((_, answer) => answer.end('<html></html>'));
  await new Promise<void>((listening) => web.listen(0, '127.0.0.1', listening));
  const nginx = await startNginx({ folder, webPorts: [(web.address() as AddressInfo).port], ...ports });
  const stop = async () => {
    await nginx.stop();
    web.closeAllConnections();
    web.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...nginx, stop };
}

/** How many of 24 visitors who come at once are served. */
export async function servedOf24(network: Network, nginx: Nginx): Promise<number> {
  const visits = await visitPages(network, nginx, { count: 24 });
  return visits.filter(({ status }) => status === 200).length;
}

type Flood = { count: number /** As many as the visitors wait for, half a minute at most. */; enough: number; lastingMs: number };

/** What visitors get while the attackers hold half-sent requests. */
export async function halfSentFlood(network: Network, nginx: Nginx, { count, enough, lastingMs }: Flood) {
  const attack = holdHalfSentRequests(network, { port: nginx.port, count });
  const began = Date.now();
  while ((await attack.figures()).open < enough && Date.now() - began < 30_000) await sleep(200);
  const { open } = await attack.figures();
  const served = await servedOf24(network, nginx);
  await sleep(lastingMs);
  return { ...(await attack.stop()), open, served };
}
