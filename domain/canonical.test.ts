import { describe, expect, it } from 'vitest';
import { canonicalAddress } from './canonical.ts';

const base = 'https://www.three-ridings.example';

describe('canonicalAddress', () => {
  // @spec 1: Canonical: base and path, no trailing slash, empty suffix for home
  it('joins base and path', () => {
    expect(canonicalAddress(base, '/services/teeth-whitening')).toBe(`${base}/services/teeth-whitening`);
  });

  // @spec 1: Canonical: base and path, no trailing slash, empty suffix for home
  it('returns the base for the home page', () => {
    expect(canonicalAddress(base, '/')).toBe(base);
    expect(canonicalAddress(base, '')).toBe(base);
  });

  // @spec 1: Canonical: base and path, no trailing slash, empty suffix for home
  it('removes trailing slashes', () => {
    expect(canonicalAddress(base, '/blog/')).toBe(`${base}/blog`);
    expect(canonicalAddress(base, '/blog//')).toBe(`${base}/blog`);
    expect(canonicalAddress(base, '//')).toBe(base);
  });

  it('removes the trailing slash of the base', () => {
    expect(canonicalAddress(`${base}/`, '/blog')).toBe(`${base}/blog`);
    expect(canonicalAddress(`${base}/`, '/')).toBe(base);
  });

  it('removes query and fragment, also when they follow or contain a slash', () => {
    expect(canonicalAddress(base, '/blog?page=2')).toBe(`${base}/blog`);
    expect(canonicalAddress(base, '/blog/?page=2#top')).toBe(`${base}/blog`);
    expect(canonicalAddress(base, '/#booking')).toBe(base);
    expect(canonicalAddress(base, '/?from=/blog/')).toBe(base);
    expect(canonicalAddress(base, '/blog#a?b')).toBe(`${base}/blog`);
  });

  it('adds a missing leading slash', () => {
    expect(canonicalAddress(base, 'blog')).toBe(`${base}/blog`);
  });

  it('keeps the port and path of the base', () => {
    expect(canonicalAddress('http://bradford.localhost:3000', '/complaints/')).toBe('http://bradford.localhost:3000/complaints');
    expect(canonicalAddress('https://x.example/preview/', '/')).toBe('https://x.example/preview');
  });

  it('keeps the host of the base for any path', () => {
    for (const path of ['//evil.example', '/\\evil.example', '@evil.example', 'https://evil.example/']) {
      expect(new URL(canonicalAddress(base, path)).host).toBe('www.three-ridings.example');
    }
  });

  it('takes under 200 ms for a long run of slashes', () => {
    const started = performance.now();
    canonicalAddress(base, `${'/'.repeat(200_000)}x`);
    expect(performance.now() - started).toBeLessThan(200);
  });
});
