import { describe, expect, it } from 'vitest';
import { isGroupPage, pageSources, practices } from './site-pages.fixtures.ts';
import {
  clinicPagePaths,
  feedPath,
  isInternalTarget,
  isOwnPath,
  isReservedSlug,
  offlinePath,
  sectionIds,
  sitePages,
} from './site-pages.ts';

const pages = sitePages(pageSources);

describe('sitePages', () => {
  it('lists each path once, without a trailing slash', () => {
    const paths = pages.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => path !== '/' && !/^(\/[a-z-]+)+$/.test(path))).toEqual([]);
  });

  // @spec 2: Routes /share-your-story and /share
  it('includes every page except /share and /search in the sitemap', () => {
    expect(pages.filter(({ sitemap }) => !sitemap).map(({ path }) => path)).toEqual(['/share', '/search']);
    expect(pages.filter(({ sitemap }) => sitemap)).toHaveLength(21);
  });

  it('gives every page in the sitemap a unique name', () => {
    const names = pages.filter(({ sitemap }) => sitemap).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it("includes only the given group's location pages", () => {
    const others = [{ slug: 'ashcombe', location: 'Ashcombe', locationPageOnOwnHost: false }];
    const group = { practices: others, morePages: [] };
    const locations = sitePages(group).filter(({ path }) => path.startsWith('/locations/'));
    expect(locations).toEqual([
      { path: '/locations/ashcombe-dentist', name: 'Ashcombe Dentist', sitemap: true },
      { path: '/locations/nhs-ashcombe-dentist', name: 'NHS Dentist Ashcombe', sitemap: true },
    ]);
    expect(isInternalTarget('/locations/ashcombe-dentist', group)).toBe(true);
    expect(isInternalTarget('/locations/bradford-dentist', group)).toBe(false);
  });
});

describe('pages that consist of content alone', () => {
  const page = { path: '/nervous-patients', name: 'Nervous about the dentist?', sitemap: true };

  it('are in the site map with their heading as name', () => {
    expect(pages).toContainEqual(page);
    expect(sitePages({ practices, morePages: [] })).not.toContainEqual(page);
  });

  it('can be linked to, with and without a fragment', () => {
    expect(isGroupPage('/nervous-patients')).toBe(true);
    expect(isGroupPage('/nervous-patients#card')).toBe(true);
    expect(isInternalTarget('/nervous-patients', { practices, morePages: [] })).toBe(false);
  });

  it("are not on a clinic's own host", () => {
    expect(clinicPagePaths('ripon', practices)).not.toContain(page.path);
  });
});

describe('isReservedSlug', () => {
  it.each(['blog', 'search', 'offline', 'share', 'complaints', 'staff', 'locations', 'assets', 'rest', 'functions', 'contact'])(
    'reserves %s',
    (slug) => {
      expect(isReservedSlug(slug)).toBe(true);
    },
  );

  it.each(['nervous-patients', 'blog-rules', 'constructor', 'home'])('leaves %s free', (slug) => {
    expect(isReservedSlug(slug)).toBe(false);
  });
});

describe('isOwnPath', () => {
  const others = ['/sitemap.xml', '/sitemap-2.xml', '/contact/leeds.vcf', '/blog/a-new-article', '/staff/token', '/rest/v1'];

  it.each([...pages.map(({ path }) => path), offlinePath, feedPath, ...others])('includes %s', (path) => {
    expect(isOwnPath(path, pageSources)).toBe(true);
  });

  it.each(['/contact', '/services', '/services/implants', '/locations/leeds', '/about.html', '/rss.xml', '/Blog'])(
    'leaves %s free',
    (path) => {
      expect(isOwnPath(path, pageSources)).toBe(false);
    },
  );
});

// @spec 2: Home: section ids
it('lists the nine section ids from the specification and three more', () => {
  expect(sectionIds).toEqual(
    'home about services team transformations videos booking contact faq reviews nhs locations'.split(' '),
  );
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
    'blog',
    '/#nowhere',
    '/#booking#faq',
    '/services',
    '/blog/',
    '/blog/Some Slug',
    '/Blog',
    '//evil.example/blog',
    'https://evil.example/blog',
    '/constructor',
  ])('rejects %j', (target) => {
    expect(isGroupPage(target)).toBe(false);
  });
});
