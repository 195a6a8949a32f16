import { describe, expect, it } from 'vitest';
import { pageSources, practices } from '../../domain/site-pages.fixtures.ts';
import { clinicAddresses, ownAddress } from './own-addresses.ts';

const group = { base: 'https://group.example', practice: undefined };
const ripon = { base: 'https://ripon.example', practice: 'ripon' };

describe('ownAddress', () => {
  it('resolves pages, articles and the sitemap of the host in canonical form', () => {
    expect(ownAddress(group, pageSources, 'https://group.example/')).toEqual({
      url: 'https://group.example',
      kind: 'page',
      path: '/',
    });
    expect(ownAddress(group, pageSources, 'https://GROUP.example')).toEqual({
      url: 'https://group.example',
      kind: 'page',
      path: '/',
    });
    expect(ownAddress(group, pageSources, 'https://group.example/complaints/')).toMatchObject({
      url: 'https://group.example/complaints',
    });
    expect(ownAddress(group, pageSources, 'https://group.example/blog/a-post')).toMatchObject({ kind: 'post', slug: 'a-post' });
    expect(ownAddress(group, pageSources, 'https://group.example/sitemap.xml')).toMatchObject({ kind: 'sitemap' });
    expect(ownAddress(ripon, pageSources, 'https://ripon.example/complaints')).toMatchObject({ kind: 'page' });
    expect(ownAddress(group, pageSources, 'https://group.example/nervous-patients')).toMatchObject({ kind: 'page' });
  });

  it.each([
    'http://group.example/complaints',
    'https://group.example:8443/complaints',
    'https://group.example.evil.example/',
    'https://user:secret@group.example/complaints',
    'https://group.example/complaints?utm_source=x',
    'https://group.example/complaints#top',
    'https://group.example/no-such-page',
    'https://group.example/blog/../etc',
    'https://group.example/blog/A_Post',
    '',
  ])('rejects %j', (address) => {
    expect(ownAddress(group, pageSources, address)).toBeUndefined();
  });

  it('rejects pages that a clinic redirects to the group', () => {
    expect(ownAddress(ripon, pageSources, 'https://ripon.example/blog/a-post')).toBeUndefined();
    expect(ownAddress(ripon, pageSources, 'https://ripon.example/network-of-clinics')).toBeUndefined();
    expect(ownAddress(ripon, pageSources, 'https://ripon.example/nervous-patients')).toBeUndefined();
    expect(ownAddress(ripon, pageSources, 'https://ripon.example/locations/bradford-dentist')).toBeUndefined();
  });
});

describe('clinicAddresses', () => {
  it('returns the pages and the sitemap', () => {
    expect(clinicAddresses('https://ripon.example', 'ripon', practices)).toHaveLength(12);
    const bradford = clinicAddresses('https://bradford.example', 'bradford', practices);
    expect(bradford).toHaveLength(13);
    expect(bradford[0]).toBe('https://bradford.example');
    expect(bradford).toContain('https://bradford.example/locations/bradford-dentist');
    expect(bradford.at(-1)).toBe('https://bradford.example/sitemap.xml');
  });
});
