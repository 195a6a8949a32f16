import { Agent } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { serveStats, startClient } from './client-process.ts';
import type { Network } from './network-namespace.ts';
import type { Nginx } from './nginx.ts';
import { visit } from './visit.ts';

/** Status 0 means no response or an incomplete page. */
export type PageVisit = { ms: number; status: number };
type Stats = { visits: PageVisit[] };
type Options = { host: string; port: number; certificate: string; from: readonly string[]; perSecond: number; run: number };

const paths = ['/', '/emergency-dentist', '/services/dental-implants', '/locations/bradford-dentist', '/blog'];

async function visitSteadily({ certificate, from, host, perSecond, port, run }: Options, { visits }: Stats): Promise<void> {
  // A full TLS handshake for each visit, as for a new visitor.
  const agent = new Agent({ keepAlive: false, maxCachedSessions: 0 });
  const authority = Buffer.from(certificate);
  const began = performance.now();
  for (const [number, address] of from.entries()) {
    // Visitors arrive at a fixed rate, even when earlier visits are slow.
    await sleep(Math.max(0, began + (number * 1_000) / perSecond - performance.now()));
    // An unknown query string misses nginx's cache, so every other visit reaches a web process.
    const path = `${paths[number % paths.length]}${number % 2 === 0 ? '' : `?visit=${run}-${number}`}`;
    const started = performance.now();
    const done = (status: number) => visits.push({ ms: performance.now() - started, status });
    visit({ host, port, certificate: authority, agent, path, from: address }).then(
      ({ body, status }) => done(status === 200 && !body.includes('</html>') ? 0 : status),
      () => done(0),
    );
  }
}

let runs = 0;

/** Sends visitors from distinct addresses, all at once or at a given rate. */
export async function visitPages(
  network: Network,
  { certificate, port }: Nginx,
  { count, perSecond = Number.MAX_SAFE_INTEGER }: { count: number; perSecond?: number },
): Promise<PageVisit[]> {
  runs += 1;
  const running = startClient<Options, Stats>(network, fileURLToPath(import.meta.url), {
    host: network.host,
    port,
    certificate: certificate.toString(),
    from: Array.from({ length: count }, (_, number) => network.visitor(number)),
    perSecond,
    run: runs,
  });
  // Every visit ends within 15 s, when the request times out.
  while ((await running.stats()).visits.length < count) await sleep(200);
  return (await running.stop()).visits;
}

if (import.meta.main) {
  serveStats<Options>((options) => {
    const stats: Stats = { visits: [] };
    void visitSteadily(options, stats);
    return stats;
  });
}
