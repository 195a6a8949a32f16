import { expect, test } from 'vitest';
import { createClientAddress } from './client-address.ts';

const address = createClientAddress(['127.0.0.1', '10.0.0.0/8', 'fd00::/8']);

test.each([
  ['192.0.2.7', undefined, '192.0.2.7', 'connects directly'],
  ['192.0.2.7', '198.51.100.1', '192.0.2.7', 'is not a trusted proxy, so its header is ignored'],
  ['127.0.0.1', '198.51.100.1', '198.51.100.1', 'connects through our proxy'],
  [
    '127.0.0.1',
    '203.0.113.9, 198.51.100.1, 10.1.2.3',
    '198.51.100.1',
    'connects through two proxies, and earlier entries are ignored',
  ],
  ['::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1', 'connects over a dual-stack socket'],
  ['fd00::1', '2001:db8::5', '2001:db8::5', 'connects over IPv6'],
  ['127.0.0.1', '203.0.113.9, fe80::1%eth0', 'fe80::1%eth0', 'has an address with a zone'],
  ['127.0.0.1', 'unknown', '127.0.0.1', 'has an invalid header'],
  ['127.0.0.1', '', '127.0.0.1', 'is the proxy itself'],
  [undefined, '198.51.100.1', '', 'has no socket'],
])('%s with %s is %s: it %s', (remote, forwarded, expected, _) => {
  expect(address(remote, forwarded)).toBe(expected);
});

test('throws on an invalid list of proxies', () => {
  expect(() => createClientAddress(['proxy.internal'])).toThrow("'proxy.internal' is not an IP address or network");
});
