/** A page that changes with the content alone: an hour in shared caches, and a day of it beats an error. */
export const textPageHeaders = () => ({ 'Cache-Control': 'public, max-age=0, s-maxage=3600, stale-if-error=86400' });
