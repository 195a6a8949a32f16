import type { SiteContent } from '../../content-model/schema/site.ts';
import { canonicalAddress } from '../../domain/canonical.ts';
import { pageChangedOn } from '../../domain/page-changed-on.ts';
import { clinicPagePaths, type PageSources, sitePages } from '../../domain/site-pages.ts';
import { escapeMarkup } from '../platform/escape-markup.ts';
import type { Site } from '../platform/http/hosts.ts';
import type { Services } from '../services.ts';

/** The protocol allows 50,000 per file. With smaller files, a request costs the same however many posts there are. */
export const addressesPerFile = 1_000;

type Entry = { address: string; lastModified?: string | undefined };

function urlSet(entries: Entry[]): string {
  const urls = entries.map(({ address, lastModified }) => {
    const changed = lastModified ? `<lastmod>${lastModified}</lastmod>` : '';
    return `<url><loc>${escapeMarkup(address)}</loc>${changed}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

function sitemapIndex(addresses: string[]): string {
  const maps = addresses.map((address) => `<sitemap><loc>${escapeMarkup(address)}</loc></sitemap>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${maps.join('\n')}\n</sitemapindex>\n`;
}

type Sources = {
  blogPosts: Pick<Services['blogPosts'], 'addresses' | 'count'>;
  content: PageSources & Pick<SiteContent, 'changedOn'>;
};

/**
 * One sitemap per host. A clinic's lists its own pages. The group's lists every page and post, split into numbered files
 * with an index when one file is not enough. Undefined if there is no such file.
 */
export async function sitemap(
  site: Site,
  number: number | undefined,
  { blogPosts, content }: Sources,
): Promise<string | undefined> {
  const pageEntries = (paths: readonly string[]): Entry[] =>
    paths.map((path) => ({
      address: canonicalAddress(site.base, path),
      lastModified: pageChangedOn(path, content.changedOn),
    }));
  if (site.practice)
    return number === undefined ? urlSet(pageEntries(clinicPagePaths(site.practice, content.practices))) : undefined;
  const listed = sitePages(content).filter((page) => page.sitemap);
  const pages = pageEntries(listed.map(({ path }) => path));
  const posts = await blogPosts.count();
  const files = Math.ceil((pages.length + posts) / addressesPerFile);
  if (number === undefined && files > 1)
    return sitemapIndex(Array.from({ length: files }, (_, index) => `${site.base}/sitemap-${index + 1}.xml`));
  const fileNumber = number ?? 1;
  if (fileNumber < 1 || fileNumber > files || (number !== undefined && files === 1)) return undefined;
  const start = (fileNumber - 1) * addressesPerFile;
  const ownPages = pages.slice(start, start + addressesPerFile);
  const limit = addressesPerFile - ownPages.length;
  const found = posts > 0 ? await blogPosts.addresses(limit, Math.max(0, start - pages.length)) : [];
  const postEntries = found.map((post) => ({
    address: canonicalAddress(site.base, `/blog/${post.slug}`),
    lastModified: post.updatedAt.toISOString(),
  }));
  return urlSet([...ownPages, ...postEntries]);
}
