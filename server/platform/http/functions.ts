import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Log } from '../log.ts';
import { hasApiKey } from './api-key.ts';
import type { ConcurrencyLimit } from './concurrency-limit.ts';
import { isCrossSite } from './cross-site.ts';
import type { Site } from './hosts.ts';
import type { SiteEnv } from './request-log.ts';

/** Who calls a function, as far as it matters. */
export type Caller = { site: Site; log: Log; request: Request; address: string };

/** One function behind /functions/v1/{name}. It returns the body of a 200, or a response. What it throws becomes a 5xx. */
export type ServerFunction = (body: unknown, caller: Caller) => Promise<object>;

const largestBody = 16 * 1024;
export const respond = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });

type Parts = {
  functions: Record<string, ServerFunction>;
  limit: ConcurrencyLimit;
  anonKey: string;
  callerOf(context: Context<SiteEnv>): Omit<Caller, 'request'>;
};

/** The functions that the browser invokes. Only pages of the site that is being served may call. */
export function functionsApi({ anonKey, callerOf, functions, limit }: Parts): Hono<SiteEnv> {
  const app = new Hono<SiteEnv>();
  app.use(bodyLimit({ maxSize: largestBody, onError: () => respond(413, { message: 'The body is too large.' }) }));
  app.all('/:name', async (context) => {
    const run = Object.hasOwn(functions, context.req.param('name')) ? functions[context.req.param('name')] : undefined;
    if (!run) return respond(404, { message: 'There is no such function.' });
    if (context.req.method !== 'POST') return respond(405, { message: 'Functions are called by POST.' });
    const caller = callerOf(context);
    if (isCrossSite(context.req.raw.headers, caller.site.base)) {
      return respond(403, { message: 'Only pages of this site may call.' });
    }
    if (!hasApiKey(context.req.raw.headers, anonKey)) return respond(401, { message: 'The API key is missing or wrong.' });
    const text = await context.req.text();
    let body: unknown;
    try {
      body = text === '' ? undefined : JSON.parse(text);
    } catch {
      return respond(400, { message: 'The body is no JSON.' });
    }
    // The body has been read by now: a slow sender takes no place.
    const answer = await limit(() => run(body, { ...caller, request: context.req.raw }));
    return answer instanceof Response ? answer : respond(200, answer);
  });
  return app;
}
