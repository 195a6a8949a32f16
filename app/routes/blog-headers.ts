/** The database failed: readers and crawlers come again later. */
export const failedInit = { status: 503, headers: { 'Retry-After': '30' } };

/** The posts are late: a cache that has an older copy serves that instead of the skeletons. */
export const lateInit = { status: 503, headers: { 'Retry-After': '5' } };
