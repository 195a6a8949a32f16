import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';

const acceptableId = /^[\w-]{8,64}$/;

export type RequestKind = 'page' | 'asset' | 'probe' | 'machine';
export type AppEnv = { Variables: { requestId: string; log: Log; kind: RequestKind } };

/** One line a request, with an id that the answer carries too. The query is left out: it may hold what a patient typed. */
export function requestLog(log: Log, metrics: Metrics): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const started = performance.now();
    const offered = context.req.header('x-request-id');
    const requestId = offered && acceptableId.test(offered) ? offered : randomUUID();
    const requestScopedLog = log.child({ requestId });
    context.set('requestId', requestId);
    context.set('log', requestScopedLog);
    context.set('kind', 'page');
    await next();
    context.header('X-Request-Id', requestId);
    const seconds = (performance.now() - started) / 1000;
    const { status } = context.res;
    const { method } = context.req;
    // A signed link is a key: whoever reads the log must not be able to use it.
    const path = context.req.path.replace(/^\/staff\/.+/, '/staff/...');
    const kind = context.get('kind');
    metrics.requestSeconds.observe({ kind, method: method.length > 7 ? 'OTHER' : method, status: String(status) }, seconds);
    const level = status === 503 ? 'warn' : status >= 500 ? 'error' : kind === 'page' ? 'info' : 'debug';
    requestScopedLog[level]({ method, path, status, ms: Math.round(seconds * 1000) }, 'answered');
  };
}
