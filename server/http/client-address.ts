import { BlockList, isIP } from 'node:net';

export type ClientAddress = (remote: string | undefined, forwardedFor: string | undefined) => string;

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
/** '::ffff:10.0.0.1' is how a socket for both families writes 10.0.0.1. */
const plain = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * For whom a request comes. A proxy that we trust is believed about whom it stands for, and so on along the chain from its
 * near end; what anybody else writes into the header is their own invention.
 * @param trusted addresses or networks, such as '127.0.0.1' or '10.0.0.0/8'
 */
export function createClientAddress(trusted: readonly string[]): ClientAddress {
  const proxies = new BlockList();
  for (const entry of trusted) {
    const [network = '', length] = entry.split('/');
    if (!isIP(network)) throw new Error(`TRUSTED_PROXIES: '${entry}' is no address`);
    if (length === undefined) proxies.addAddress(network, family(network));
    else proxies.addSubnet(network, Number(length), family(network));
  }
  return (remote = '', forwardedFor = '') => {
    const chain = forwardedFor.split(',').map(plain);
    let address = plain(remote);
    while (isIP(address) && proxies.check(address, family(address))) {
      const before = chain.pop();
      if (before === undefined || !isIP(before)) break;
      address = before;
    }
    return address;
  };
}
