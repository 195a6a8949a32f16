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

/** Resolves an address on a site. Undefined if it is on another host or the site has no such page. */
export function ownAddress(site: Site, content: PageSources, address: string): OwnAddress | undefined {
  const parsed = URL.parse(address);
  if (!parsed || parsed.origin !== new URL(site.base).origin) return undefined;
  // Addresses with a query or fragment are never separate pages.
  if (parsed.username || parsed.password || /[?#]/.test(address)) return undefined;
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
