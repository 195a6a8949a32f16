import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { clinicPagePaths, type PageSources, sitePages } from '../../domain/site-pages.ts';
import type { ChangeCache } from '../platform/db/change-cache.ts';
import type { Site } from '../platform/http/hosts.ts';
import type { PageSource, PageTexts } from '../platform/pages/page-texts.ts';
import type { Entry } from './ledger.ts';
import type { OwnAddress } from './own-addresses.ts';

/** A short hash, the same in every process. The length prefixes make ('ab', 'c') and ('a', 'bc') differ. */
function contentHash(...parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:${part}`);
  return hash.digest('base64url').slice(0, 22);
}

/** By slug, for published posts only. Hashes updated_at, which the database sets on every change. */
export async function postHashes(pool: Pool, slugs: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ slug: string; id: string; changed: string }>({
    name: 'indexnow-posts',
    text: `select slug, id, extract(epoch from updated_at)::text as changed from blog_posts
           where slug = any($1) and published_at <= now()`,
    values: [slugs],
  });
  return new Map(rows.map(({ changed, id, slug }) => [slug, contentHash(id, changed)]));
}

/** One hash for the list of all published posts. */
async function postListHash(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ count: string; changed: string | null }>({
    name: 'indexnow-all-posts',
    text: `select count(*)::text as count, extract(epoch from max(updated_at))::text as changed from blog_posts
           where published_at <= now()`,
  });
  return contentHash(rows[0]?.count ?? '0', rows[0]?.changed ?? '');
}

type Parts = { content: () => PageSources; pageTexts: PageTexts; pool: Pool; postCache: ChangeCache };

/** Hashes the content at our addresses. `pageTexts` and `postCache` cache it, so that repeated views of a page cost no query. */
export function createContentHashes({ content, pageTexts, pool, postCache }: Parts) {
  const postList = () => postCache.get('indexnow all', () => postListHash(pool));

  async function ofPage(site: Site, path: string, source: PageSource): Promise<string | undefined> {
    const page = await pageTexts.of(site, path, source);
    if (!page?.indexed) return undefined;
    // The list changes with every article, not with the edition that page texts are cached for.
    return contentHash(page.title, page.description, path === '/blog' ? await postList() : page.text);
  }

  async function ofSitemap({ practice }: Site): Promise<string> {
    if (practice) return contentHash(...clinicPagePaths(practice, content().practices));
    const listed = sitePages(content()).filter(({ sitemap }) => sitemap);
    return contentHash(...listed.map(({ path }) => path), await postList());
  }

  /** An address without content, or with a noindex page, has no entry. */
  return async (site: Site, addresses: readonly OwnAddress[], source: PageSource): Promise<Entry[]> => {
    const slugs = addresses.flatMap((address) => (address.kind === 'post' ? [address.slug] : []));
    // One query for all posts: the caller decides how many there are.
    const bySlug =
      slugs.length > 0
        ? await postCache.get(`indexnow ${slugs.join(' ')}`, () => postHashes(pool, slugs))
        : new Map<string, string>();
    const entries: Entry[] = [];
    for (const address of addresses) {
      const hash =
        address.kind === 'post'
          ? bySlug.get(address.slug)
          : address.kind === 'page'
            ? await ofPage(site, address.path, source)
            : await ofSitemap(site);
      if (hash !== undefined) entries.push({ url: address.url, hash });
    }
    return entries;
  };
}
