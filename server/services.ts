import { Pool } from 'pg';
import { loadContent } from '../content/load.ts';
import type { SiteContent } from '../content/schema/site.ts';
import { type BlogPosts, createBlogPosts } from './blog/blog-posts.ts';
import type { Config } from './config.ts';
import { createReadiness, type Readiness } from './db/readiness.ts';
import { createSubmitTestimonial, type SubmitTestimonial } from './functions/submit-testimonial/submit-testimonial.ts';
import { createTestimonialStore } from './functions/submit-testimonial/testimonial-store.ts';
import { createHosts, type Hosts } from './http/hosts.ts';
import { createLog, type Log } from './log.ts';
import { createMailer, type Mailer } from './mail/mailer.ts';
import { createMetrics, type Metrics } from './metrics.ts';

/** Everything that the site is made of at run time. Tests build their own; nothing else is reached by import. */
export type Services = {
  config: Config;
  content: SiteContent;
  clock: () => Date;
  log: Log;
  metrics: Metrics;
  hosts: Hosts;
  blogPosts: BlogPosts;
  testimonials: { submit: SubmitTestimonial };
  readiness: Readiness;
  mailer: Mailer;
  close(): Promise<void>;
};

/** The composition root: the one place where real parts are put together. */
export function createServices(config: Config, process: 'web' | 'worker'): Services {
  const log = createLog(config.logLevel, process);
  const pool = new Pool({
    connectionString: config.databaseUrl,
    max: config.databasePool,
    application_name: `site-${process}`,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    // A statement that a patient is waiting for is not worth more than this; jobs set their own.
    statement_timeout: 10_000,
  });
  // Without a listener, a connection that breaks while idle (a database restart) would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection broke'));
  const mailer = createMailer(config, log);
  return {
    config,
    content: loadContent(config.contentFolder),
    clock: () => config.clock ?? new Date(),
    log,
    metrics: createMetrics(pool),
    hosts: createHosts(config),
    blogPosts: createBlogPosts(pool),
    testimonials: { submit: createSubmitTestimonial(createTestimonialStore(pool)) },
    readiness: createReadiness(pool),
    mailer,
    async close() {
      mailer.close();
      await pool.end();
    },
  };
}
