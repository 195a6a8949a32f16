import { describe, expect, it } from 'vitest';
import { isPageOfTheGroup, practices } from './site-pages.fixtures.ts';
import { clinicPagePaths, isInternalTarget, sectionIds, sitePages } from './site-pages.ts';

const pages = sitePages(practices);

describe('sitePages', () => {
  it('holds each path once, without trailing slash', () => {
    const paths = pages.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => path !== '/' && !/^(\/[a-z-]+)+$/.test(path))).toEqual([]);
  });

  // @spec 2: Routes /share-your-story and /share
  it('lists all but the second path of the form and the search in the sitemap', () => {
    expect(pages.filter(({ sitemap }) => !sitemap).map(({ path }) => path)).toEqual(['/share', '/search']);
    expect(pages.filter(({ sitemap }) => sitemap)).toHaveLength(20);
  });

  it('names pages that search engines list differently from one another', () => {
    const names = pages.filter(({ sitemap }) => sitemap).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('has the three pages of each kind of location', () => {
    for (const town of ['bradford', 'ripon', 'leeds']) {
      expect(isPageOfTheGroup(`/locations/${town}-dentist`)).toBe(true);
      expect(isPageOfTheGroup(`/locations/nhs-${town}-dentist`)).toBe(true);
    }
  });

  it('has the pages of another group with its practices, and none of these', () => {
    const others = [{ slug: 'ashcombe', location: 'Ashcombe', locationPageOnOwnHost: false }];
    const locations = sitePages(others).filter(({ path }) => path.startsWith('/locations/'));
    expect(locations).toEqual([
      { path: '/locations/ashcombe-dentist', name: 'Ashcombe Dentist', sitemap: true },
      { path: '/locations/nhs-ashcombe-dentist', name: 'NHS Dentist Ashcombe', sitemap: true },
    ]);
    expect(isInternalTarget('/locations/ashcombe-dentist', ['ashcombe'])).toBe(true);
    expect(isInternalTarget('/locations/bradford-dentist', ['ashcombe'])).toBe(false);
  });
});

describe('sectionIds', () => {
  // @spec 2: Home: section ids
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

  // @spec 7: The clinic page list: its eleven paths
  it('is the same list for every clinic, and for one that is yet to come', () => {
    expect(clinicPagePaths('ripon', practices)).toEqual(shared);
    expect(clinicPagePaths('leeds', practices)).toEqual(shared);
    expect(clinicPagePaths('skipton', practices)).toEqual(shared);
  });

  it('adds the location page for Bradford only', () => {
    expect(clinicPagePaths('bradford', practices)).toEqual([...shared, '/locations/bradford-dentist']);
  });

  it('holds nothing that the site does not have', () => {
    expect(clinicPagePaths('bradford', practices).filter((path) => !isPageOfTheGroup(path))).toEqual([]);
  });
});

describe('isInternalTarget', () => {
  it('knows every page', () => {
    expect(pages.filter(({ path }) => !isPageOfTheGroup(path))).toEqual([]);
  });

  it('knows every section of the home page', () => {
    expect(sectionIds.filter((id) => !isPageOfTheGroup(`/#${id}`))).toEqual([]);
  });

  it.each(['/blog', '/#booking', '/services/teeth-whitening', '/blog/some-slug', '/share?from=card', '/complaints#who-to-ask'])(
    'takes %s',
    (target) => {
      expect(isPageOfTheGroup(target)).toBe(true);
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
    expect(isPageOfTheGroup(target)).toBe(false);
  });
});
