import { expect, test } from 'vitest';
import { addressPrefix } from './address-prefix.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:0002:ffff::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::ffff:cb00:7109', '0:0:0:0:0:ffff:cb00:7109'],
  ['', ''],
  ['no address', 'no address'],
])('%j counts as %j', (address, prefix) => {
  expect(addressPrefix(address)).toBe(prefix);
});
