import type { MiddlewareHandler } from 'hono';

/** Ten times our longest path. Beyond it, expressions that look for slashes at its end begin to take seconds. */
const longestPath = 2_048;

/** What no page, function or file of ours is asked for, and what is too dear or impossible to hand on. */
export const refuseOddRequests: MiddlewareHandler = async (context, next) => {
  // The platform can make no Request of it.
  if (context.req.method === 'TRACE') return context.text('Nothing here answers TRACE.', 405);
  const { pathname } = new URL(context.req.url);
  if (pathname.length > longestPath) return context.text('That address is too long.', 414);
  // The router would answer with the page's loader data.
  if (pathname.endsWith('.data')) return context.text('There is nothing at that address.', 404);
  // The router would write it into the log, as a line of its own kind.
  if (!canBeDecoded(pathname)) return context.text('That address cannot be read.', 400);
  return next();
};

/**
 * A page that takes no post says so in a sentence of ours: the router's own would name the file that the page is made in.
 * @param paths those that take one, as routes.ts writes them
 */
export function refusePosts(paths: readonly string[]): MiddlewareHandler {
  const taking = paths.map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`));
  return async (context, next) => {
    const { method } = context.req;
    const page = context.req.path.replace(/\/$/, '');
    if (method === 'GET' || method === 'HEAD' || taking.some((pattern) => pattern.test(page))) return next();
    return context.text('This page takes nothing in.', 405, { Allow: 'GET, HEAD' });
  };
}

function canBeDecoded(pathname: string): boolean {
  try {
    // The result is used: a call whose result is not, the bundler takes for one without effect and leaves out.
    return decodeURIComponent(pathname).length > 0;
  } catch {
    return false;
  }
}
