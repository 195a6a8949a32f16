import { BlockList, isIP } from 'node:net';
import type { Context } from 'hono';

/** More than any real chain of proxies. A header can list thousands. */
const maxProxies = 10;

export type ClientAddress = (remote: string | undefined, forwardedFor: string | undefined) => string;

/** Undefined for requests that the site makes to itself. */
export const remoteAddress = (context: Context) =>
  (context.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming?.socket?.remoteAddress;

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
/** A dual-stack socket reports 10.0.0.1 as IPv4-mapped IPv6: '::ffff:10.0.0.1'. */
const toIpv4 = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * Finds the client's address. Reads X-Forwarded-For from right to left for as long as the sender is a trusted proxy, since
 * anyone else can forge the header.
 * @param trusted addresses or networks, such as '127.0.0.1' or '10.0.0.0/8'
 */
export function createClientAddress(trusted: readonly string[]): ClientAddress {
  const proxies = new BlockList();
  for (const entry of trusted) {
    const [network = '', length] = entry.split('/');
    if (!isIP(network)) throw new Error(`TRUSTED_PROXIES: '${entry}' is not an IP address or network`);
    if (length === undefined) proxies.addAddress(network, family(network));
    else proxies.addSubnet(network, Number(length), family(network));
  }
  return (remote = '', forwardedFor = '') => {
    const chain = forwardedFor.split(',').slice(-maxProxies).map(toIpv4);
    let address = toIpv4(remote);
    while (isIP(address) && proxies.check(address, family(address))) {
      const previous = chain.pop();
      if (previous === undefined || !isIP(previous)) break;
      address = previous;
    }
    return address;
  };
}
