import { canonicalAddress } from '../../domain/canonical.ts';
import { clinicPagePaths, type SitePractice, sitePages } from '../../domain/site-pages.ts';
import type { BlogPosts } from '../blog/blog-posts.ts';
import { escapeMarkup } from '../escape-markup.ts';
import type { Site } from './hosts.ts';

/** Search engines read up to 50,000 addresses from one file. Small files cost the same however many posts there are. */
export const addressesPerFile = 1_000;

type Entry = { address: string; lastModified?: Date };

function urlSet(entries: Entry[]): string {
  const urls = entries.map(({ address, lastModified }) => {
    const changed = lastModified ? `<lastmod>${lastModified.toISOString()}</lastmod>` : '';
    return `<url><loc>${escapeMarkup(address)}</loc>${changed}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

function sitemapIndex(addresses: string[]): string {
  const maps = addresses.map((address) => `<sitemap><loc>${escapeMarkup(address)}</loc></sitemap>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${maps.join('\n')}\n</sitemapindex>\n`;
}

export type Sitemap = { file(site: Site, number: number | undefined): Promise<string | undefined> };

/**
 * One sitemap for each host. A clinic's lists its own pages; the group's lists every page and post, and becomes an index
 * of numbered files when they no longer fit in one.
 * @param exists whether a path has a route in the running build, so that no page is promised before it is there
 */
export function createSitemap(
  blogPosts: Pick<BlogPosts, 'count' | 'addresses'>,
  practices: () => readonly SitePractice[],
  exists: (path: string) => boolean,
): Sitemap {
  const pageEntries = (site: Site, paths: readonly string[]): Entry[] =>
    paths.filter(exists).map((path) => ({ address: canonicalAddress(site.base, path) }));

  return {
    async file(site, number) {
      if (site.practice)
        return number === undefined ? urlSet(pageEntries(site, clinicPagePaths(site.practice, practices()))) : undefined;
      const groupPaths = sitePages(practices())
        .filter((page) => page.sitemap)
        .map((page) => page.path);
      const pages = pageEntries(site, groupPaths);
      const posts = exists('/blog/:slug') ? await blogPosts.count() : 0;
      const files = Math.ceil((pages.length + posts) / addressesPerFile);
      if (number === undefined && files > 1) {
        return sitemapIndex(Array.from({ length: files }, (_, index) => `${site.base}/sitemap-${index + 1}.xml`));
      }
      const wanted = number ?? 1;
      if (wanted < 1 || wanted > files || (number !== undefined && files === 1)) return undefined;
      const start = (wanted - 1) * addressesPerFile;
      const ownPages = pages.slice(start, start + addressesPerFile);
      const room = addressesPerFile - ownPages.length;
      const found = posts > 0 ? await blogPosts.addresses(room, Math.max(0, start - pages.length)) : [];
      const postEntries = found.map((post) => ({
        address: canonicalAddress(site.base, `/blog/${post.slug}`),
        lastModified: post.updatedAt,
      }));
      return urlSet([...ownPages, ...postEntries]);
    },
  };
}
