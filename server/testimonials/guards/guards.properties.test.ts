import { isIP } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText, runs } from '../../../tests/support/property-runs.ts';
import { addressPrefix } from '../../platform/http/address-prefix.ts';
import { createFormStamps } from './form-stamp.ts';

describe('a form stamp', () => {
  const time = fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  const secret = 'a secret of the tests, long enough';

  it('is good only from three seconds after it was issued', () => {
    fc.assert(
      fc.property(time, fc.integer({ min: -10_000, max: 10_000_000 }), (issued, passed) => {
        const stamp = createFormStamps(secret, () => issued).issue();
        const later = createFormStamps(secret, () => new Date(issued.getTime() + passed));
        expect(later.check(stamp)).toBe(passed < 3_000 ? 'too-fast' : 'good');
      }),
      runs(500),
    );
  });

  it('is forged with any bit changed, and so is any other text', () => {
    const { check, issue } = createFormStamps(secret, () => new Date('2026-11-15T09:00:00Z'));
    const stamp = issue();
    fc.assert(
      fc.property(fc.nat({ max: stamp.length - 1 }), fc.integer({ min: 0, max: 15 }), (at, bit) => {
        const changed = stamp.slice(0, at) + String.fromCharCode(stamp.charCodeAt(at) ^ (1 << bit)) + stamp.slice(at + 1);
        expect(check(changed)).toBe('forged');
      }),
      runs(1_000),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          anyText,
          anyText.map((text) => stamp + text).filter((text) => text !== stamp),
        ),
        (value) => check(value) === 'forged',
      ),
      runs(1_000),
    );
  });
});

describe('addressPrefix', () => {
  it('keeps an IPv4 address', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => addressPrefix(address) === address),
      runs(300),
    );
  });

  it('returns the first 64 bits of an IPv6 address in any notation', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 8, maxLength: 8 }),
        fc.nat({ max: 0xffff }),
        (groups, other) => {
          const hex = groups.map((group) => group.toString(16));
          const prefix = addressPrefix(hex.join(':'));
          const padded = hex.map((group) => group.padStart(4, '0').toUpperCase()).join(':');
          expect(addressPrefix(padded)).toBe(prefix);
          expect(addressPrefix(`${hex.join(':')}%eth0`)).toBe(prefix);
          const neighbour = [...hex.slice(0, 7), other.toString(16)].join(':');
          const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
          if (!mapped) expect(addressPrefix(neighbour)).toBe(prefix);
        },
      ),
      runs(500),
    );
  });

  it('does not throw on any text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          fc.ipV6(),
          fc.ipV6().map((ip) => `${ip}%`),
        ),
        (text) => {
          const prefix = addressPrefix(text);
          if (isIP(text) !== 6) expect(prefix).toBe(text);
        },
      ),
      runs(1_000),
    );
  });
});
