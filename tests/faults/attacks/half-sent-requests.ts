import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import { fileURLToPath } from 'node:url';
import type { Network } from '../own-network.ts';
import { serveFigures, startClient } from './client-process.ts';

type Order = { host: string; port: number; from: readonly string[]; count: number };
type Figures = {
  open: number;
  mostOpen: number;
  /** By the server. */
  closed: number;
  /** The longest that the server has let one stay. */
  longestMs: number;
};

/** Connects, sends part of what a request needs, and waits: each manner stops at another point. */
const manners: Record<string, (where: { host: string; port: number; localAddress: string }) => Socket> = {
  'nothing at all': (where) => connect(where),
  // The head of a TLS record of 512 bytes.
  'a part of the TLS handshake': (where) => {
    const socket = connect(where);
    socket.write(Buffer.from('1603010200010001fc0303', 'hex'));
    return socket;
  },
  'half a header after it': (where) => {
    const socket = connectTls({ ...where, servername: 'localhost', rejectUnauthorized: false });
    socket.once('secureConnect', () => socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Half: '));
    return socket;
  },
};

async function hold(manner: () => Socket, figures: Figures): Promise<void> {
  const socket = manner();
  // Whether the other end resets or closes does not matter here.
  socket.on('error', () => {});
  socket.resume();
  let connectedAt = 0;
  socket.once('connect', () => {
    connectedAt = performance.now();
    figures.open += 1;
    figures.mostOpen = Math.max(figures.mostOpen, figures.open);
  });
  await new Promise((closed) => socket.once('close', closed));
  if (connectedAt === 0) return;
  figures.open -= 1;
  figures.closed += 1;
  figures.longestMs = Math.max(figures.longestMs, performance.now() - connectedAt);
}

/** Opens them within some seconds, and each again as soon as the server has closed it. */
async function holdAll({ count, from, host, port }: Order, figures: Figures): Promise<void> {
  const kinds = Object.values(manners);
  for (let number = 0; number < count; number += 1) {
    const localAddress = from[number % from.length] ?? '';
    const manner = kinds[number % kinds.length];
    if (!manner) return;
    void (async () => {
      for (;;) {
        await hold(() => manner({ host, port, localAddress }), figures);
        await sleep(100);
      }
    })();
    // More at once than the kernel lets wait would be refused there, and prove nothing about nginx.
    if (number % 50 === 49) await sleep(25);
  }
}

/** Holds so many half-sent requests, as many as it is let, until it is stopped. */
export const holdHalfSentRequests = (network: Network, { count, port }: { port: number; count: number }) =>
  startClient<Order, Figures>(network, fileURLToPath(import.meta.url), {
    host: network.host,
    from: network.attackers,
    port,
    count,
  });

if (import.meta.main) {
  serveFigures<Order>((order) => {
    const figures: Figures = { open: 0, mostOpen: 0, closed: 0, longestMs: 0 };
    void holdAll(order, figures);
    return figures;
  });
}
