import type { MiddlewareHandler } from 'hono';
import { clinicPagePaths } from '../../domain/site-pages.ts';
import { cacheControl } from '../platform/http/cache-policy.ts';
import type { SiteEnv } from '../platform/http/request-log.ts';
import type { Services } from '../services.ts';

/** Redirects the addresses of an earlier website, with their query, also those that end in a slash. */
export function redirectOldAddresses(services: Pick<Services, 'content' | 'hosts'>): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    const { practices, redirects } = services.content;
    const { pathname, search } = new URL(context.req.url);
    const to = redirects.find(({ from }) => from === pathname.replace(/\/+$/, ''))?.to;
    if (!to) return next();
    // A clinic's own host would redirect most pages again.
    const site = context.get('site');
    const [path = ''] = to.split('#');
    const isHere = !site.practice || clinicPagePaths(site.practice, practices).includes(path);
    const target = new URL(`${isHere ? site.base : services.hosts.group.base}${to}`);
    target.search = search;
    return context.body(null, 301, { Location: target.href, 'Cache-Control': cacheControl('static', 301) });
  };
}
