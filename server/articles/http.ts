import { Hono } from 'hono';
import { feedPath, feedTitle } from '../../domain/site-pages.ts';
import type { ChangeCache } from '../platform/db/change-cache.ts';
import type { Limits } from '../platform/http/concurrency-limit.ts';
import { taggedResponse } from '../platform/http/etag.ts';
import { retryAfterSeconds } from '../platform/http/overload-response.ts';
import type { SiteEnv } from '../platform/http/request-log.ts';
import type { Services } from '../services.ts';
import { atomFeed } from './feed.ts';
import { blogPostsRest } from './rest/blog-posts-rest.ts';

/** Blog posts over REST, for our own pages and for API clients, and as an Atom feed. */
export function articlesHttp(services: Services, limits: Pick<Limits, 'queries'>): Hono<SiteEnv> {
  const { anonymousPool, blogPosts, config, hosts, postCache } = services;
  // Only cache misses count towards the query limit.
  const limitedCache: ChangeCache = { ...postCache, get: (key, load) => postCache.get(key, () => limits.queries(load)) };
  const app = new Hono<SiteEnv>();
  app.use('/rest/v1/*', async (context, next) => {
    await next();
    if (context.res.status === 503) context.header('Retry-After', retryAfterSeconds);
  });
  if (anonymousPool) app.route('/rest/v1', blogPostsRest(anonymousPool, limitedCache, config.anonKey));
  app.get(feedPath, async (context) => {
    context.set('kind', 'machine');
    const { blogPage, organisation } = services.content;
    const title = feedTitle(organisation.name, blogPage.hero.heading);
    const xml = await limits.queries(() =>
      atomFeed(blogPosts, { base: hosts.group.base, title, subtitle: organisation.tagline }),
    );
    // Feed readers poll every hour and the feed rarely changes, so most responses are a 304.
    return taggedResponse(context.req.raw.headers, xml, {
      'Cache-Control': 'public, max-age=1',
      'Content-Type': 'application/atom+xml; charset=utf-8',
    });
  });
  return app;
}
