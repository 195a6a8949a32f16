import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Network } from './network-namespace.ts';
import { type Edge, type Nginx, startNginx } from './nginx.ts';
import { startSlowloris } from './slowloris-client.ts';
import { visitPages } from './visit-pages.ts';

/** The shipped nginx in front of a stub server that answers every request. */
export async function startStubSite(ports: { port?: number; httpPort?: number } = {}): Promise<Nginx> {
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

/** Returns how many of 24 simultaneous visitors are served. */
export async function servedOf24(network: Network, nginx: Edge): Promise<number> {
  const statuses = await visitPages(network, nginx, 24);
  return statuses.filter((status) => status === 200).length;
}

type Flood = {
  count: number;
  /** Visitors arrive once this many connections are open, or after 30 s. */
  enough: number;
  lastingMs: number;
};

/** Measures how visitors are served while attackers hold incomplete requests open. */
export async function runSlowloris(network: Network, nginx: Edge, { count, enough, lastingMs }: Flood) {
  const attack = startSlowloris(network, { port: nginx.port, name: nginx.name, count });
  const began = Date.now();
  while ((await attack.stats()).open < enough && Date.now() - began < 30_000) await sleep(200);
  const { open } = await attack.stats();
  const served = await servedOf24(network, nginx);
  await sleep(lastingMs);
  return { ...(await attack.stop()), open, served };
}
