import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export type Held = {
  what: string;
  count: number;
  open: number;
  longestMs: number;
  /** How many ended with which status, or were closed without one. */
  ends: Record<string, number>;
};

type Manner = {
  what: string;
  count: number;
  /** What is sent at first, and what is sent each time after. */
  first: string;
  after?: { text: string; everyMs: number };
};

const aByte = { text: 'a', everyMs: 1_000 };
const post = 'POST /share-your-story HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n';
const headers = (count: number, length: number) =>
  Array.from({ length: count }, (_, number) => `x-${number}: ${'a'.repeat(length)}\r\n`).join('');

/** The ways to hold a connection, or to send without end. */
const manners: Manner[] = [
  { what: 'idle connections', count: 2_000, first: '' },
  { what: 'headers sent a byte a second', count: 100, first: 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', after: aByte },
  { what: 'bodies sent a byte a second', count: 100, first: `${post}Content-Length: 9000\r\n\r\n`, after: aByte },
  {
    what: 'bodies without end',
    count: 20,
    first: `${post}Transfer-Encoding: chunked\r\n\r\n`,
    after: { text: `2000\r\n${'a'.repeat(0x2000)}\r\n`, everyMs: 5 },
  },
  { what: '1,000 headers of a few bytes', count: 20, first: `GET / HTTP/1.1\r\nHost: localhost\r\n${headers(1_000, 1)}\r\n` },
  { what: '100 kB of headers', count: 20, first: `GET / HTTP/1.1\r\nHost: localhost\r\n${headers(100, 1_000)}\r\n` },
];

/** Longer than the server lets anybody. */
const givenUpMs = 25_000;

async function hold({ after, first }: Manner, port: number, held: Held): Promise<void> {
  const started = performance.now();
  const socket: Socket = connect(port, '127.0.0.1');
  let said = 'closed';
  socket.on('data', (chunk: Buffer) => {
    said = /^HTTP\/1\.1 (\d+)/.exec(chunk.toString('latin1'))?.[1] ?? said;
  });
  // Whether the other end resets or closes is all the same here.
  socket.on('error', () => {});
  socket.write(first.replace('Host: localhost', `Host: localhost:${port}`));
  const sending = after && setInterval(() => socket.writable && socket.write(after.text), after.everyMs);
  const patience = setTimeout(() => {
    said = 'never closed';
    socket.destroy();
  }, givenUpMs);
  await new Promise((closed) => socket.once('close', closed));
  clearInterval(sending);
  clearTimeout(patience);
  held.open -= 1;
  held.longestMs = Math.max(held.longestMs, performance.now() - started);
  held.ends[said] = (held.ends[said] ?? 0) + 1;
}

/** Opens them all within some seconds, and watches until the server has closed them. */
export function holdConnections(port: number): { held: Held[]; ended: Promise<unknown> } {
  const held = manners.map(({ count, what }): Held => ({ what, count, open: 0, longestMs: 0, ends: {} }));
  const ended = manners.map(async (manner, index) => {
    const record = held[index];
    if (!record) return;
    const all: Promise<void>[] = [];
    while (all.length < manner.count) {
      // More at once than the kernel lets wait at the door would be turned away there, and prove nothing about us.
      const few = Math.min(50, manner.count - all.length);
      record.open += few;
      for (let number = 0; number < few; number += 1) all.push(hold(manner, port, record));
      await sleep(50);
    }
    await Promise.all(all);
  });
  return { held, ended: Promise.all(ended) };
}
