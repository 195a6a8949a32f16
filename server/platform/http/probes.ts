import { Hono } from 'hono';
import type { Readiness } from '../db/readiness.ts';
import { shareConcurrent } from '../share-concurrent.ts';
import type { AppEnv } from './request-log.ts';

/** Mounted before the host check, because load balancers probe by IP address. */
export function probes(readiness: Readiness): Hono<AppEnv> {
  const shared = shareConcurrent(readiness);
  const app = new Hono<AppEnv>();
  app.get('/healthz', (context) => {
    context.set('kind', 'probe');
    return context.json({ status: 'up' }, 200, { 'Cache-Control': 'no-store' });
  });
  app.get('/readyz', async (context) => {
    context.set('kind', 'probe');
    const state = await shared();
    return context.json(state, state.ready ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
  return app;
}
