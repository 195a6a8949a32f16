import { Hono } from 'hono';
import { z } from 'zod';
import type { Config } from '../platform/config.ts';
import type { ServerFunction } from '../platform/http/functions.ts';
import type { SiteEnv } from '../platform/http/request-log.ts';
import type { PageSource } from '../platform/pages/page-texts.ts';
import { maxUrlsPerRequest } from './deliver.ts';
import type { IndexNow } from './index-now.ts';

const request = z.object({ urls: z.array(z.string().max(2048)).min(1).max(maxUrlsPerRequest), host: z.string().max(253) });

export function indexNowFunction(submit: IndexNow['submit'], source: PageSource): ServerFunction {
  return async (body, { log }) => {
    const parsed = request.safeParse(body);
    if (!parsed.success)
      return { success: false, error: `Expected urls (1 to ${maxUrlsPerRequest.toLocaleString('en-GB')}) and host` };
    return submit(parsed.data, source, log);
  };
}

/** Serves the key file, which proves to search engines that we control the host. */
export function indexNowKeyFile({ indexNow }: Pick<Config, 'indexNow'>): Hono<SiteEnv> {
  const app = new Hono<SiteEnv>();
  if (!indexNow) return app;
  return app.get(`/${indexNow.key}.txt`, (context) => {
    context.set('kind', 'machine');
    // Only five minutes, so that a leaked key can be replaced.
    return context.text(indexNow.key, 200, { 'Cache-Control': 'public, max-age=300' });
  });
}
