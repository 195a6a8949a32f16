import { isSlug } from './slug.ts';

export type SitePage = { path: string; name: string; sitemap: boolean };

/** Every fixed path that answers with a page. Articles add /blog/{slug}. */
export const sitePages: readonly SitePage[] = [
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
  { path: '/locations/bradford-dentist', name: 'Bradford Dentist', sitemap: true },
  { path: '/locations/ripon-dentist', name: 'Ripon Dentist', sitemap: true },
  { path: '/locations/leeds-dentist', name: 'Leeds Dentist', sitemap: true },
  { path: '/locations/nhs-bradford-dentist', name: 'NHS Dentist Bradford', sitemap: true },
  { path: '/locations/nhs-ripon-dentist', name: 'NHS Dentist Ripon', sitemap: true },
  { path: '/locations/nhs-leeds-dentist', name: 'NHS Dentist Leeds', sitemap: true },
  { path: '/emergency-dentist', name: 'Emergency Dentist', sitemap: true },
  { path: '/network-of-clinics', name: 'Network of clinics', sitemap: true },
  { path: '/blog', name: 'Blog', sitemap: true },
  { path: '/share-your-story', name: 'Share Your Story', sitemap: true },
  // The short way to the form, for print: the same page, so only the long path is listed.
  { path: '/share', name: 'Share Your Story', sitemap: false },
  { path: '/search', name: 'Search', sitemap: false },
];

/** Kept on visitors' devices and shown there in place of any page: nobody is sent to it, and every host has it. */
export const offlinePath = '/offline';

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

const everyClinic = [
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
] as const;

/** What a clinic's own host serves; it sends every other path to the group. */
export function clinicPagePaths(practiceSlug: string): readonly string[] {
  return practiceSlug === 'bradford' ? [...everyClinic, '/locations/bradford-dentist'] : everyClinic;
}

/**
 * Whether a link of the content leads to a page. A trailing slash does not count: it would cost every visitor a
 * redirect. Fragments are known on the home page only.
 */
export function isInternalTarget(target: string): boolean {
  const [beforeFragment = '', fragment] = target.split(/#(.*)/s, 2);
  const [path = ''] = beforeFragment.split('?', 1);
  if (path === '/' && fragment !== undefined) return sectionIds.some((id) => id === fragment);
  return sitePages.some((page) => page.path === path) || (path.startsWith('/blog/') && isSlug(path.slice('/blog/'.length)));
}
