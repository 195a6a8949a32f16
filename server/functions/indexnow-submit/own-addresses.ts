import { canonicalAddress } from '../../../domain/canonical.ts';
import { clinicPagePaths, type SitePractice, sitePages } from '../../../domain/site-pages.ts';
import { isSlug } from '../../../domain/slug.ts';
import type { Site } from '../../http/hosts.ts';

/** An address of ours, by what it leads to. */
export type OwnAddress = { url: string } & (
  | { kind: 'page'; path: string }
  | { kind: 'post'; slug: string }
  | { kind: 'sitemap' }
);

const articles = '/blog/';
const sitemapPath = '/sitemap.xml';

/** What an address leads to on a site, or nothing where it is on another host or leads to nothing that the site has. */
export function ownAddress(site: Site, practices: readonly SitePractice[], address: string): OwnAddress | undefined {
  const parsed = URL.parse(address);
  if (!parsed || parsed.origin !== new URL(site.base).origin) return undefined;
  // A query or a fragment is another view of a page and never a page of its own.
  if (parsed.username || parsed.password || /[?#]/.test(address)) return undefined;
  const url = canonicalAddress(site.base, parsed.pathname);
  const path = url.slice(site.base.length) || '/';
  if (path === sitemapPath) return { url, kind: 'sitemap' };
  const paths = site.practice ? clinicPagePaths(site.practice, practices) : sitePages(practices).map((page) => page.path);
  if (paths.includes(path)) return { url, kind: 'page', path };
  const slug = site.practice === undefined && path.startsWith(articles) ? path.slice(articles.length) : '';
  return isSlug(slug) ? { url, kind: 'post', slug } : undefined;
}

/** What search engines are told of a clinic's own site: its pages, and where they are listed. */
export function clinicAddresses(base: string, practice: string, practices: readonly SitePractice[]): string[] {
  return [...clinicPagePaths(practice, practices), sitemapPath].map((path) => canonicalAddress(base, path));
}
