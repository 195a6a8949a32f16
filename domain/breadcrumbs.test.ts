import { describe, expect, it } from 'vitest';
import { breadcrumbs } from './breadcrumbs.ts';
import { pageSources } from './site-pages.fixtures.ts';
import { sitePages } from './site-pages.ts';

const home = { name: 'Home', href: '/' };
const names = (path: string) => breadcrumbs(path).map(({ name }) => name);

describe('breadcrumbs', () => {
  // @spec 2: Breadcrumb: not on home, only with more than one crumb
  it('is empty on the home page', () => {
    expect(breadcrumbs('/')).toEqual([]);
    expect(breadcrumbs('')).toEqual([]);
    expect(breadcrumbs('/?from=card#booking')).toEqual([]);
    expect(breadcrumbs('//')).toEqual([]);
  });

  it('is empty for a signed link, whose path is a secret', () => {
    expect(breadcrumbs('/staff/mark-contacted.7f3a2c64.1763287200.c2lnbmF0dXJl')).toEqual([]);
  });

  // @spec 2: Breadcrumb: the known segment names, word for word
  it.each([
    ['/services/cosmetic-dentistry', 'Cosmetic Dentistry'],
    ['/services/dental-implants', 'Dental Implants'],
    ['/services/teeth-whitening', 'Teeth Whitening'],
    ['/locations/ripon-dentist', 'Ripon Dentist'],
    ['/locations/leeds-dentist', 'Leeds Dentist'],
    ['/locations/nhs-leeds-dentist', 'NHS Leeds Dentist'],
    ['/emergency-dentist', 'Emergency Dentist'],
    ['/privacy-policy', 'Privacy Policy'],
    ['/terms-of-service', 'Terms of Service'],
    ['/nhs-information', 'NHS Information'],
    ['/accessibility', 'Accessibility Statement'],
    ['/complaints', 'Complaints Procedure'],
    ['/network-of-clinics', 'Network of clinics'],
    ['/blog', 'Blog'],
    ['/share-your-story', 'Share Your Story'],
    ['/share', 'Share Your Story'],
    ['/search', 'Search'],
  ])('names %s %s', (path, name) => {
    expect(names(path).at(-1)).toBe(name);
  });

  // @spec 2: Breadcrumb: known names, unknown segments title-cased
  it('uses the page name everywhere except on NHS location pages', () => {
    const pages = sitePages({ ...pageSources, morePages: [] }).filter(
      ({ path }) => path !== '/' && !path.startsWith('/locations/nhs-'),
    );
    for (const { path, name } of pages) expect(names(path).at(-1)).toBe(name);
  });

  // @spec 2: Breadcrumb: known names, unknown segments title-cased
  it('title-cases unknown segments', () => {
    expect(breadcrumbs('/blog/why-gums-bleed')).toEqual([
      home,
      { name: 'Blog', href: '/blog' },
      { name: 'Why Gums Bleed', href: '/blog/why-gums-bleed' },
    ]);
  });

  it('uses the name passed for the page', () => {
    expect(breadcrumbs('/nervous-patients', 'Nervous about the dentist?')).toEqual([
      home,
      { name: 'Nervous about the dentist?', href: '/nervous-patients' },
    ]);
    expect(names('/nervous-patients')).toEqual(['Home', 'Nervous Patients']);
  });

  it('does not link the parent levels of an unknown path', () => {
    expect(breadcrumbs('/no/such/page').map(({ href }) => href)).toEqual(['/', undefined, undefined, '/no/such/page']);
  });

  it('looks names up by full path, so that an article can share the slug of a page', () => {
    expect(breadcrumbs('/blog/services').at(-1)).toEqual({ name: 'Services', href: '/blog/services' });
    expect(breadcrumbs('/blog/complaints').at(-1)).toEqual({ name: 'Complaints', href: '/blog/complaints' });
  });

  it('ignores query, fragment and extra slashes', () => {
    expect(breadcrumbs('/blog/?page=2#top')).toEqual(breadcrumbs('/blog'));
    expect(breadcrumbs('//blog//why-gums-bleed/')).toEqual(breadcrumbs('/blog/why-gums-bleed'));
  });

  it('decodes names and encodes links', () => {
    expect(breadcrumbs('/blog/caf%C3%A9-teeth').at(-1)).toEqual({ name: 'Café Teeth', href: '/blog/caf%C3%A9-teeth' });
    expect(breadcrumbs('/a%2Fb').at(-1)).toEqual({ name: 'A/b', href: '/a%2Fb' });
  });

  it('is empty for a path deeper than any page', () => {
    expect(breadcrumbs('/a'.repeat(8))).toHaveLength(9);
    expect(breadcrumbs('/a'.repeat(9))).toEqual([]);
    expect(breadcrumbs('/a'.repeat(100_000))).toEqual([]);
  });
});
