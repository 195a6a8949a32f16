import { describe, expect, it } from 'vitest';
import { isGroupPage, practices } from './site-pages.fixtures.ts';
import { clinicPagePaths, isInternalTarget, sectionIds, sitePages } from './site-pages.ts';

const pages = sitePages(practices);

describe('sitePages', () => {
  it('lists each path once, without a trailing slash', () => {
    const paths = pages.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => path !== '/' && !/^(\/[a-z-]+)+$/.test(path))).toEqual([]);
  });

  // @spec 2: Routes /share-your-story and /share
  it('includes every page except /share and /search in the sitemap', () => {
    expect(pages.filter(({ sitemap }) => !sitemap).map(({ path }) => path)).toEqual(['/share', '/search']);
    expect(pages.filter(({ sitemap }) => sitemap)).toHaveLength(20);
  });

  it('gives every page in the sitemap a unique name', () => {
    const names = pages.filter(({ sitemap }) => sitemap).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('includes both location pages of each practice', () => {
    for (const town of ['bradford', 'ripon', 'leeds']) {
      expect(isGroupPage(`/locations/${town}-dentist`)).toBe(true);
      expect(isGroupPage(`/locations/nhs-${town}-dentist`)).toBe(true);
    }
  });

  it("includes only the given group's location pages", () => {
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
  it('lists the nine ids from the specification and three more', () => {
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
  it('is the same list for every clinic, including an unknown one', () => {
    expect(clinicPagePaths('ripon', practices)).toEqual(shared);
    expect(clinicPagePaths('leeds', practices)).toEqual(shared);
    expect(clinicPagePaths('skipton', practices)).toEqual(shared);
  });

  it('adds the location page for Bradford only', () => {
    expect(clinicPagePaths('bradford', practices)).toEqual([...shared, '/locations/bradford-dentist']);
  });

  it('contains only existing pages', () => {
    expect(clinicPagePaths('bradford', practices).filter((path) => !isGroupPage(path))).toEqual([]);
  });
});

describe('isInternalTarget', () => {
  it('accepts every page', () => {
    expect(pages.filter(({ path }) => !isGroupPage(path))).toEqual([]);
  });

  it('accepts every section of the home page', () => {
    expect(sectionIds.filter((id) => !isGroupPage(`/#${id}`))).toEqual([]);
  });

  it.each(['/blog', '/#booking', '/services/teeth-whitening', '/blog/some-slug', '/share?from=card', '/complaints#who-to-ask'])(
    'accepts %s',
    (target) => {
      expect(isGroupPage(target)).toBe(true);
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
  ])('rejects %j', (target) => {
    expect(isGroupPage(target)).toBe(false);
  });
});
