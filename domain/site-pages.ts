import { isSlug } from './slug.ts';

export type SitePage = { path: string; name: string; sitemap: boolean };

/** What has to be known of a practice to name its pages. */
export type SitePractice = { slug: string; location: string; locationPageOnOwnHost: boolean };

export const locationPath = (practiceSlug: string) => `/locations/${practiceSlug}-dentist`;
export const nhsLocationPath = (practiceSlug: string) => `/locations/nhs-${practiceSlug}-dentist`;

const pagesBeforeLocations: readonly SitePage[] = [
  { path: '/', name: 'Home', sitemap: true },
  { path: '/privacy-policy', name: 'Privacy Policy', sitemap: true },
  { path: '/terms-of-service', name: 'Terms of Service', sitemap: true },
  { path: '/nhs-information', name: 'NHS Information', sitemap: true },
  { path: '/accessibility', name: 'Accessibility Statement', sitemap: true },
  { path: '/complaints', name: 'Complaints Procedure', sitemap: true },
  { path: '/services/general-dentistry', name: 'General Dentistry', sitemap: true },
  { path: '/services/cosmetic-dentistry', name: 'Cosmetic Dentistry', sitemap: true },
  { path: '/services/dental-implants', name: 'Dental Implants', sitemap: true },
  { path: '/services/teeth-whitening', name: 'Teeth Whitening', sitemap: true },
];

const pagesAfterLocations: readonly SitePage[] = [
  { path: '/emergency-dentist', name: 'Emergency Dentist', sitemap: true },
  { path: '/network-of-clinics', name: 'Network of clinics', sitemap: true },
  { path: '/blog', name: 'Blog', sitemap: true },
  { path: '/share-your-story', name: 'Share Your Story', sitemap: true },
  // The short way to the form, for print: the same page, so only the long path is listed.
  { path: '/share', name: 'Share Your Story', sitemap: false },
  { path: '/search', name: 'Search', sitemap: false },
];

/** Every fixed path that answers with a page: two of them for each practice. Articles add /blog/{slug}. */
export function sitePages(practices: readonly SitePractice[]): SitePage[] {
  return [
    ...pagesBeforeLocations,
    ...practices.map(({ location, slug }) => ({ path: locationPath(slug), name: `${location} Dentist`, sitemap: true })),
    ...practices.map(({ location, slug }) => ({ path: nhsLocationPath(slug), name: `NHS Dentist ${location}`, sitemap: true })),
    ...pagesAfterLocations,
  ];
}

/** Kept on visitors' devices and shown there in place of any page: nobody is sent to it, and every host has it. */
export const offlinePath = '/offline';

/** The articles for a feed reader. */
export const feedPath = '/feed.xml';
/** As the page names it and as the feed calls itself. */
export const feedTitle = (group: string, blog: string) => `${group}: ${blog}`;

/** A practice for a telephone's address book. */
export const contactCardPath = (slug: string) => `/contact/${slug}.vcf`;

/** The ids of the home page's sections, so '/#booking' and the like. */
export const sectionIds = [
  'home',
  'about',
  'services',
  'team',
  'transformations',
  'videos',
  'booking',
  'contact',
  'faq',
  'reviews',
  'nhs',
  'locations',
] as const;

const everyClinic: readonly string[] = [...pagesBeforeLocations.map(({ path }) => path), '/emergency-dentist'];

/** What a clinic's own host serves; it sends every other path to the group. */
export function clinicPagePaths(practiceSlug: string, practices: readonly SitePractice[]): readonly string[] {
  const practice = practices.find(({ slug }) => slug === practiceSlug);
  return practice?.locationPageOnOwnHost ? [...everyClinic, locationPath(practice.slug)] : everyClinic;
}

/**
 * Whether a link of the content leads to a page. A trailing slash does not count: it would cost every visitor a
 * redirect. Fragments are known on the home page only.
 */
export function isInternalTarget(target: string, practiceSlugs: readonly string[]): boolean {
  const [beforeFragment = '', fragment] = target.split(/#(.*)/s, 2);
  const [path = ''] = beforeFragment.split('?', 1);
  if (path === '/' && fragment !== undefined) return sectionIds.some((id) => id === fragment);
  if (path.startsWith('/blog/')) return isSlug(path.slice('/blog/'.length));
  return (
    [...pagesBeforeLocations, ...pagesAfterLocations].some((page) => page.path === path) ||
    practiceSlugs.some((slug) => path === locationPath(slug) || path === nhsLocationPath(slug))
  );
}
