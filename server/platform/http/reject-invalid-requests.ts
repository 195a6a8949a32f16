import type { MiddlewareHandler } from 'hono';
import type { Site } from './hosts.ts';

/** Ten times our longest path. On much longer ones, regular expressions for trailing slashes take seconds. */
const maxPathLength = 2_048;

/** Rejects requests that match no page, or that are too expensive or impossible to handle. */
export const rejectInvalidRequests: MiddlewareHandler = async (context, next) => {
  // The Fetch API has no Request with this method.
  if (context.req.method === 'TRACE') return context.text('Method not allowed', 405, { Allow: 'GET, HEAD' });
  const { pathname } = new URL(context.req.url);
  if (pathname.length > maxPathLength) return context.text('URL too long', 414);
  if (!isDecodable(pathname)) return context.text('Malformed URL', 400);
  return next();
};

/**
 * Redirects a path that encodes letters, digits or `-._~` to its plain form. Routes get a decoded path, but the rules for caches
 * and hosts compare it as sent. Runs after `rejectInvalidRequests`, because decoding could complete an invalid escape.
 */
export const redirectEncodedPaths: MiddlewareHandler<{ Variables: { site: Site } }> = async (context, next) => {
  const { pathname, search } = new URL(context.req.url);
  const plain = pathname.replace(/%[2-7][0-9a-f]/gi, (encoded) => {
    const character = decodeURIComponent(encoded);
    return /[\w.~-]/.test(character) ? character : encoded;
  });
  if (plain === pathname) return next();
  // The configured base precedes the path, so that '//elsewhere.example' stays on our host. 308 keeps the method and body of a post.
  return context.redirect(`${context.get('site').base}${plain}${search}`, 308);
};

function isDecodable(pathname: string): boolean {
  try {
    // The result is used because the bundler removes calls with an unused result.
    return decodeURIComponent(pathname).length > 0;
  } catch {
    return false;
  }
}
