import { z } from 'zod';
import { type Job, retriesForADay } from '../platform/queue/job.ts';
import type { Services } from '../services.ts';
import { articlePublishedMail, type PublishedArticle } from './article-published-mail.ts';
import { articleSkippedMail, type SkippedDay } from './article-skipped-mail.ts';
import { mailArticlePublishedQueue, mailArticleSkippedQueue } from './generate/article-store.ts';

const publishedPayload = z.object({ postId: z.uuid() });
const skippedPayload = z.object({ attemptId: z.uuid() });

/** Mails each new article to the editor with a link to withdraw it, because no one reviews articles before publication. */
export const mailArticlePublished: Job<Services> = {
  name: mailArticlePublishedQueue,
  queue: retriesForADay,
  async run({ clock, config, content, links, log, mailer, pool }, data) {
    const { postId } = publishedPayload.parse(data);
    const { rows } = await pool.query<PublishedArticle>(
      `select post.id, post.slug, post.title, post.excerpt, known.source, known.model
       from blog_posts as post join post_provenance as known on known.post_id = post.id where post.id = $1`,
      [postId],
    );
    const [article] = rows;
    // Withdrawn before this mail was sent.
    if (!article) return;
    await mailer.send(articlePublishedMail({ article, content, links, now: clock(), base: config.baseUrl }));
    log.info({ postId }, 'Sent article notification to the editor');
  },
};

/** Mails the editor about a day without an article, because silence could also mean that the site is broken. */
export const mailArticleSkipped: Job<Services> = {
  name: mailArticleSkippedQueue,
  queue: retriesForADay,
  async run({ config, content, log, mailer, pool }, data) {
    const { attemptId } = skippedPayload.parse(data);
    const { rows } = await pool.query<SkippedDay>(
      'select utc_day::text as day, cause, reason, topic from article_attempts where id = $1 and outcome is not null',
      [attemptId],
    );
    const [day] = rows;
    if (!day) return;
    await mailer.send(articleSkippedMail({ day, content, base: config.baseUrl }));
    log.info({ attemptId }, 'Sent skipped-article notification to the editor');
  },
};
