import type { MiddlewareHandler } from 'hono';
import type { RequestIdVariables } from 'hono/request-id';
import type { AccessLog, Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Site } from './hosts.ts';

export type RequestKind = 'page' | 'asset' | 'probe' | 'machine';
export type AppEnv = { Variables: RequestIdVariables & { log: Log; kind: RequestKind } };
/** The environment after the host check. */
export type SiteEnv = AppEnv & { Variables: { site: Site }; Bindings: { isInternal?: boolean } };

type Parts = { log: Log; accessLog: Pick<AccessLog, 'log'>; metrics: Metrics };

/** Removes the token of a signed link, in any encoding, because it grants access. */
export function loggedPath(path: string): string {
  const start = path.slice(0, 40).replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  const [, folder] = /^[/\\]+(staff|preview)\b/i.exec(start) ?? [];
  return folder ? `/${folder.toLowerCase()}/...` : path;
}

/** Logs and measures each request. Leaves out the query, which may contain a patient's input. */
export function requestLog({ accessLog, log, metrics }: Parts): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const started = performance.now();
    const requestId = context.get('requestId');
    context.set('log', log.child({ requestId }));
    context.set('kind', 'page');
    await next();
    context.header('X-Request-Id', requestId);
    const { method } = context.req;
    const { status } = context.res;
    const kind = context.get('kind');
    const seconds = (performance.now() - started) / 1000;
    metrics.requestSeconds.observe({ kind, method: method.length > 7 ? 'OTHER' : method, status: String(status) }, seconds);
    const path = loggedPath(context.req.path);
    const level = status === 503 ? 'warn' : status >= 500 ? 'error' : kind === 'page' ? 'info' : 'debug';
    accessLog.log[level]({ requestId, method, path, status, ms: Math.round(seconds * 1000) }, 'Request completed');
  };
}
