import type { MiddlewareHandler } from 'hono';
import type { Site } from './hosts.ts';

/** Ten times our longest path. On much longer ones, regular expressions for trailing slashes take seconds. */
const maxPathLength = 2_048;

const readMethods = ['GET', 'HEAD'];

/** Rejects requests that match no page, or that are too expensive or impossible to handle. */
export const rejectInvalidRequests: MiddlewareHandler = async (context, next) => {
  // The Fetch API has no Request with this method.
  if (context.req.method === 'TRACE') return context.text('Method not allowed', 405, { Allow: readMethods.join(', ') });
  const { pathname } = new URL(context.req.url);
  if (pathname.length > maxPathLength) return context.text('URL too long', 414);
  // The router would respond with the page's loader data.
  if (pathname.endsWith('.data')) return context.text('Not found', 404);
  // The router would log it in its own format.
  if (!isDecodable(pathname)) return context.text('Malformed URL', 400);
  return next();
};

/**
 * Redirects a path that encodes letters, digits or `-._~` to its plain form. The router decodes a path, but the rules for caches
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

/**
 * Responds 405 to methods that a page does not have. The router would run a form's action for any of them, and its own error
 * would name the page's source file.
 * @param paths that accept posts, as written in routes.ts
 */
export function rejectMethods(paths: readonly string[]): MiddlewareHandler {
  const acceptedPaths = paths.map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`));
  return async (context, next) => {
    const page = context.req.path.replace(/\/$/, '');
    const allowed = acceptedPaths.some((pattern) => pattern.test(page)) ? [...readMethods, 'POST'] : readMethods;
    if (allowed.includes(context.req.method)) return next();
    return context.text('Method not allowed', 405, { Allow: allowed.join(', ') });
  };
}

function isDecodable(pathname: string): boolean {
  try {
    // The result is used because the bundler removes calls with an unused result.
    return decodeURIComponent(pathname).length > 0;
  } catch {
    return false;
  }
}
