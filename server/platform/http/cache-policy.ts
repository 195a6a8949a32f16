/**
 * Which caches may store a page. Depends on its address only, so that it is known before rendering and in nginx, whose
 * configuration is generated from the patterns below. `live` pages show whether a practice is open.
 */
export type CachePolicy = 'private' | 'live' | 'static';

/** Matches the path in its plain form, see `redirectEncodedPaths`. Pages with a form key, with visitor input or behind a signed link. */
export const privatePages = '^/(share|share-your-story|search)$|^/staff/';
/** Matches path and query. Pages that answer a visitor's questions. */
export const privateQueries = '^/nhs-information\\?';
/** Matches the path. */
export const livePages = '^/(emergency-dentist|locations/[^/]+)?$';

const isPrivatePage = new RegExp(privatePages);
const isPrivateQuery = new RegExp(privateQueries);
const isLivePage = new RegExp(livePages);

export function cachePolicy(path: string, search: string): CachePolicy {
  if (isPrivatePage.test(path) || isPrivateQuery.test(path + search)) return 'private';
  return isLivePage.test(path) ? 'live' : 'static';
}

/** How long a stale copy may replace an error: a minute for pages that show 'Open now', a day for others. */
const staleSeconds = { live: 60, static: 86_400 };

export const staleMs = (policy: 'live' | 'static') => staleSeconds[policy] * 1000;

/** Shared caches revalidate after three seconds, usually with a 304. Other responses than pages and permanent redirects are not stored. */
export function cacheControl(policy: CachePolicy, status: number): string {
  if (policy === 'private') return 'private, no-store';
  if (status !== 200 && status !== 301) return 'no-store';
  return `public, max-age=0, s-maxage=3, stale-if-error=${staleSeconds[policy]}`;
}
