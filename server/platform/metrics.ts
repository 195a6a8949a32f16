import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Readiness } from './db/readiness.ts';

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const metrics = {
    registry,
    requestSeconds: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'HTTP request duration',
      // Kinds, not paths: a scanner that tries a million URLs must not create a million series.
      labelNames: ['kind', 'method', 'status'] as const,
      buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
      registers: [registry],
    }),
    pagesMade: new Counter({
      name: 'pages_made_total',
      help: 'Pages rendered rather than served from the cache',
      registers: [registry],
    }),
    indexNow: new Counter({
      name: 'indexnow_submissions_total',
      help: 'IndexNow requests by outcome: taken, refused (not retried), failed (retried)',
      labelNames: ['outcome'] as const,
      registers: [registry],
    }),
    testimonialsRefused: new Counter({
      name: 'testimonials_refused_total',
      help: 'Rejected testimonial requests by exceeded limit',
      labelNames: ['limit'] as const,
      registers: [registry],
    }),
    signInMailsFailed: new Counter({
      name: 'sign_in_mails_failed_total',
      help: 'Sign-in links of the desk that could not be mailed',
      registers: [registry],
    }),
    contentOutdated: new Gauge({
      name: 'content_outdated',
      help: '1 if the published content could not be loaded, and this process serves an older version',
      registers: [registry],
    }),
  };
  // Present from the start, because Prometheus sees no increase in a series that begins with 1.
  for (const limit of ['address', 'day']) metrics.testimonialsRefused.inc({ limit }, 0);
  for (const outcome of ['taken', 'refused', 'failed']) metrics.indexNow.inc({ outcome }, 0);
  return metrics;
}

/** Metrics of the web process itself. The worker reports those that come from the database. */
export function registerWebMetrics({ registry }: Metrics, readiness: Readiness, securityContactUntil: () => string): void {
  new Gauge({
    name: 'site_ready',
    help: 'Whether /readyz reports ready',
    registers: [registry],
    async collect() {
      this.set((await readiness()).ready ? 1 : 0);
    },
  });
  new Gauge({
    name: 'security_contact_until_timestamp_seconds',
    help: 'Expiry of the security contact in security.txt',
    registers: [registry],
    collect() {
      this.set(Date.parse(securityContactUntil()) / 1000);
    },
  });
}
