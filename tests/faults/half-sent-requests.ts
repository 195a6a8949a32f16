import { Agent } from 'node:https';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import type { Edge } from './nginx.ts';
import { visit } from './visit.ts';

type Where = { host: string; servername: string; port: number; localAddress: string };

/** Ways to leave a request incomplete; each stops at a different point. */
const techniques = [
  (where: Where): Socket => connect(where),
  (where: Where): Socket => {
    const socket = connect(where);
    // Header of a 512-byte TLS record.
    socket.write(Buffer.from('1603010200010001fc0303', 'hex'));
    return socket;
  },
  (where: Where): Socket => {
    const socket = connectTls({ ...where, rejectUnauthorized: false });
    socket.once('secureConnect', () => socket.write(`GET / HTTP/1.1\r\nHost: ${where.servername}\r\nX-Half: `));
    return socket;
  },
];

/** More than Debian's nginx would accept with two processors. */
const count = 2_500;
/** Longer than nginx's timeouts. */
const lastingMs = 12_000;

/** How many of 24 simultaneous visitors, each with an address of their own, get a whole page. */
async function servedOf24({ certificate, name = 'localhost', port }: Edge): Promise<number> {
  // A full TLS handshake for each visit, as for a new visitor.
  const agent = new Agent({ keepAlive: false, maxCachedSessions: 0 });
  const visits = Array.from({ length: 24 }, (_, number) => {
    // An unknown query string misses nginx's cache, so every other visit reaches a web process.
    const path = `/emergency-dentist${number % 2 === 0 ? '' : `?visit=${number}`}`;
    return visit({ servername: name, port, certificate, agent, path, from: `127.1.0.${number + 1}` });
  });
  const pages = await Promise.allSettled(visits);
  return pages.filter((page) => page.status === 'fulfilled' && page.value.status === 200 && page.value.body.includes('</html>'))
    .length;
}

/** Holds half-sent requests open from one address, and visits pages meanwhile. */
export async function holdHalfSentRequests(edge: Edge): Promise<{ open: number; closed: number; served: number }> {
  const where = { host: '127.0.0.1', servername: edge.name ?? 'localhost', port: edge.port, localAddress: '127.0.0.2' };
  const sockets: Socket[] = [];
  let open = 0;
  let closed = 0;
  for (let number = 0; number < count; number += 1) {
    const socket = (techniques[number % techniques.length] as (typeof techniques)[0])(where);
    // A reset counts as a close.
    socket.on('error', () => {});
    socket.resume();
    socket.once('connect', () => {
      open += 1;
      socket.once('close', () => {
        closed += 1;
      });
    });
    sockets.push(socket);
    // Beyond the kernel's accept backlog connections are refused before they reach nginx.
    if (number % 50 === 49) await sleep(25);
  }
  await sleep(1_000);
  const held = open - closed;
  const served = await servedOf24(edge);
  await sleep(lastingMs);
  const closedByServer = closed;
  for (const socket of sockets) socket.destroy();
  return { open: held, closed: closedByServer, served };
}
