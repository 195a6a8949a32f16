import { describe, expect, it } from 'vitest';
import { clinicPagePaths, isInternalTarget, sectionIds, sitePages } from './site-pages.ts';

describe('sitePages', () => {
  it('holds each path once, without trailing slash', () => {
    const paths = sitePages.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => path !== '/' && !/^(\/[a-z-]+)+$/.test(path))).toEqual([]);
  });

  it('lists all but the second path of the form and the search in the sitemap', () => {
    expect(sitePages.filter(({ sitemap }) => !sitemap).map(({ path }) => path)).toEqual(['/share', '/search']);
    expect(sitePages.filter(({ sitemap }) => sitemap)).toHaveLength(20);
  });

  it('names pages that search engines list differently from one another', () => {
    const names = sitePages.filter(({ sitemap }) => sitemap).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('has the three pages of each kind of location', () => {
    for (const town of ['bradford', 'ripon', 'leeds']) {
      expect(isInternalTarget(`/locations/${town}-dentist`)).toBe(true);
      expect(isInternalTarget(`/locations/nhs-${town}-dentist`)).toBe(true);
    }
  });
});

describe('sectionIds', () => {
  it('holds the nine ids of the specification and the three sections without one', () => {
    expect(sectionIds).toEqual(
      'home about services team transformations videos booking contact faq reviews nhs locations'.split(' '),
    );
  });
});

describe('clinicPagePaths', () => {
  const shared = [
    '/',
    '/privacy-policy',
    '/terms-of-service',
    '/nhs-information',
    '/accessibility',
    '/complaints',
    '/services/general-dentistry',
    '/services/cosmetic-dentistry',
    '/services/dental-implants',
    '/services/teeth-whitening',
    '/emergency-dentist',
  ];

  it('is the same list for every clinic, and for one that is yet to come', () => {
    expect(clinicPagePaths('ripon')).toEqual(shared);
    expect(clinicPagePaths('leeds')).toEqual(shared);
    expect(clinicPagePaths('skipton')).toEqual(shared);
  });

  it('adds the location page for Bradford only', () => {
    expect(clinicPagePaths('bradford')).toEqual([...shared, '/locations/bradford-dentist']);
  });

  it('holds nothing that the site does not have', () => {
    expect(clinicPagePaths('bradford').filter((path) => !isInternalTarget(path))).toEqual([]);
  });
});

describe('isInternalTarget', () => {
  it('knows every page', () => {
    expect(sitePages.filter(({ path }) => !isInternalTarget(path))).toEqual([]);
  });

  it('knows every section of the home page', () => {
    expect(sectionIds.filter((id) => !isInternalTarget(`/#${id}`))).toEqual([]);
  });

  it.each(['/blog', '/#booking', '/services/teeth-whitening', '/blog/some-slug', '/share?from=card', '/complaints#who-to-ask'])(
    'takes %s',
    (target) => {
      expect(isInternalTarget(target)).toBe(true);
    },
  );

  it.each([
    '',
    '#booking',
    'blog',
    '/#nowhere',
    '/#',
    '/#booking#faq',
    '/services',
    '/locations',
    '/blog/',
    '/complaints/',
    '/blog/Some Slug',
    '/blog/a/b',
    '/Blog',
    '//evil.example/blog',
    'https://evil.example/blog',
    '/unknown',
    '/constructor',
  ])('refuses %j', (target) => {
    expect(isInternalTarget(target)).toBe(false);
  });
});
