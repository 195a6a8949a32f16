import { postsPerPage } from '../../backend/blog-posts.ts';

/** The page number in the query, 1 if there is none, undefined if it is invalid. */
export function pageNumber(search: URLSearchParams): number | undefined {
  const given = search.get('page');
  if (given === null) return 1;
  return /^[1-9]\d{0,5}$/.test(given) ? Number(given) : undefined;
}

/** At least 1: an empty blog has a page that says so. */
export const pageCount = (posts: number) => Math.max(1, Math.ceil(posts / postsPerPage));

export const pageAddress = (page: number) => (page === 1 ? '/blog' : `/blog?page=${page}`);
