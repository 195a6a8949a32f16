import { isSlug } from './slug.ts';

export type SitePage = { path: string; name: string; sitemap: boolean };

/** The fields of a practice needed to list its pages. */
export type SitePractice = { slug: string; location: string; locationPageOnOwnHost: boolean };

/** A page that consists of content alone: a file in content/pages/more. */
type MorePage = { slug: string; heading: string };

/** The parts of the content that decide which pages there are. */
export type PageSources = { practices: readonly SitePractice[]; morePages: readonly MorePage[] };

export const morePagePath = (slug: string) => `/${slug}`;
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
  // Short path for print. Shows the same page as the one above, so it is not in the sitemap.
  { path: '/share', name: 'Share Your Story', sitemap: false },
  { path: '/search', name: 'Search', sitemap: false },
];

/** The pages that every group has, whatever its content. */
export const fixedPages = [...pagesBeforeLocations, ...pagesAfterLocations];

/** All pages except articles, which are at /blog/{slug}. */
export function sitePages({ morePages, practices }: PageSources): SitePage[] {
  return [
    ...pagesBeforeLocations,
    ...practices.map(({ location, slug }) => ({ path: locationPath(slug), name: `${location} Dentist`, sitemap: true })),
    ...practices.map(({ location, slug }) => ({ path: nhsLocationPath(slug), name: `NHS Dentist ${location}`, sitemap: true })),
    ...pagesAfterLocations,
    ...morePages.map(({ heading, slug }) => ({ path: morePagePath(slug), name: heading, sitemap: true })),
  ];
}

/** Stored by the service worker and shown when the device is offline. Available on every host, linked from no page. */
export const offlinePath = '/offline';

/** The Atom feed of the articles. */
export const feedPath = '/feed.xml';
/** The title of the feed, also used in links to it. */
export const feedTitle = (group: string, blog: string) => `${group}: ${blog}`;

/** The practice's vCard. */
export const contactCardPath = (slug: string) => `/contact/${slug}.vcf`;

/** The first segments of addresses that are not pages: files, pictures, signed links, the API and probes. */
const technicalSegments = [
  'assets',
  'drawings',
  'functions',
  'healthz',
  'metrics',
  'pictures',
  'readyz',
  'rest',
  'review',
  'share-pictures',
  'staff',
];

/** The first segments of pages and contact cards. Other addresses below them are free. */
const sharedSegments = ['contact', 'locations', 'services'];

/** Whether an address of the site already starts with this segment, so that no page of content may take it. */
export function isReservedSlug(slug: string): boolean {
  const fixed = [...fixedPages.map(({ path }) => path), offlinePath];
  return [...technicalSegments, ...sharedSegments].includes(slug) || fixed.includes(morePagePath(slug));
}

/** Files for browsers, search engines and address books. */
const ownFile = /\.(?:ico|js|png|svg|txt|vcf|webmanifest)$|^\/sitemap(?:-\d+)?\.xml$/;

/** Whether the site answers a path itself, so that it cannot redirect it. Any path below /blog may become an article. */
export function isOwnPath(path: string, targets: LinkTargets): boolean {
  const [, segment = ''] = path.split('/');
  const isTechnical = [...technicalSegments, 'blog'].includes(segment) || path === offlinePath || ownFile.test(path);
  return isTechnical || isInternalTarget(path, targets);
}

/** The ids of the home page's sections, as in '/#booking'. */
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

/** The paths that a clinic's own host serves. It redirects all others to the group's site. */
export function clinicPagePaths(practiceSlug: string, practices: readonly SitePractice[]): readonly string[] {
  const practice = practices.find(({ slug }) => slug === practiceSlug);
  return practice?.locationPageOnOwnHost ? [...everyClinic, locationPath(practice.slug)] : everyClinic;
}

/** The names of the practices and pages that a link may lead to. */
type LinkTargets = Record<'practices' | 'morePages', readonly { slug: string }[]>;

/**
 * Whether a link in the content leads to an existing page or the feed. Rejects trailing slashes, which would cause a redirect. Checks
 * fragments on the home page only.
 */
export function isInternalTarget(target: string, { morePages, practices }: LinkTargets): boolean {
  const [beforeFragment = '', fragment] = target.split(/#(.*)/s, 2);
  const [path = ''] = beforeFragment.split('?', 1);
  if (path === '/' && fragment !== undefined) return sectionIds.some((id) => id === fragment);
  if (path.startsWith('/blog/')) return isSlug(path.slice('/blog/'.length));
  return (
    fixedPages.some((page) => page.path === path) ||
    path === feedPath ||
    practices.some(({ slug }) => path === locationPath(slug) || path === nhsLocationPath(slug)) ||
    morePages.some(({ slug }) => path === morePagePath(slug))
  );
}
