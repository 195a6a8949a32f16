import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { AccessLog, Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Site } from './hosts.ts';

const acceptableId = /^[\w-]{8,64}$/;

export type RequestKind = 'page' | 'asset' | 'probe' | 'machine';
export type AppEnv = { Variables: { requestId: string; log: Log; kind: RequestKind } };
/** Once the host is known to be one of ours. */
export type SiteEnv = AppEnv & { Variables: { site: Site }; Bindings: { askedByUs?: boolean } };

export type Records = { accessLog: Pick<AccessLog, 'log'>; metrics: Metrics };

type Answered = { requestId: string; method: string; path: string; status: number; seconds: number; kind: RequestKind };

/** Ours, or the proxy's where it is one that can stand in a log. */
export const requestIdFrom = (offered: string | undefined) => (offered && acceptableId.test(offered) ? offered : randomUUID());

/** One line a request, and its figures. The query is left out: it may hold what a patient typed. */
export function recordAnswer(
  { accessLog, metrics }: Records,
  { kind, method, path, requestId, seconds, status }: Answered,
): void {
  metrics.requestSeconds.observe({ kind, method: method.length > 7 ? 'OTHER' : method, status: String(status) }, seconds);
  const level = status === 503 ? 'warn' : status >= 500 ? 'error' : kind === 'page' ? 'info' : 'debug';
  accessLog.log[level]({ requestId, method, path, status, ms: Math.round(seconds * 1000) }, 'answered');
}

/** Gives each request an id that its answer and all its lines in the log carry. */
export function requestLog({ log, ...records }: Records & { log: Log }): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const started = performance.now();
    const requestId = requestIdFrom(context.req.header('x-request-id'));
    context.set('requestId', requestId);
    context.set('log', log.child({ requestId }));
    context.set('kind', 'page');
    await next();
    context.header('X-Request-Id', requestId);
    recordAnswer(records, {
      requestId,
      method: context.req.method,
      // A signed link is a key: whoever reads the log must not be able to use it.
      path: context.req.path.replace(/^\/staff\/.+/, '/staff/...'),
      status: context.res.status,
      seconds: (performance.now() - started) / 1000,
      kind: context.get('kind'),
    });
  };
}
