import { Pool, type PoolConfig } from 'pg';
import type { SiteContent } from '../content/schema/site.ts';
import { type BlogPosts, createBlogPosts } from './articles/blog-posts.ts';
import { createGenerateDailyArticleFunction } from './articles/generate/generate-function.ts';
import { createPostActions } from './articles/staff-actions.ts';
import { createIndexNow, type IndexNow } from './indexnow/index-now.ts';
import type { Config } from './platform/config.ts';
import { type ChangeCache, createChangeCache } from './platform/db/change-cache.ts';
import { listen } from './platform/db/listen.ts';
import { createReadiness, type Readiness } from './platform/db/readiness.ts';
import type { ServerFunction } from './platform/http/functions.ts';
import { createHosts, type Hosts } from './platform/http/hosts.ts';
import { type AccessLog, createAccessLog, createLog, type Log } from './platform/log.ts';
import { createMailer, type Mailer } from './platform/mail/mailer.ts';
import { createMetrics, type Metrics, registerWebMetrics } from './platform/metrics.ts';
import { createPageTexts } from './platform/pages/page-texts.ts';
import { createJobQueue, type JobQueue } from './platform/queue/job-queue.ts';
import { createSignedLinks, type LinkAction, type SignedLinks } from './platform/signed-links.ts';
import type { StaffAction } from './platform/staff-action.ts';
import { contentOfFolder, followPublications, type LiveContent } from './publishing/live-content.ts';
import { createSearchSite, type SearchSite } from './search/search-site.ts';
import { createFormStamps, type FormStamps } from './testimonials/guards/form-stamp.ts';
import { createSubmissionLimits } from './testimonials/guards/submission-limits.ts';
import { createReceiveTestimonial, type ReceiveTestimonial } from './testimonials/receive-testimonial.ts';
import { createRequestActions } from './testimonials/staff-actions.ts';
import { submitTestimonialFunction } from './testimonials/submit-function.ts';
import { createTestimonialStore } from './testimonials/testimonial-store.ts';
import { registerWorkerMetrics } from './worker-metrics.ts';

/** Every run-time dependency. None is imported as a global, so tests can build their own. */
export type Services = {
  config: Config;
  /** Replaced when a version is published: read it from the services, and once per request. */
  readonly content: SiteContent;
  /** The content in use with its files and version. */
  readonly live: LiveContent;
  switchContent(live: LiveContent): void;
  /** Resolves once the newest publication is in use. */
  updateContent(): Promise<void>;
  clock: () => Date;
  log: Log;
  accessLog: AccessLog;
  metrics: Metrics;
  hosts: Hosts;
  pool: Pool;
  /** Connections as the anonymous role. Only the web process has them. */
  anonymousPool: Pool | undefined;
  queue: JobQueue;
  /** Cached reads of posts, invalidated when the database reports a change. */
  postCache: ChangeCache;
  links: SignedLinks;
  blogPosts: BlogPosts;
  searchSite: SearchSite;
  indexNow: IndexNow;
  /** Functions that the browser may invoke, by name. */
  functions: Record<string, ServerFunction>;
  testimonials: { receive: ReceiveTestimonial; stamps: FormStamps };
  /** Actions behind the signed links in staff mails. */
  staff: Record<LinkAction, StaffAction>;
  readiness: Readiness;
  mailer: Mailer;
  close(): Promise<void>;
};

/** The composition root: the only code that connects the real implementations. */
export function createServices(
  config: Config,
  process: 'web' | 'worker' | 'desk',
  startContent = contentOfFolder(config.contentFolder),
): Services {
  const log = createLog(config.logLevel, process);
  const accessLog = createAccessLog(config.logLevel, process);
  const createPool = (options: PoolConfig) => {
    const pool = new Pool({
      connectionString: config.databaseUrl,
      application_name: `site-${process}`,
      // Visitors get an early error rather than a long wait; jobs can wait.
      connectionTimeoutMillis: process === 'web' ? 2_000 : 5_000,
      idleTimeoutMillis: 30_000,
      // The most that a visitor should wait for a statement; jobs set their own.
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
  const mailer = createMailer(config, log);
  const metrics = createMetrics();
  const hosts = createHosts(config);
  const ownHosts = [hosts.group, ...hosts.clinics].map(({ base }) => new URL(base).host);
  const blogPosts = createBlogPosts(pool, postCache, [...ownHosts, ...config.imageHosts]);
  const pageTexts = createPageTexts();
  const content = () => services.content;
  const indexNow = createIndexNow({ config, content, hosts, metrics, pageTexts, pool, postCache, queue });
  /** Only logs a failure: the article is already gone, and search engines find out at their next crawl. */
  const submitWithdrawn = (slug: string) =>
    indexNow
      .submitArticle(slug)
      .catch((error: unknown) => log.error({ err: error }, 'Failed to submit withdrawn article to IndexNow'));
  let live: LiveContent = startContent;
  const clockOffsetMs = config.clock ? config.clock.getTime() - Date.now() : 0;
  const readiness = createReadiness(pool);
  // Only the worker's role may read requests.
  if (process === 'worker') registerWorkerMetrics(metrics.registry, pool, config);
  if (process === 'web') registerWebMetrics(metrics, readiness, () => live.content.organisation.contacts.security.validUntil);
  const stamps = createFormStamps(config.secret, () => new Date());
  const receiveTestimonial = createReceiveTestimonial({
    store: createTestimonialStore(queue),
    stamps,
    limits: createSubmissionLimits(pool, config.secret, config.submissions),
    countRefused: (limit) => metrics.testimonialsRefused.inc({ limit }),
    words: () => services.content.shareYourStoryPage,
  });
  const switchContent = (next: LiveContent) => {
    live = next;
  };
  // In development the site shows the folder, and the desk edits what is published.
  const publications =
    config.mode === 'production' || process === 'desk'
      ? followPublications({ config, current: () => live, log, metrics, pool, switchTo: switchContent })
      : undefined;
  const services: Services = {
    config,
    get content() {
      return live.content;
    },
    get live() {
      return live;
    },
    switchContent,
    updateContent: async () => publications?.update(),
    clock: () => new Date(Date.now() + clockOffsetMs),
    log,
    accessLog,
    metrics,
    hosts,
    pool,
    anonymousPool,
    queue,
    postCache,
    links: createSignedLinks(config.secret, config.baseUrl),
    blogPosts,
    searchSite: createSearchSite({ site: hosts.group, content, pageTexts, blogPosts }),
    indexNow,
    functions: {
      'submit-testimonial': submitTestimonialFunction(receiveTestimonial),
      'generate-daily-article': createGenerateDailyArticleFunction({ pool, queue }),
    },
    testimonials: { receive: receiveTestimonial, stamps },
    staff: { ...createRequestActions(pool), ...createPostActions(pool, submitWithdrawn) },
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
  return services;
}
