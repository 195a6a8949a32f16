import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from 'node:tls';
import { fileURLToPath } from 'node:url';
import type { Network } from '../network-namespace.ts';
import type { Nginx } from '../nginx.ts';
import { visit } from '../visit.ts';
import { serveStats, startClient } from './client-process.ts';

type Names = { group: string; clinic: string; perSecond: number };
type Options = Names & { host: string; port: number; certificate: string; attacker: string; visitor: string };
type Stats = {
  attempts: number;
  /** Visits that returned the wrong content. */
  poisoned: number;
  /** Attempts or visits without a response. */
  unanswered: number;
  example: string;
};

const assets = 'build/client/assets';

/** Sends a raw request over TLS, without a client library's checks, and waits for the server to respond and close. */
const sendRaw = ({ attacker, group, host, port }: Options, head: string) =>
  new Promise<void>((resolve, reject) => {
    const where = { host, port, localAddress: attacker, timeout: 10_000 };
    const socket = connect({ ...where, servername: group, rejectUnauthorized: false });
    socket.on('end', () => resolve()).on('error', reject);
    socket.on('timeout', () => socket.destroy(new Error('No response')));
    socket.resume();
    socket.write(`${head}\r\nConnection: close\r\n\r\n`);
  });

/** A poisoning request, and the check of what a visitor then gets from the same URL. */
type Attempt = { head: string; host: string; path: string; isRight(body: string): boolean };

/** Each attempt uses a new query string, so the attacker is the first to fill that entry in nginx's cache. */
function attempts({ clinic, group, port }: Options): ((number: number) => Attempt)[] {
  const at = port === 443 ? '' : `:${port}`;
  const ofHost = (host: string) => (body: string) =>
    body.includes(`<link rel="canonical" href="https://${host}${at}/complaints"/>`);
  const files = readdirSync(assets).filter((file) => /\.(?:js|css)$/.test(file));
  const pageOfAnotherHost = (host: string, other: string) => (number: number) => {
    const path = `/complaints?poisoned=${number}`;
    return { head: `GET https://${host}${at}${path} HTTP/1.1\r\nHost: ${other}${at}`, host, path, isRight: ofHost(host) };
  };
  return [
    pageOfAnotherHost(group, clinic),
    pageOfAnotherHost(clinic, group),
    (number) => {
      const file = files[Math.floor(number / 3) % files.length] ?? '';
      const path = `/assets/${file}?poisoned=${number}`;
      const content = readFileSync(`${assets}/${file}`, 'utf8');
      const head = `GET /blog/..%2fassets%2f${file}?poisoned=${number} HTTP/1.1\r\nHost: ${group}${at}`;
      return { head, host: group, path, isRight: (body) => body === content };
    },
  ];
}

async function poisonSteadily(options: Options, stats: Stats): Promise<void> {
  const certificate = Buffer.from(options.certificate);
  const kinds = attempts(options);
  const { port } = options;
  for (;;) {
    const number = stats.attempts;
    stats.attempts += 1;
    const make = kinds[number % kinds.length];
    if (!make) return;
    const { head, host: name, isRight, path } = make(number);
    const headers = { Host: port === 443 ? name : `${name}:${port}` };
    const outcome = await sendRaw(options, head)
      .then(() => visit({ host: options.host, port, certificate, path, servername: name, headers, from: options.visitor }))
      .catch(() => undefined);
    if (!outcome) stats.unanswered += 1;
    else if (outcome.status !== 200 || !isRight(outcome.body)) {
      stats.poisoned += 1;
      stats.example = `${name}${path}: ${outcome.status} ${outcome.body.slice(0, 100)}`;
    }
    await sleep(1_000 / options.perSecond);
  }
}

/** Repeats requests that once put the wrong content into a cache, each followed by a visitor's request, until stopped. */
export const poisonCaches = (network: Network, { certificate, port }: Nginx, names: Names) =>
  startClient<Options, Stats>(network, fileURLToPath(import.meta.url), {
    ...names,
    host: network.host,
    port,
    certificate: certificate.toString(),
    attacker: network.attackers[0] ?? '',
    visitor: network.visitor(0),
  });

if (import.meta.main) {
  serveStats<Options>((options) => {
    const stats: Stats = { attempts: 0, poisoned: 0, unanswered: 0, example: '' };
    void poisonSteadily(options, stats);
    return stats;
  });
}
