import { expect, test } from 'vitest';
import { createClientAddress } from './client-address.ts';

const address = createClientAddress(['127.0.0.1', '10.0.0.0/8', 'fd00::/8']);

test.each([
  ['192.0.2.7', undefined, '192.0.2.7', 'comes by itself'],
  ['192.0.2.7', '198.51.100.1', '192.0.2.7', 'is nobody whom we trust, whatever it claims'],
  ['127.0.0.1', '198.51.100.1', '198.51.100.1', 'comes through our proxy'],
  [
    '127.0.0.1',
    '203.0.113.9, 198.51.100.1, 10.1.2.3',
    '198.51.100.1',
    'comes through two, and what was there before is invented',
  ],
  ['::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1', 'comes over a socket for both families'],
  ['fd00::1', '2001:db8::5', '2001:db8::5', 'comes over IPv6'],
  ['127.0.0.1', 'unknown', '127.0.0.1', 'is called what is no address'],
  ['127.0.0.1', '', '127.0.0.1', 'is the proxy itself'],
  [undefined, '198.51.100.1', '', 'has no socket'],
])('%s with %s is %s: it %s', (remote, forwarded, expected, _) => {
  expect(address(remote, forwarded)).toBe(expected);
});

test('a list with a mistake in it is refused at the start', () => {
  expect(() => createClientAddress(['proxy.internal'])).toThrow("'proxy.internal' is no address");
});
