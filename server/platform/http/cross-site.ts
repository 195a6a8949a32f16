import type { MiddlewareHandler } from 'hono';
import type { Site } from './hosts.ts';

/**
 * Whether a page on another site sent the request. Browsers send Origin with every post, so a post without one is not from a
 * browser and cannot be CSRF. Pages that send no referrer, such as the staff pages, post with the origin 'null'. For those,
 * checks Sec-Fetch-Site, which a page cannot set.
 */
export function isCrossSite(headers: Headers, base: string): boolean {
  const fetchSite = headers.get('sec-fetch-site');
  if (fetchSite === 'cross-site') return true;
  const origin = headers.get('origin');
  if (origin === null) return false;
  if (origin === 'null') return fetchSite !== 'same-origin';
  // The host is one of ours, checked earlier. It may be an alias of the site.
  return origin !== new URL(base).origin && URL.parse(origin)?.host !== headers.get('host')?.toLowerCase();
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Other sites may send only safe methods. */
export const rejectCrossSite: MiddlewareHandler<{ Variables: { site: Site } }> = async (context, next) => {
  const { method, raw } = context.req;
  if (!safeMethods.has(method) && isCrossSite(raw.headers, context.get('site').base)) {
    return context.text('Cross-site request rejected', 403);
  }
  return next();
};
