import { z } from 'zod';
import { mailArticlePublishedQueue, mailArticleSkippedQueue } from '../functions/generate-daily-article/queue-names.ts';
import { articlePublishedMail, type PublishedArticle } from '../mail/article-published-mail.ts';
import { articleSkippedMail, type SkippedDay } from '../mail/article-skipped-mail.ts';
import { heartbeat, type Job, retriesForADay } from './job.ts';

const published = z.object({ postId: z.uuid() });
const skipped = z.object({ attemptId: z.uuid() });

/** Nobody reads an article before it is published, so the editor gets it at once, with the link that takes it back. */
export const mailArticlePublished: Job = {
  name: mailArticlePublishedQueue,
  queue: { ...heartbeat, ...retriesForADay },
  async run({ clock, config, content, links, log, mailer, pool }, data) {
    const { postId } = published.parse(data);
    const { rows } = await pool.query<PublishedArticle>(
      `select post.id, post.slug, post.title, post.excerpt, known.source, known.model
       from blog_posts as post join post_provenance as known on known.post_id = post.id where post.id = $1`,
      [postId],
    );
    const [article] = rows;
    // Withdrawn before the mail went out: there is nothing left to look at.
    if (!article) return;
    const { organisation } = content;
    await mailer.send(articlePublishedMail({ article, organisation, links, now: clock(), base: config.baseUrl }));
    log.info({ postId }, 'the editor was told of an article');
  },
};

/** Silence could also mean that the site is broken, so a day without its article is told too. */
export const mailArticleSkipped: Job = {
  name: mailArticleSkippedQueue,
  queue: { ...heartbeat, ...retriesForADay },
  async run({ config, content, log, mailer, pool }, data) {
    const { attemptId } = skipped.parse(data);
    const { rows } = await pool.query<SkippedDay>(
      'select utc_day::text as day, cause, reason, topic from article_attempts where id = $1 and outcome is not null',
      [attemptId],
    );
    const [day] = rows;
    if (!day) return;
    await mailer.send(articleSkippedMail({ day, organisation: content.organisation, base: config.baseUrl }));
    log.info({ attemptId }, 'the editor was told of a day without an article');
  },
};
