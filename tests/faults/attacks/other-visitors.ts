import { Agent } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Nginx } from '../nginx.ts';
import type { Network } from '../own-network.ts';
import { visit } from '../visit.ts';
import { serveFigures, startClient } from './client-process.ts';

/** Status 0 is no answer, or half a page. */
export type PageVisit = { ms: number; status: number };
type Figures = { visits: PageVisit[] };
type Order = { host: string; port: number; certificate: string; from: readonly string[]; perSecond: number; run: number };

const paths = ['/', '/emergency-dentist', '/services/dental-implants', '/locations/bradford-dentist', '/blog'];

async function visitSteadily({ certificate, from, host, perSecond, port, run }: Order, { visits }: Figures): Promise<void> {
  // TLS from the start each time, as for somebody who comes for the first time.
  const agent = new Agent({ keepAlive: false, maxCachedSessions: 0 });
  const authority = Buffer.from(certificate);
  const began = performance.now();
  for (const [number, address] of from.entries()) {
    // By the clock and not by the last visitor: those who come do not care how the others fare.
    await sleep(Math.max(0, began + (number * 1_000) / perSecond - performance.now()));
    // A query that no page reads is a page of its own to nginx: every other visit reaches a web process.
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

/** So many visitors, each from an address of their own: all at once, or so many a second. */
export async function visitPages(
  network: Network,
  { certificate, port }: Nginx,
  { count, perSecond = Number.MAX_SAFE_INTEGER }: { count: number; perSecond?: number },
): Promise<PageVisit[]> {
  runs += 1;
  const running = startClient<Order, Figures>(network, fileURLToPath(import.meta.url), {
    host: network.host,
    port,
    certificate: certificate.toString(),
    from: Array.from({ length: count }, (_, number) => network.visitor(number)),
    perSecond,
    run: runs,
  });
  // A visit ends within 15 s, with or without an answer.
  while ((await running.figures()).visits.length < count) await sleep(200);
  return (await running.stop()).visits;
}

if (import.meta.main) {
  serveFigures<Order>((order) => {
    const figures: Figures = { visits: [] };
    void visitSteadily(order, figures);
    return figures;
  });
}
