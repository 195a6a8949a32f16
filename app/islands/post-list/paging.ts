import { postsPerPage } from '../../backend/blog-posts.ts';

/** The page that an address asks for: the first where it says nothing, undefined where it names none that could be. */
export function pageNumber(search: URLSearchParams): number | undefined {
  const given = search.get('page');
  if (given === null) return 1;
  return /^[1-9]\d{0,5}$/.test(given) ? Number(given) : undefined;
}

/** An empty blog has one page, which says so. */
export const pageCount = (posts: number) => Math.max(1, Math.ceil(posts / postsPerPage));

export const pageAddress = (page: number) => (page === 1 ? '/blog' : `/blog?page=${page}`);
