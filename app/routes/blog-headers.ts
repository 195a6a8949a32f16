/** For database errors. */
export const failedInit = { status: 503, headers: { 'Retry-After': '30' } };

/** For posts that missed the deadline. With status 503 a cache serves an older copy instead of the skeletons. */
export const lateInit = { status: 503, headers: { 'Retry-After': '5' } };
