import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText, runs } from '../tests/support/property-runs.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { canonicalAddress } from './canonical.ts';
import { isGroupPage } from './site-pages.fixtures.ts';
import { isSlug, slugify } from './slug.ts';

const base = 'https://group.example';
const anyPath = fc.oneof(
  anyText,
  anyText.map((text) => `/${text}`),
  fc.array(anyText, { maxLength: 10 }).map((segments) => `/${segments.join('/')}`),
);

describe('a slug', () => {
  it('is valid, at most 80 characters and unchanged by slugify, for any title', () => {
    fc.assert(
      fc.property(anyText, (title) => {
        const slug = slugify(title);
        expect(isSlug(slug)).toBe(true);
        expect(slug.length).toBeLessThanOrEqual(80);
        expect(slugify(slug)).toBe(slug);
      }),
      runs(2_000),
    );
  });
});

describe('a canonical address', () => {
  it('has no query, fragment or trailing slash, and is its own canonical address', () => {
    fc.assert(
      fc.property(anyPath, (path) => {
        const address = canonicalAddress(base, path);
        expect(new URL(address).origin).toBe(base);
        expect(address.startsWith(base)).toBe(true);
        expect(address).not.toMatch(/[?#]|\/$/);
        expect(canonicalAddress(base, address.slice(base.length))).toBe(address);
      }),
      runs(2_000),
    );
  });
});

describe('breadcrumbs', () => {
  it('link only to this site, for any path', () => {
    fc.assert(
      fc.property(anyPath, (path) => {
        const trail = breadcrumbs(path);
        expect(trail.length === 0 || trail[0]?.href === '/').toBe(true);
        for (const { href = '/', name } of trail) {
          expect(new URL(href, base).origin).toBe(base);
          expect(href).not.toMatch(/[<>"\\\s]/);
          expect(name.trim()).not.toBe('');
          expect(name).not.toMatch(/\p{C}/u);
        }
      }),
      runs(2_000),
    );
  });
});

describe('an internal target', () => {
  it('resolves to the same origin', () => {
    const target = fc.oneof(
      anyText,
      fc.tuple(fc.constantFrom('/', '/blog/', '/blog/a', '/search', '//', '/\\'), anyText).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(target, (address) => !isGroupPage(address) || new URL(address, base).origin === base),
      runs(2_000),
    );
  });
});
