import { isIP } from 'node:net';

/**
 * Who counts as one visitor: an IPv4 address, or the first 64 bits of an IPv6 address, since every household gets at least
 * that many of those and could come from a new one each time.
 */
export function addressPrefix(address: string): string {
  if (isIP(address) !== 6) return address;
  // The platform's own spelling of it: lower case, no zeros in front, an IPv4 tail as two groups, one '::'.
  const spelled = URL.parse(`http://[${address.replace(/%.*$/, '')}]`)?.hostname.slice(1, -1) ?? address;
  const [before = '', after] = spelled.split('::');
  const groupsOf = (part: string) => (part === '' ? [] : part.split(':'));
  const start = groupsOf(before);
  const end = after === undefined ? [] : groupsOf(after);
  const groups = [...start, ...Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0'), ...end];
  const mapped = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff';
  // An IPv4 address in the clothes of IPv6: 64 bits of it would be all the visitors of that kind together.
  return mapped ? groups.join(':') : `${groups.slice(0, 4).join(':')}::/64`;
}
