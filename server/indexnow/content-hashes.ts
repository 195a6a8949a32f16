import { clinicPagePaths, type PageSources, sitePages } from '../../domain/site-pages.ts';
import type { ChangeCache } from '../platform/db/change-cache.ts';
import type { Site } from '../platform/http/hosts.ts';
import type { PageSource, PageTexts } from '../platform/pages/page-texts.ts';
import { contentHash } from './content-hash.ts';
import type { Entry } from './ledger.ts';
import type { OwnAddress } from './own-addresses.ts';
import type { PostHashes } from './post-hashes.ts';

/** Hashes of the content at our addresses. An address without content has no entry. */
export type Contents = {
  entries: Entry[];
  /** The number of noindex pages. */
  unlisted: number;
};
export type ContentHashes = (site: Site, addresses: readonly OwnAddress[], source: PageSource) => Promise<Contents>;

const noindex = Symbol('noindex');

/** `texts` and `cache` cache what they read, so that repeated views of a page cost no query. */
export function createContentHashes(
  texts: PageTexts,
  posts: PostHashes,
  cache: ChangeCache,
  content: () => PageSources,
): ContentHashes {
  const allPosts = () => cache.get('indexnow all', posts.all);

  async function ofPage(site: Site, path: string, source: PageSource): Promise<string | typeof noindex | undefined> {
    const page = await texts.of(site, path, source);
    if (!page) return undefined;
    if (!page.indexed) return noindex;
    // The list changes with every article, not with the edition that page texts are cached for.
    if (path === '/blog') return contentHash(page.title, page.description, await allPosts());
    return contentHash(page.title, page.description, page.text);
  }

  async function ofSitemap({ practice }: Site): Promise<string> {
    if (practice) return contentHash(...clinicPagePaths(practice, content().practices));
    const listed = sitePages(content()).filter(({ sitemap }) => sitemap);
    return contentHash(...listed.map(({ path }) => path), await allPosts());
  }

  return async (site, addresses, source) => {
    const slugs = addresses.flatMap((address) => (address.kind === 'post' ? [address.slug] : []));
    // One query for all posts: the caller decides how many there are.
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
      if (hash === noindex) contents.unlisted += 1;
      else if (hash !== undefined) contents.entries.push({ url: address.url, hash });
    }
    return contents;
  };
}
