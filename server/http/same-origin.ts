import type { MiddlewareHandler } from 'hono';
import type { Site } from './hosts.ts';

/**
 * Whether a page of another site sent this. Browsers say where a post comes from; what says nothing of itself is no browser,
 * and has no visitor's trust to misuse. A page that hides its address, as those of staff do, posts as 'null', and then the
 * browser's other word counts, which no page can write.
 */
export function isFromElsewhere(headers: Headers, base: string): boolean {
  const fetchSite = headers.get('sec-fetch-site');
  if (fetchSite === 'cross-site') return true;
  const origin = headers.get('origin');
  if (origin === null) return false;
  if (origin === 'null') return fetchSite !== 'same-origin';
  // The host was found among ours before: it may be another name of the same site.
  return origin !== new URL(base).origin && URL.parse(origin)?.host !== headers.get('host')?.toLowerCase();
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Nothing is changed on the word of another site. */
export const refuseOtherSites: MiddlewareHandler<{ Variables: { site: Site } }> = async (context, next) => {
  const { method, raw } = context.req;
  if (!reading.has(method) && isFromElsewhere(raw.headers, context.get('site').base)) {
    return context.text('Only pages of this site may send this.', 403);
  }
  return next();
};
