import { Agent } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { serveStats, startClient } from './client-process.ts';
import type { Network } from './network-namespace.ts';
import type { Edge } from './nginx.ts';
import { visit } from './visit.ts';

/** Status 0 means no response or an incomplete page. */
type Stats = { statuses: number[] };
type Options = { host: string; name: string; port: number; certificate: string; from: readonly string[] };

const paths = ['/', '/emergency-dentist', '/services/dental-implants', '/locations/bradford-dentist', '/blog'];

function visitAtOnce({ certificate, from, host, name, port }: Options, { statuses }: Stats): void {
  // A full TLS handshake for each visit, as for a new visitor.
  const agent = new Agent({ keepAlive: false, maxCachedSessions: 0 });
  const authority = Buffer.from(certificate);
  for (const [number, address] of from.entries()) {
    // An unknown query string misses nginx's cache, so every other visit reaches a web process.
    const path = `${paths[number % paths.length]}${number % 2 === 0 ? '' : `?visit=${process.pid}-${number}`}`;
    visit({ host, servername: name, port, certificate: authority, agent, path, from: address }).then(
      ({ body, status }) => statuses.push(status === 200 && !body.includes('</html>') ? 0 : status),
      () => statuses.push(0),
    );
  }
}

/** Sends visitors from distinct addresses, all at once. Returns the status of each visit. */
export async function visitPages(
  network: Network,
  { certificate, name = 'localhost', port }: Edge,
  count: number,
): Promise<number[]> {
  const running = startClient<Options, Stats>(network, fileURLToPath(import.meta.url), {
    host: network.host,
    name,
    port,
    certificate: certificate.toString(),
    from: Array.from({ length: count }, (_, number) => network.visitor(number)),
  });
  // Every visit ends within 15 s, when the request times out.
  while ((await running.stats()).statuses.length < count) await sleep(200);
  return (await running.stop()).statuses;
}

if (import.meta.main) {
  serveStats<Options>((options) => {
    const stats: Stats = { statuses: [] };
    visitAtOnce(options, stats);
    return stats;
  });
}
