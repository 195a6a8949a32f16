import { canonicalAddress } from '../../domain/canonical.ts';
import { clinicPagePaths, type PageSources, type SitePractice, sitePages } from '../../domain/site-pages.ts';
import { isSlug } from '../../domain/slug.ts';
import type { Site } from '../platform/http/hosts.ts';

export type OwnAddress = { url: string } & (
  | { kind: 'page'; path: string }
  | { kind: 'post'; slug: string }
  | { kind: 'sitemap' }
);

const blogPrefix = '/blog/';
const sitemapPath = '/sitemap.xml';

/** The URL, if it is on that site, whether or not there is such a page. */
export function onSite(site: Site, address: string): URL | undefined {
  const parsed = URL.parse(address);
  return parsed && parsed.origin === new URL(site.base).origin && !parsed.username && !parsed.password ? parsed : undefined;
}

/** Resolves an address on a site. Undefined if it is on another host or is not a page to submit. */
export function ownAddress(site: Site, content: PageSources, address: string): OwnAddress | undefined {
  const parsed = onSite(site, address);
  // Search engines find the further pages of a list themselves. No other query or fragment makes a page.
  if (!parsed || /[?#]/.test(address)) return undefined;
  const url = canonicalAddress(site.base, parsed.pathname);
  const path = url.slice(site.base.length) || '/';
  if (path === sitemapPath) return { url, kind: 'sitemap' };
  const paths = site.practice ? clinicPagePaths(site.practice, content.practices) : sitePages(content).map((page) => page.path);
  if (paths.includes(path)) return { url, kind: 'page', path };
  const slug = site.practice === undefined && path.startsWith(blogPrefix) ? path.slice(blogPrefix.length) : '';
  return isSlug(slug) ? { url, kind: 'post', slug } : undefined;
}

/** The addresses to submit for a clinic's own site: its pages and its sitemap. */
export function clinicAddresses(base: string, practice: string, practices: readonly SitePractice[]): string[] {
  return [...clinicPagePaths(practice, practices), sitemapPath].map((path) => canonicalAddress(base, path));
}
