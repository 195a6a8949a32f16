import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from 'node:tls';
import { fileURLToPath } from 'node:url';
import type { Nginx } from '../nginx.ts';
import type { Network } from '../own-network.ts';
import { visit } from '../visit.ts';
import { serveFigures, startClient } from './client-process.ts';

type Names = { group: string; clinic: string; perSecond: number };
type Order = Names & { host: string; port: number; certificate: string; attacker: string; visitor: string };
type Figures = {
  attempts: number;
  /** Visitors who then got something else than they asked for. */
  poisoned: number;
  /** Attempts or visits without an answer. */
  unanswered: number;
  example: string;
};

const assets = 'build/client/assets';

/** Sends these bytes through TLS, whatever a library would say to them, and waits until the server has answered and closed. */
const sendRaw = ({ attacker, group, host, port }: Order, head: string) =>
  new Promise<void>((resolve, reject) => {
    const where = { host, port, localAddress: attacker, timeout: 10_000 };
    const socket = connect({ ...where, servername: group, rejectUnauthorized: false });
    socket.on('end', () => resolve()).on('error', reject);
    socket.on('timeout', () => socket.destroy(new Error('no answer')));
    socket.resume();
    socket.write(`${head}\r\nConnection: close\r\n\r\n`);
  });

/** The request that poisons, and what a visitor has to get from the same address afterwards. */
type Attempt = { head: string; host: string; path: string; isRight(body: string): boolean };

/** A new query each time is a new entry in nginx's cache: the attacker is the first to ask for it. */
function attempts({ clinic, group, port }: Order): ((number: number) => Attempt)[] {
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

async function poisonSteadily(order: Order, figures: Figures): Promise<void> {
  const certificate = Buffer.from(order.certificate);
  const kinds = attempts(order);
  const { port } = order;
  for (;;) {
    const number = figures.attempts;
    figures.attempts += 1;
    const make = kinds[number % kinds.length];
    if (!make) return;
    const { head, host: name, isRight, path } = make(number);
    const headers = { Host: port === 443 ? name : `${name}:${port}` };
    const outcome = await sendRaw(order, head)
      .then(() => visit({ host: order.host, port, certificate, path, servername: name, headers, from: order.visitor }))
      .catch(() => undefined);
    if (!outcome) figures.unanswered += 1;
    else if (outcome.status !== 200 || !isRight(outcome.body)) {
      figures.poisoned += 1;
      figures.example = `${name}${path}: ${outcome.status} ${outcome.body.slice(0, 100)}`;
    }
    await sleep(1_000 / order.perSecond);
  }
}

/** Asks for pages and files in ways that once left the wrong answer in a cache, and then as a visitor, until it is stopped. */
export const poisonCaches = (network: Network, { certificate, port }: Nginx, names: Names) =>
  startClient<Order, Figures>(network, fileURLToPath(import.meta.url), {
    ...names,
    host: network.host,
    port,
    certificate: certificate.toString(),
    attacker: network.attackers[0] ?? '',
    visitor: network.visitor(0),
  });

if (import.meta.main) {
  serveFigures<Order>((order) => {
    const figures: Figures = { attempts: 0, poisoned: 0, unanswered: 0, example: '' };
    void poisonSteadily(order, figures);
    return figures;
  });
}
