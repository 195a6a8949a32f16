import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

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

/** Resolves to the status that the server ended the connection with, or to 'closed' without one. */
async function hold({ after, first }: Technique, port: number): Promise<string> {
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
  return outcome;
}

/** Opens all connections over a few seconds. Resolves to the ways in which the server ended them. */
export async function holdConnections(port: number): Promise<Record<string, string[]>> {
  const ends = techniques.map(async (technique): Promise<[string, string[]]> => {
    const held: Promise<string>[] = [];
    while (held.length < technique.count) {
      held.push(hold(technique, port));
      // Beyond the kernel's accept backlog connections are refused before they reach the process.
      if (held.length % 50 === 0) await sleep(50);
    }
    return [technique.what, [...new Set(await Promise.all(held))]];
  });
  return Object.fromEntries(await Promise.all(ends));
}
