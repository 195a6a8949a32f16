import type { IncomingMessage } from 'node:http';
import type { Hosts, Site } from './hosts.ts';

export type AskedPage = { site: Site; method: 'GET' | 'HEAD'; path: string; search: string };

/** Who reads what, taken from the request as Node has it; nothing where it is no reading, or not of a site of ours. */
export function askedPage({ headers, method, url = '' }: IncomingMessage, hosts: Hosts): AskedPage | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const site = hosts.find(headers.host);
  if (!site) return undefined;
  const mark = url.indexOf('?');
  return { site, method, path: mark < 0 ? url : url.slice(0, mark), search: mark < 0 ? '' : url.slice(mark) };
}
