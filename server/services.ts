import { Pool, type PoolConfig } from 'pg';
import { createBlogPosts } from './articles/blog-posts.ts';
import { createGenerateDailyArticleFunction } from './articles/generate/generate-function.ts';
import { createPostActions } from './articles/staff-actions.ts';
import { createIndexNow } from './indexnow/index-now.ts';
import type { Config } from './platform/config.ts';
import { createChangeCache } from './platform/db/change-cache.ts';
import { listen } from './platform/db/listen.ts';
import { createReadiness } from './platform/db/readiness.ts';
import type { ServerFunction } from './platform/http/functions.ts';
import { createHosts } from './platform/http/hosts.ts';
import { createAccessLog, createLog } from './platform/log.ts';
import { createMailer } from './platform/mail/mailer.ts';
import { createMetrics, registerWebMetrics } from './platform/metrics.ts';
import { createPageTexts } from './platform/pages/page-texts.ts';
import { createJobQueue } from './platform/queue/job-queue.ts';
import { createSignedLinks, type LinkAction } from './platform/signed-links.ts';
import type { StaffAction } from './platform/staff-action.ts';
import { contentOfFolder, followPublications, type LiveContent } from './publishing/live-content.ts';
import { createSearchSite } from './search/search-site.ts';
import { createFormStamps } from './testimonials/guards/form-stamp.ts';
import { createReceiveTestimonial } from './testimonials/receive-testimonial.ts';
import { createRequestActions } from './testimonials/staff-actions.ts';
import { submitTestimonialFunction } from './testimonials/submit-function.ts';
import { registerWorkerMetrics } from './worker-metrics.ts';

/** Every run-time dependency. None is imported as a global, so tests can build their own. */
export type Services = ReturnType<typeof createServices>;

/** The composition root: the only code that connects the real implementations. */
export function createServices(
  config: Config,
  process: 'web' | 'worker' | 'desk',
  startContent = contentOfFolder(config.contentFolder),
) {
  const log = createLog(config.logLevel, process);
  const accessLog = createAccessLog(config.logLevel, process);
  const createPool = (options: PoolConfig) => {
    const pool = new Pool({
      connectionString: config.databaseUrl,
      application_name: `site-${process}`,
      // Visitors get an early error rather than a long wait; jobs can wait.
      connectionTimeoutMillis: process === 'web' ? 2_000 : 5_000,
      idleTimeoutMillis: 30_000,
      // The most that a visitor should wait for a statement.
      statement_timeout: 10_000,
      ...options,
    });
    // Without a listener, an idle connection that breaks (a database restart) would end the process.
    pool.on('error', (error) => log.warn({ err: error }, 'Idle database connection lost'));
    return pool;
  };
  const pool = createPool({ max: config.databasePool });
  if (process === 'web' && !config.anonDatabaseUrl)
    throw new Error('ANON_DATABASE_URL is not set (connection URL of the role site_anon)');
  const anonymousPool =
    process === 'web'
      ? createPool({ connectionString: config.anonDatabaseUrl, max: config.databasePool, options: '-c TimeZone=UTC' })
      : undefined;
  const postCache = createChangeCache();
  const listener =
    process === 'worker' ? undefined : listen(config.databaseUrl, 'blog_posts_changed', log, () => postCache.changed());
  const queue = createJobQueue(pool, log);
  const metrics = createMetrics();
  const readiness = createReadiness(pool);
  let live: LiveContent = startContent;
  const content = () => live.content;
  const switchContent = (next: LiveContent) => {
    live = next;
  };
  // In development the site shows the folder, and the desk edits what is published.
  const publications =
    config.mode === 'production' || process === 'desk'
      ? followPublications({ config, current: () => live, log, metrics, pool, switchTo: switchContent })
      : undefined;
  // Only the worker's role may read requests.
  if (process === 'worker') registerWorkerMetrics(metrics.registry, pool, config);
  if (process === 'web') registerWebMetrics(metrics, readiness, () => live.content.organisation.contacts.security.validUntil);
  const mailer = createMailer(config, log, () => live.files);
  const clockOffsetMs = config.clock ? config.clock.getTime() - Date.now() : 0;
  const hosts = createHosts(config);
  const ownHosts = [hosts.group, ...hosts.clinics].map(({ base }) => new URL(base).host);
  const blogPosts = createBlogPosts(pool, postCache, [...ownHosts, ...config.imageHosts]);
  const pageTexts = createPageTexts();
  const indexNow = createIndexNow({ config, content, hosts, pageTexts, pool, postCache, queue });
  /** Only logs a failure: the article is already gone, and search engines find out at their next crawl. */
  const submitWithdrawn = (slug: string) =>
    indexNow
      .submitArticle(slug)
      .catch((error: unknown) => log.error({ err: error }, 'Failed to submit withdrawn article to IndexNow'));
  const stamps = createFormStamps(config.secret, () => new Date());
  const receive = createReceiveTestimonial({ config, content, metrics, pool, queue, stamps });
  /** Functions that the browser may invoke, by name. */
  const functions: Record<string, ServerFunction> = {
    'submit-testimonial': submitTestimonialFunction(receive),
    'generate-daily-article': createGenerateDailyArticleFunction({ pool, queue }),
  };
  /** Actions behind the signed links in staff mails. */
  const staff: Record<LinkAction, StaffAction> = { ...createRequestActions(pool), ...createPostActions(pool, submitWithdrawn) };

  return {
    config,
    /** Replaced when a version is published: read it from the services, and once per request. */
    get content() {
      return live.content;
    },
    /** The content in use with its files and version. */
    get live() {
      return live;
    },
    switchContent,
    /** Resolves once the newest publication is in use. */
    updateContent: async () => publications?.update(),
    clock: () => new Date(Date.now() + clockOffsetMs),
    log,
    accessLog,
    metrics,
    hosts,
    pool,
    /** Connections as the anonymous role. Only the web process has them. */
    anonymousPool,
    queue,
    /** Cached reads of posts, invalidated when the database reports a change. */
    postCache,
    links: createSignedLinks(config.secret, config.baseUrl),
    blogPosts,
    searchSite: createSearchSite({ site: hosts.group, content, pageTexts, blogPosts }),
    indexNow,
    functions,
    testimonials: { receive, stamps },
    staff,
    readiness,
    mailer,
    async close() {
      mailer.close();
      await listener?.close();
      await publications?.close();
      await queue.close();
      await anonymousPool?.end();
      await pool.end();
      accessLog.flush();
    },
  };
}
