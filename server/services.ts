import { Pool, type PoolConfig } from 'pg';
import { loadContent } from '../content/load.ts';
import type { SiteContent } from '../content/schema/site.ts';
import { type BlogPosts, createBlogPosts } from './blog/blog-posts.ts';
import { type ChangeCache, createChangeCache } from './blog/change-cache.ts';
import type { Config } from './config.ts';
import { listen } from './db/listen.ts';
import { createReadiness, type Readiness } from './db/readiness.ts';
import { createGenerateDailyArticleFunction } from './functions/generate-daily-article/http.ts';
import { createIndexNow, type IndexNow } from './functions/indexnow-submit/index-now.ts';
import { createFormStamps, type FormStamps } from './functions/submit-testimonial/guards/form-stamp.ts';
import { createSubmissionLimits } from './functions/submit-testimonial/guards/submission-limits.ts';
import { submitTestimonialFunction } from './functions/submit-testimonial/http.ts';
import { createReceiveTestimonial, type ReceiveTestimonial } from './functions/submit-testimonial/receive-testimonial.ts';
import { createFindRepeat, createSubmitTestimonial } from './functions/submit-testimonial/submit-testimonial.ts';
import { createTestimonialStore } from './functions/submit-testimonial/testimonial-store.ts';
import type { ServerFunction } from './http/function-door.ts';
import { createHosts, type Hosts } from './http/hosts.ts';
import { createJobQueue, type JobQueue } from './jobs/job-queue.ts';
import { createSignedLinks, type SignedLinks } from './links/signed-links.ts';
import { createStaffActions, type StaffActions } from './links/staff-actions.ts';
import { type AccessLog, createAccessLog, createLog, type Log } from './log.ts';
import { createMailer, type Mailer } from './mail/mailer.ts';
import { createMetrics, type Metrics, measureWeb } from './metrics.ts';
import { measureDatabase } from './metrics-from-database.ts';
import { createPageTexts } from './pages/page-texts.ts';
import { createSearchSite, type SearchSite } from './search/search-site.ts';

/** Everything that the site is made of at run time. Tests build their own; nothing else is reached by import. */
export type Services = {
  config: Config;
  content: SiteContent;
  clock: () => Date;
  log: Log;
  accessLog: AccessLog;
  metrics: Metrics;
  hosts: Hosts;
  pool: Pool;
  /** Connections that are nobody but the anonymous role. */
  anonymousPool: Pool;
  queue: JobQueue;
  /** What was read of the posts, until the database says that one changed. */
  postCache: ChangeCache;
  links: SignedLinks;
  blogPosts: BlogPosts;
  searchSite: SearchSite;
  /** Tells search engines of what is new or has changed. */
  indexNow: IndexNow;
  /** What the browser may invoke, by name. */
  functions: Record<string, ServerFunction>;
  testimonials: { receive: ReceiveTestimonial; stamps: FormStamps };
  /** What staff do from their inbox. */
  staff: StaffActions;
  readiness: Readiness;
  mailer: Mailer;
  close(): Promise<void>;
};

/** The composition root: the one place where real parts are put together. */
export function createServices(config: Config, process: 'web' | 'worker'): Services {
  const log = createLog(config.logLevel, process);
  const accessLog = createAccessLog(config.logLevel, process);
  const createPool = (options: PoolConfig) => {
    const pool = new Pool({
      connectionString: config.databaseUrl,
      application_name: `site-${process}`,
      // A visitor is refused early rather than kept waiting; a job has time.
      connectionTimeoutMillis: process === 'web' ? 2_000 : 5_000,
      idleTimeoutMillis: 30_000,
      // A statement that a patient is waiting for is not worth more than this; jobs set their own.
      statement_timeout: 10_000,
      ...options,
    });
    // Without a listener, a connection that breaks while idle (a database restart) would end the process.
    pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection broke'));
    return pool;
  };
  const pool = createPool({ max: config.databasePool });
  const anonymousPool = createPool({ max: config.databasePool, options: '-c role=site_anon -c TimeZone=UTC' });
  const postCache = createChangeCache();
  const listener =
    process === 'web' ? listen(config.databaseUrl, 'blog_posts_changed', log, () => postCache.changed()) : undefined;
  const queue = createJobQueue(pool, log);
  const mailer = createMailer(config, log);
  const metrics = createMetrics(pool);
  const hosts = createHosts(config);
  const blogPosts = createBlogPosts(pool, postCache);
  const pageTexts = createPageTexts();
  const practices = () => services.content.practices;
  const indexNow = createIndexNow({ config, hosts, metrics, pageTexts, pool, postCache, practices, queue });
  /** The article is gone already: search engines that are not told find out by themselves. */
  const tellWithdrawn = (slug: string) =>
    indexNow.submitArticle(slug).catch((error: unknown) => log.error({ err: error }, 'a withdrawn article was not submitted'));
  const content = loadContent(config.contentFolder);
  const readiness = createReadiness(pool);
  // Only the worker may look at requests.
  if (process === 'worker') measureDatabase(metrics.registry, pool, config);
  else measureWeb(metrics, readiness, content.organisation.contacts.security.validUntil);
  const testimonialStore = createTestimonialStore(queue);
  const stamps = createFormStamps(config.secret, () => new Date());
  const receiveTestimonial = createReceiveTestimonial({
    submit: createSubmitTestimonial(testimonialStore),
    findRepeat: createFindRepeat(testimonialStore),
    stamps,
    limits: createSubmissionLimits(pool, config.secret, config.submissions),
    words: () => services.content.shareYourStoryPage,
  });
  const services: Services = {
    config,
    content,
    clock: () => config.clock ?? new Date(),
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
    searchSite: createSearchSite({ site: hosts.group, practices, pageTexts, blogPosts }),
    indexNow,
    functions: {
      'submit-testimonial': submitTestimonialFunction(receiveTestimonial),
      'generate-daily-article': createGenerateDailyArticleFunction({ pool, queue }),
    },
    testimonials: { receive: receiveTestimonial, stamps },
    staff: createStaffActions(pool, tellWithdrawn),
    readiness,
    mailer,
    async close() {
      mailer.close();
      await listener?.close();
      await queue.close();
      await anonymousPool.end();
      await pool.end();
      accessLog.flush();
    },
  };
  return services;
}
