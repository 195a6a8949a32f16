import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { maxFormBytes } from '../../../domain/testimonial.ts';
import type { Log } from '../log.ts';
import { hasApiKey } from './api-key.ts';
import type { ConcurrencyLimit } from './concurrency-limit.ts';
import { isCrossSite } from './cross-site.ts';
import type { Site } from './hosts.ts';
import type { SiteEnv } from './request-log.ts';

/** The request context of a function call. */
export type Caller = { site: Site; log: Log; request: Request; address: string };

/** A function at /functions/v1/{name}. Returns the body of a 200 or a whole response. Thrown errors become a 5xx. */
export type ServerFunction = (body: unknown, caller: Caller) => Promise<object>;

export const respond = (status: number, body: object, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });

type Parts = {
  functions: Record<string, ServerFunction>;
  limit: ConcurrencyLimit;
  anonKey: string;
  callerOf(context: Context<SiteEnv>): Caller;
};

/** Functions that the browser invokes. Rejects calls from other sites. */
export function functionsApi({ anonKey, callerOf, functions, limit }: Parts): Hono<SiteEnv> {
  const app = new Hono<SiteEnv>();
  app.use(bodyLimit({ maxSize: maxFormBytes, onError: () => respond(413, { message: 'Request body too large' }) }));
  app.all('/:name', async (context) => {
    const run = Object.hasOwn(functions, context.req.param('name')) ? functions[context.req.param('name')] : undefined;
    if (!run) return respond(404, { message: 'Function not found' });
    if (context.req.method !== 'POST') return respond(405, { message: 'Method not allowed. Use POST.' });
    const caller = callerOf(context);
    if (isCrossSite(context.req.raw.headers, caller.site.base)) {
      return respond(403, { message: 'Cross-site request rejected' });
    }
    if (!hasApiKey(context.req.raw.headers, anonKey)) return respond(401, { message: 'Missing or invalid API key' });
    const text = await context.req.text();
    let body: unknown;
    try {
      body = text === '' ? undefined : JSON.parse(text);
    } catch {
      return respond(400, { message: 'Invalid JSON in request body' });
    }
    // The body is read first, so that a slow sender does not take up a slot.
    const answer = await limit(() => run(body, caller));
    return answer instanceof Response ? answer : respond(200, answer);
  });
  return app;
}
