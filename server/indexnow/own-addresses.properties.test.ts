import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageSources } from '../../domain/site-pages.fixtures.ts';
import { anyText, runs } from '../../tests/support/property-runs.ts';
import { ownAddress } from './own-addresses.ts';

const base = 'https://group.example';
const sites = [
  { base, practice: undefined },
  { base, practice: 'bradford' },
];

it('never accepts an address on another origin', () => {
  const address = fc.oneof(
    anyText,
    fc.webUrl(),
    fc
      .tuple(
        fc.constantFrom(base, `${base}/`, `${base}/blog/`, `${base}@evil.example/`, '//group.example/', `${base}.evil.example/`),
        anyText,
      )
      .map((parts) => parts.join('')),
    fc.constantFrom(`${base}/blog`, `${base}/sitemap.xml`, `${base}/blog/a-post`, `${base}/search/`),
  );
  let own = 0;
  fc.assert(
    fc.property(address, fc.constantFrom(...sites), (text, site) => {
      const found = ownAddress(site, pageSources, text);
      if (!found) return;
      own += 1;
      expect(new URL(found.url).origin).toBe(base);
      expect(found.url).not.toMatch(/[?#]|\/$/);
      expect(found.url.length).toBeLessThanOrEqual(2_048);
      expect(ownAddress(site, pageSources, found.url)).toEqual(found);
    }),
    runs(2_000),
  );
  expect(own).toBeGreaterThan(100);
});
