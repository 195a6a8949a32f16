import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export type Held = {
  what: string;
  count: number;
  open: number;
  longestMs: number;
  /** Connections by the status they ended with, or 'closed' without one. */
  ends: Record<string, number>;
};

type Technique = {
  what: string;
  count: number;
  /** Sent first; `after` is then sent repeatedly. */
  first: string;
  after?: { text: string; everyMs: number };
};

const aByte = { text: 'a', everyMs: 1_000 };
const post = 'POST /share-your-story HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n';
const headers = (count: number, length: number) =>
  Array.from({ length: count }, (_, number) => `x-${number}: ${'a'.repeat(length)}\r\n`).join('');

/** Ways to hold a connection open, or to send without end. */
const techniques: Technique[] = [
  { what: 'idle connections', count: 2_000, first: '' },
  { what: 'headers sent a byte a second', count: 100, first: 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', after: aByte },
  { what: 'bodies sent a byte a second', count: 100, first: `${post}Content-Length: 9000\r\n\r\n`, after: aByte },
  {
    what: 'endless bodies',
    count: 20,
    first: `${post}Transfer-Encoding: chunked\r\n\r\n`,
    after: { text: `2000\r\n${'a'.repeat(0x2000)}\r\n`, everyMs: 5 },
  },
  {
    what: 'requests with 1,000 short headers',
    count: 20,
    first: `GET / HTTP/1.1\r\nHost: localhost\r\n${headers(1_000, 1)}\r\n`,
  },
  {
    what: 'requests with 100 kB of headers',
    count: 20,
    first: `GET / HTTP/1.1\r\nHost: localhost\r\n${headers(100, 1_000)}\r\n`,
  },
];

/** Longer than any of the server's timeouts. */
const timeoutMs = 25_000;

async function hold({ after, first }: Technique, port: number, held: Held): Promise<void> {
  const started = performance.now();
  const socket: Socket = connect(port, '127.0.0.1');
  let outcome = 'closed';
  socket.on('data', (chunk: Buffer) => {
    outcome = /^HTTP\/1\.1 (\d+)/.exec(chunk.toString('latin1'))?.[1] ?? outcome;
  });
  // A reset counts as a close.
  socket.on('error', () => {});
  socket.write(first.replace('Host: localhost', `Host: localhost:${port}`));
  const sending = after && setInterval(() => socket.writable && socket.write(after.text), after.everyMs);
  const timeout = setTimeout(() => {
    outcome = 'never closed';
    socket.destroy();
  }, timeoutMs);
  await new Promise((closed) => socket.once('close', closed));
  clearInterval(sending);
  clearTimeout(timeout);
  held.open -= 1;
  held.longestMs = Math.max(held.longestMs, performance.now() - started);
  held.ends[outcome] = (held.ends[outcome] ?? 0) + 1;
}

/** Opens all connections over a few seconds. `ended` resolves when the server has closed them. */
export function holdConnections(port: number): { held: Held[]; ended: Promise<unknown> } {
  const held = techniques.map(({ count, what }): Held => ({ what, count, open: 0, longestMs: 0, ends: {} }));
  const ended = techniques.map(async (technique, index) => {
    const record = held[index];
    if (!record) return;
    const all: Promise<void>[] = [];
    while (all.length < technique.count) {
      // Beyond the kernel's accept backlog connections are refused before they reach the process.
      const few = Math.min(50, technique.count - all.length);
      record.open += few;
      for (let number = 0; number < few; number += 1) all.push(hold(technique, port, record));
      await sleep(50);
    }
    await Promise.all(all);
  });
  return { held, ended: Promise.all(ended) };
}
