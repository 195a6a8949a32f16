import type { Context, Env, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Log } from '../log.ts';
import { hasApiKey } from './api-key.ts';
import type { Site } from './hosts.ts';
import { isFromElsewhere } from './same-origin.ts';

/** Who calls a function, as far as it matters. */
export type Caller = { site: Site; log: Log; request: Request; address: string };

/** One function behind /functions/v1/{name}. What it gives back is the answer; what it throws is a failure of ours. */
export type ServerFunction = (body: unknown, caller: Caller) => Promise<object>;

const largestBody = 16 * 1024;
const answer = (status: number, body: object) => Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });

type Door<E extends Env> = {
  functions: Record<string, ServerFunction>;
  anonKey: string;
  callerOf(context: Context<E>): Omit<Caller, 'request'>;
};

/**
 * The functions that the browser invokes. Only pages of the site that is being served may call: a browser that is on
 * another site says so itself. Refusals that a visitor can meet are answers of the function, with 200, since the client
 * hides the body of every other status.
 */
export function functionDoor<E extends Env>(door: Hono<E>, { anonKey, callerOf, functions }: Door<E>): void {
  door.use(bodyLimit({ maxSize: largestBody, onError: () => answer(413, { message: 'The body is too large.' }) }));
  door.all('/:name', async (context) => {
    const run = Object.hasOwn(functions, context.req.param('name')) ? functions[context.req.param('name')] : undefined;
    if (!run) return answer(404, { message: 'There is no such function.' });
    if (context.req.method !== 'POST') return answer(405, { message: 'Functions are called by POST.' });
    const caller = callerOf(context);
    if (isFromElsewhere(context.req.raw.headers, caller.site.base)) {
      return answer(403, { message: 'Only pages of this site may call.' });
    }
    if (!hasApiKey(context.req.raw.headers, anonKey)) return answer(401, { message: 'The API key is missing or wrong.' });
    const text = await context.req.text();
    let body: unknown;
    try {
      body = text === '' ? undefined : JSON.parse(text);
    } catch {
      return answer(400, { message: 'The body is no JSON.' });
    }
    return answer(200, await run(body, { ...caller, request: context.req.raw }));
  });
}
