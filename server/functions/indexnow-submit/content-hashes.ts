import { clinicPagePaths, type SitePractice, sitePages } from '../../../domain/site-pages.ts';
import type { ChangeCache } from '../../blog/change-cache.ts';
import type { Site } from '../../http/hosts.ts';
import type { PageSource, PageTexts } from '../../pages/page-texts.ts';
import { contentHash } from './content-hash.ts';
import type { Entry } from './ledger.ts';
import type { OwnAddress } from './own-addresses.ts';
import type { PostHashes } from './post-hashes.ts';

/** What stands at our addresses, as hashes; where nothing stands there is no entry. */
export type Contents = {
  entries: Entry[];
  /** How many pages stand there that ask search engines to leave them out. */
  unlisted: number;
};
export type ContentHashes = (site: Site, addresses: readonly OwnAddress[], source: PageSource) => Promise<Contents>;

const leaveOut = Symbol('leave out');

/** `texts` and `cache` keep what they have read, so that a page view of a known page costs no query. */
export function createContentHashes(
  texts: PageTexts,
  posts: PostHashes,
  cache: ChangeCache,
  practices: () => readonly SitePractice[],
): ContentHashes {
  const allPosts = () => cache.get('indexnow all', posts.all);

  async function ofPage(site: Site, path: string, source: PageSource): Promise<string | typeof leaveOut | undefined> {
    const page = await texts.of(site, path, source);
    if (!page) return undefined;
    if (!page.indexed) return leaveOut;
    // The list of articles says something else with every article, and not with every day's content.
    if (path === '/blog') return contentHash(page.title, page.description, await allPosts());
    return contentHash(page.title, page.description, page.text);
  }

  async function ofSitemap({ practice }: Site): Promise<string> {
    if (practice) return contentHash(...clinicPagePaths(practice, practices()));
    const listed = sitePages(practices()).filter(({ sitemap }) => sitemap);
    return contentHash(...listed.map(({ path }) => path), await allPosts());
  }

  return async (site, addresses, source) => {
    const slugs = addresses.flatMap((address) => (address.kind === 'post' ? [address.slug] : []));
    // One question for all of them: the list is a caller's.
    const bySlug =
      slugs.length > 0 ? await cache.get(`indexnow ${slugs.join(' ')}`, () => posts.of(slugs)) : new Map<string, string>();
    const contents: Contents = { entries: [], unlisted: 0 };
    for (const address of addresses) {
      const hash =
        address.kind === 'post'
          ? bySlug.get(address.slug)
          : address.kind === 'page'
            ? await ofPage(site, address.path, source)
            : await ofSitemap(site);
      if (hash === leaveOut) contents.unlisted += 1;
      else if (hash !== undefined) contents.entries.push({ url: address.url, hash });
    }
    return contents;
  };
}
