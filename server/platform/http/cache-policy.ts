/**
 * Who may store a page, decided by its address alone: before it is rendered, and in nginx, which is configured from the patterns
 * below. `live` pages say whether a practice is open.
 */
export type CachePolicy = 'private' | 'live' | 'static';

/** Of the path. These show a form with its own key, what somebody typed, or what a signed link opens. */
export const privatePages = '^/(share|share-your-story|search)$|^/staff/';
/** Of the path with its query. The answer to a visitor's questions. */
export const privateQueries = '^/nhs-information\\?';
/** Of the path. */
export const livePages = '^/(emergency-dentist|locations/[^/]+)?$';

const isPrivatePage = new RegExp(privatePages);
const isPrivateQuery = new RegExp(privateQueries);
const isLivePage = new RegExp(livePages);

export function cachePolicy(path: string, search: string): CachePolicy {
  if (isPrivatePage.test(path) || isPrivateQuery.test(path + search)) return 'private';
  return isLivePage.test(path) ? 'live' : 'static';
}

/** How long an old copy may replace an error: of a page that says 'Open now' for a minute, of any other for a day. */
const staleSeconds = { live: 60, static: 86_400 };

export const staleMs = (policy: 'live' | 'static') => staleSeconds[policy] * 1000;

/** Shared caches ask again after five seconds, mostly to hear that nothing changed. Only a page that was found is stored. */
export function cacheControl(policy: CachePolicy, status: number): string {
  if (policy === 'private') return 'private, no-store';
  if (status !== 200) return 'no-store';
  return `public, max-age=0, s-maxage=5, stale-if-error=${staleSeconds[policy]}`;
}
