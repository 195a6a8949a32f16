/** A second in shared caches carries any crowd, and a new article is seen everywhere a moment later. */
export const blogHeaders = { 'Cache-Control': 'public, max-age=0, s-maxage=1, stale-if-error=86400' };

/** The database is away: nobody keeps that, and who asks by machine asks again soon. */
export const failureHeaders = { 'Cache-Control': 'no-store', 'Retry-After': '30' };

/** For a page with skeletons: caches that have an older copy serve that instead, and crawlers come again. */
export const lateInit = { status: 503, headers: { 'Cache-Control': 'no-store', 'Retry-After': '5' } };
