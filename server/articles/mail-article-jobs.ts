import { z } from 'zod';
import { waitsForPerson } from '../../domain/blog-post.ts';
import { longDate } from '../../domain/london-time.ts';
import { atDesk, composeMail, type LinkMailServices, type MailServices } from '../platform/mail/compose-mail.ts';
import { type Job, retriesForADay } from '../platform/queue/job.ts';
import { linkDays, linkExpiry } from '../platform/signed-links.ts';
import type { Services } from '../services.ts';
import { mailArticlePublishedQueue, mailArticleSkippedQueue } from './generate/article-store.ts';

const publishedPayload = z.object({ postId: z.uuid() });
const skippedPayload = z.object({ attemptId: z.uuid() });

type PublishedArticle = {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  source: string;
  model: string | null;
  isWaiting: boolean;
};

export function articlePublishedMail(article: PublishedArticle, services: LinkMailServices) {
  const { clock, config, content, links } = services;
  const { name, contacts } = content.organisation;
  const written =
    article.source === 'model'
      ? `It was drafted by a computer program (${article.model}) and checked against the editorial rules. No one has reviewed it yet, so please read it.`
      : 'It comes from the backlog of articles written in advance, and was checked against the editorial rules again.';
  if (article.isWaiting)
    return composeMail(
      services,
      { id: `article-waiting-${article.id}`, to: contacts.operations.email, subject: `${name}: an article waits for you` },
      [
        { heading: article.title },
        article.excerpt,
        written,
        'Patients see it once somebody publishes it at the desk.',
        ...atDesk(config, 'Read, change and publish it', `/articles/${article.id}/edit`),
      ],
    );
  const closing = `The link to withdraw it works for ${linkDays} days and asks you to confirm first. We keep a copy of a withdrawn article in case it was a mistake.`;
  const envelope = {
    id: `article-published-${article.id}`,
    to: contacts.operations.email,
    subject: `${name}: a new article is on the blog`,
  };
  return composeMail(services, envelope, [
    { heading: article.title },
    article.excerpt,
    written,
    { link: 'Read it', address: `${config.baseUrl}/blog/${article.slug}`, isButton: true },
    { link: 'Withdraw it', address: links.address('withdraw-post', article.id, linkExpiry(clock())) },
    { lines: [closing], isSoft: true },
  ]);
}

/** Mails each new article to the editor: to withdraw it, because no one has reviewed it, or to publish it if it waits for a person. */
export const mailArticlePublished: Job<Services> = {
  name: mailArticlePublishedQueue,
  queue: retriesForADay,
  async run(services, data) {
    const { log, mailer, pool } = services;
    const { postId } = publishedPayload.parse(data);
    const { rows } = await pool.query<PublishedArticle>(
      `select post.id, post.slug, post.title, post.excerpt, known.source, known.model,
         post.published_at = '${waitsForPerson}' as "isWaiting"
       from blog_posts as post join post_provenance as known on known.post_id = post.id where post.id = $1`,
      [postId],
    );
    const [article] = rows;
    // Withdrawn before this mail was sent.
    if (!article) return;
    await mailer.send(articlePublishedMail(article, services));
    log.info({ postId }, 'Sent article notification to the editor');
  },
};

type SkippedDay = { day: string; cause: string | null; reason: string | null; topic: string | null };

/** Advice for causes that the editor can act on. */
const advice: Readonly<Record<string, string>> = {
  'nothing-to-write': 'Add articles to the backlog, or topics to the editorial plan.',
  'not-good-enough': 'If the same rule keeps stopping articles, check the brief of the topic in the editorial plan.',
  'writer-declined': 'If it happens again, change or delete the topic in the editorial plan.',
  'writer-unavailable': 'If it happens again, the address, the model or the key of the writer may be wrong: see WRITER_URL.',
  missed: 'Ask your site administrator to find out why the worker stopped.',
  'attempts-used': "Visitors used up the day's attempts; ARTICLES_PER_DAY sets how many there are.",
};

export function articleSkippedMail({ cause, day, reason, topic }: SkippedDay, services: MailServices) {
  const { config, content } = services;
  const { name, contacts } = content.organisation;
  const envelope = {
    id: `article-skipped-${day}`,
    to: contacts.operations.email,
    subject: `${name}: no article on the blog, ${longDate(day)}`,
  };
  return composeMail(services, envelope, [
    `The blog at ${config.baseUrl} has no scheduled article for ${longDate(day)}. Nothing was published that shouldn't have been. We'll try again the next day.`,
    { facts: [{ label: 'Reason', value: reason ?? 'not recorded' }, ...(topic ? [{ label: 'Topic', value: topic }] : [])] },
    ...(cause && advice[cause] ? [advice[cause]] : []),
  ]);
}

/** Mails the editor about a day without an article, because silence could also mean that the site is broken. */
export const mailArticleSkipped: Job<Services> = {
  name: mailArticleSkippedQueue,
  queue: retriesForADay,
  async run(services, data) {
    const { log, mailer, pool } = services;
    const { attemptId } = skippedPayload.parse(data);
    const { rows } = await pool.query<SkippedDay>(
      'select utc_day::text as day, cause, reason, topic from article_attempts where id = $1 and outcome is not null',
      [attemptId],
    );
    const [day] = rows;
    if (!day) return;
    await mailer.send(articleSkippedMail(day, services));
    log.info({ attemptId }, 'Sent skipped-article notification to the editor');
  },
};
