import { isIP } from 'node:net';

/** One visitor for rate limits: an IPv4 address or an IPv6 /64, since a household can use a new address of its /64 each time. */
export function addressPrefix(address: string): string {
  if (isIP(address) !== 6) return address;
  // URL normalises the address: lower case, no leading zeros, an IPv4 tail as two groups, one '::'.
  const normalised = URL.parse(`http://[${address.replace(/%.*$/, '')}]`)?.hostname.slice(1, -1) ?? address;
  const [start = [], end = []] = normalised.split('::').map((part) => part.split(':').filter(Boolean));
  const groups = [...start, ...Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0'), ...end];
  const mapped = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff';
  // IPv4-mapped IPv6 stays whole: all IPv4 visitors share one /64.
  return mapped ? groups.join(':') : `${groups.slice(0, 4).join(':')}::/64`;
}
