import { describe, expect, it } from 'vitest';
import { canonicalAddress } from './canonical.ts';

const base = 'https://www.three-ridings.example';

describe('canonicalAddress', () => {
  // @spec 1: Canonical: base and path, no trailing slash, empty suffix for home
  it.each([
    ['/services/teeth-whitening', '/services/teeth-whitening'],
    ['/', ''],
    ['', ''],
    ['//', ''],
    ['/blog/', '/blog'],
    ['/blog//', '/blog'],
    ['blog', '/blog'],
    ['/blog/?page=2#top', '/blog'],
    ['/#booking', ''],
    ['/?from=/blog/', ''],
    ['/blog#a?b', '/blog'],
  ])('of the path %j is the base and %j', (path, suffix) => {
    expect(canonicalAddress(base, path)).toBe(base + suffix);
    expect(canonicalAddress(`${base}/`, path)).toBe(base + suffix);
  });

  it('keeps the port and path of the base', () => {
    expect(canonicalAddress('http://bradford.localhost:3000', '/complaints/')).toBe('http://bradford.localhost:3000/complaints');
    expect(canonicalAddress('https://x.example/preview/', '/')).toBe('https://x.example/preview');
  });
});
