import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText, runs } from '../../tests/support/property-runs.ts';
import { createSignedLinks } from './signed-links.ts';

const base = 'https://www.group.example';
const links = createSignedLinks('a secret of at least thirty-two characters', base);
const now = new Date('2026-11-15T09:00:00Z');
const action = fc.constantFrom('mark-contacted', 'erase-request', 'withdraw-post');
const later = fc.date({ min: new Date(now.getTime() + 1_000), max: new Date('2999-01-01'), noInvalidDate: true });
const issued = fc.record({ action, id: fc.uuid(), expires: later });
const tokenOf = (claim: { action: 'mark-contacted' | 'erase-request' | 'withdraw-post'; id: string; expires: Date }) =>
  links.address(claim.action, claim.id, claim.expires).slice(`${base}/staff/`.length);

describe('a signed link', () => {
  it('round-trips any action, id and expiry', () => {
    fc.assert(
      fc.property(issued, (claim) => {
        expect(links.read(tokenOf(claim), now)).toEqual({ action: claim.action, id: claim.id });
        expect(links.read(tokenOf(claim), new Date(claim.expires.getTime() + 1_000))).toBe('expired');
      }),
      runs(500),
    );
  });

  it('is invalid with any bit changed', () => {
    fc.assert(
      fc.property(issued, fc.nat(), fc.integer({ min: 0, max: 7 }), (claim, place, bit) => {
        const bytes = Buffer.from(tokenOf(claim), 'latin1');
        const at = place % bytes.length;
        bytes[at] = (bytes[at] ?? 0) ^ (1 << bit);
        expect(links.read(bytes.toString('latin1'), now)).toBe('invalid');
      }),
      runs(3_000),
    );
  });

  it('is invalid with a part removed, added, doubled or taken from another link', () => {
    fc.assert(
      fc.property(issued, issued, fc.nat(), fc.nat(), anyText, (claim, other, one, two, text) => {
        const token = tokenOf(claim);
        const [from = 0, to = 0] = [one % token.length, two % token.length].toSorted((a, b) => a - b);
        const foreign = tokenOf(other);
        const spoilt = [
          token.slice(0, from) + token.slice(to + 1),
          token.slice(0, to) + token.slice(from),
          token.slice(0, from) + text + token.slice(from),
          token.slice(0, token.lastIndexOf('.')) + foreign.slice(foreign.lastIndexOf('.')),
          `${token}=`,
          token.toUpperCase(),
        ];
        for (const candidate of spoilt)
          if (candidate !== token && candidate !== foreign) expect(links.read(candidate, now)).toBe('invalid');
      }),
      runs(500),
    );
  });

  it('is never random text', () => {
    const madeUp = fc.tuple(
      fc.oneof(action, anyText),
      fc.oneof(fc.uuid(), anyText),
      fc.oneof(fc.nat().map(String), anyText),
      anyText,
    );
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          madeUp.map((parts) => parts.join('.')),
        ),
        (token) => links.read(token, now) === 'invalid',
      ),
      runs(1_000),
    );
  });
});
