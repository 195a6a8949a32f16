import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText, runs } from '../tests/support/property-runs.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { canonicalAddress } from './canonical.ts';
import { isIdempotencyKey } from './idempotency-key.ts';
import { mapSearchLink, videoEmbedAddress, videoPageAddress, writeReviewLink } from './links.ts';
import { isGroupPage } from './site-pages.fixtures.ts';
import { isSlug, slugify } from './slug.ts';
import { dialable, isUkPhone, normaliseUkPhone } from './uk-phone.ts';

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

  it('needs no URL encoding', () => {
    fc.assert(
      fc.property(anyText, (text) => !isSlug(text) || encodeURIComponent(text) === text),
      runs(1_000),
    );
  });
});

describe('a canonical address', () => {
  it('has no query, fragment or trailing slash, and is its own canonical address', () => {
    fc.assert(
      fc.property(anyPath, (path) => {
        const address = canonicalAddress(base, path);
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
          expect(name).not.toBe('');
          expect(name).not.toMatch(/\p{C}/u);
        }
      }),
      runs(2_000),
    );
  });

  it('are empty for a signed link', () => {
    fc.assert(
      fc.property(anyText, (token) => breadcrumbs(`/staff/${token}`).length === 0),
      runs(500),
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

describe('a link to another service', () => {
  it.each([
    ['www.google.com', mapSearchLink, 'query'],
    ['search.google.com', writeReviewLink, 'placeid'],
    ['www.youtube.com', videoPageAddress, 'v'],
  ] as const)('links to %s and passes any text as one query parameter', (host, link, parameter) => {
    fc.assert(
      fc.property(anyText, (text) => {
        const url = new URL(link(text));
        expect(url.host).toBe(host);
        expect(url.searchParams.get(parameter)).toBe(text.toWellFormed());
      }),
      runs(500),
    );
  });

  it('links to the video player for any id', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (id) => new URL(videoEmbedAddress(id)).host === 'www.youtube-nocookie.com'),
      runs(500),
    );
  });
});

describe('a telephone number', () => {
  const digits = fc.stringMatching(/^0\d{9,10}$/);

  it('ignores spaces, hyphens and brackets anywhere', () => {
    fc.assert(
      fc.property(
        digits,
        fc.array(fc.constantFrom(' ', '-', '(', ')', '\u00a0', '\u2011'), { maxLength: 11 }),
        (number, marks) => {
          const written = [...number].map((digit, at) => digit + (marks[at] ?? '')).join('');
          expect(normaliseUkPhone(written)).toBe(number);
          expect(dialable(written)).toBe(`tel:+44${number.slice(1)}`);
        },
      ),
      runs(500),
    );
  });

  it('is unchanged when normalised twice, and accepted only with ten or eleven digits', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const normal = normaliseUkPhone(text);
        expect(normaliseUkPhone(normal)).toBe(normal);
        if (isUkPhone(normal)) expect(normal).toMatch(/^0[0-9]{9,10}$/);
      }),
      runs(2_000),
    );
  });
});

describe('an idempotency key', () => {
  it('is a lower-case UUID v4 and nothing else', () => {
    fc.assert(
      fc.property(fc.uuid({ version: 4 }), (key) => isIdempotencyKey(key) && !isIdempotencyKey(`${key}\n`)),
      runs(500),
    );
    fc.assert(
      fc.property(fc.oneof(fc.anything(), anyText), (value) => !isIdempotencyKey(value)),
      runs(1_000),
    );
  });
});
