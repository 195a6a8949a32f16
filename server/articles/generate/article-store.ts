import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { slugify } from '../../../domain/slug.ts';
import type { JobQueue } from '../../platform/queue/job-queue.ts';
import type { Blog } from './article-rules.ts';
import type { ArticleWriter, BlogHistory, Usage } from './article-writer.ts';
import type { ArticleDraft } from './checks/article-draft.ts';
import { mailArticlePublishedQueue, mailArticleSkippedQueue } from './queue-names.ts';

/** Why an attempt ended without an article. */
export type Cause =
  | 'articles-published'
  | 'kept-for-schedule'
  | 'attempts-used'
  | 'nothing-to-write'
  | 'not-good-enough'
  | 'writer-declined'
  | 'writer-unavailable'
  | 'day-over'
  | 'broken'
  | 'abandoned'
  | 'missed';

export type Attempt = {
  id: string;
  askedBy: 'button' | 'schedule';
  /** The UTC day whose budget is charged, as YYYY-MM-DD by the database clock. */
  day: string;
  /** Identifies this run of the attempt. After another worker takes over, an earlier run can no longer store its result. */
  take: string;
};

export type Spent = Usage & { topic?: string; rounds: number };

type Publication = { draft: ArticleDraft; slug: string | undefined; source: ArticleWriter['source'] };
export type End = {
  outcome: 'skipped' | 'refused' | 'failed';
  cause: Cause;
  reason: string;
  notifyEditor: boolean;
};

const today = "(now() at time zone 'UTC')::date";
const attemptRow = `id, asked_by as "askedBy", ${today}::text as day, started_at::text as take`;

/** How long a topic is not reused after it was published or skipped. */
const topicCooldown = '45 days';

/** Whether the schedule has published on the day $1. */
const scheduledPublished = `exists (select from article_attempts
  where utc_day = $1::date and asked_by = 'schedule' and outcome = 'published')`;

/** How many of the day's publications the attempt with asked_by $2 must leave: the button leaves the schedule's. */
const keptForSchedule = `case when $2 = 'button' and not ${scheduledPublished} then 1 else 0 end`;

type Parts = {
  pool: Pool;
  queue: JobQueue;
  author: string;
  /** Runs in the publishing transaction, so the jobs it sends exist only if the post does. */
  afterPublish(slug: string, send: JobQueue['send']): Promise<void>;
};

export type ArticleStore = ReturnType<typeof createArticleStore>;

/** Attempts, daily budgets and posts. Days follow the database clock, the only clock that all processes share. */
export function createArticleStore({ pool, queue, author, afterPublish }: Parts) {
  return {
    /** The attempt with that id, or today's scheduled one. Undefined if the attempt already has an outcome. */
    async take(attemptId: string | undefined): Promise<Attempt | undefined> {
      if (attemptId !== undefined) {
        const { rows } = await pool.query<Attempt>(
          `update article_attempts set started_at = clock_timestamp() where id = $1 and outcome is null returning ${attemptRow}`,
          [attemptId],
        );
        return rows[0];
      }
      await pool.query(
        `update article_attempts set outcome = 'failed', finished_at = now(), cause = 'abandoned', reason = 'not finished on its day'
         where asked_by = 'schedule' and outcome is null and utc_day < ${today}`,
      );
      // An open attempt belongs to a worker that died, so this run takes it over.
      const { rows } = await pool.query<Attempt>(
        `insert into article_attempts (asked_by, started_at) values ('schedule', clock_timestamp())
         on conflict (asked_by) where outcome is null do update set started_at = clock_timestamp()
         returning ${attemptRow}`,
      );
      return rows[0];
    },

    /** Charges one attempt to the day's budget before anything is spent, or says why the budget allows no more. */
    async reserve({ askedBy, day }: Attempt, articlesPerDay: number) {
      const { rowCount } = await pool.query(
        `insert into article_budget as budget (utc_day, articles_allowed, attempts)
         select $1::date, $3::int, 1
         where $3 > ${keptForSchedule} and not ($2 = 'schedule' and ${scheduledPublished})
         on conflict (utc_day) do update
           set attempts = budget.attempts + 1, articles_allowed = excluded.articles_allowed
           where budget.published < excluded.articles_allowed - ${keptForSchedule}
             and budget.attempts < excluded.articles_allowed * 3 + case when $2 = 'schedule' then 3 else 0 end`,
        [day, askedBy, articlesPerDay],
      );
      if (rowCount === 1) return 'reserved';
      const { rows } = await pool.query<{ published: number; scheduled: boolean; kept: number }>(
        `select coalesce((select published from article_budget where utc_day = $1::date), 0) as published,
                ${scheduledPublished} as scheduled, ${keptForSchedule} as kept`,
        [day, askedBy],
      );
      const { kept = 0, published = 0, scheduled = false } = rows[0] ?? {};
      if (published >= articlesPerDay || (askedBy === 'schedule' && scheduled)) return 'articles-published';
      return published >= articlesPerDay - kept ? 'kept-for-schedule' : 'attempts-used';
    },

    read: () => readBlog(pool),

    /** Stores post, provenance, budget, outcome and the editor's mail in one transaction. */
    async publish(attempt: Attempt, spent: Spent, { draft, slug: wanted, source }: Publication) {
      try {
        return await queue.transaction(async (client, send) => {
          const refusal = await chargePublication(client, attempt);
          if (refusal) return refusal;
          const slug = await freeSlug(client, wanted ?? slugify(draft.title));
          const { rows } = await client.query<{ id: string }>(
            `insert into blog_posts (slug, title, excerpt, content, category, author, tags, meta_title, meta_description)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
            [slug, ...postValues(draft, author)],
          );
          const postId = rows[0]?.id ?? '';
          await client.query(
            'insert into post_provenance (post_id, slug, source, topic, model, attempt_id) values ($1, $2, $3, $4, $5, $6)',
            [postId, slug, source, spent.topic ?? null, spent.model ?? null, attempt.id],
          );
          await closeAttempt(client, attempt, spent, { outcome: 'published', postId, title: draft.title });
          await send(mailArticlePublishedQueue, { postId });
          await afterPublish(slug, send);
          return 'published';
        });
      } catch (error) {
        const duplicate = error instanceof DatabaseError && error.constraint === 'article_attempts_one_scheduled_a_day';
        if (duplicate) return 'articles-published';
        throw error;
      }
    },

    async end(attempt: Attempt, spent: Spent, { notifyEditor, ...ending }: End) {
      await queue.transaction(async (client, send) => {
        await closeAttempt(client, attempt, spent, ending);
        if (notifyEditor) await notifyEditorOnce(client, send, attempt.day, attempt.id);
      });
    },

    /** Emails the editor, once, if the day before had no scheduled article. */
    async reportMissedDay(day: string) {
      await queue.transaction(async (client, send) => {
        const { rows } = await client.query<{ day: string; attemptId: string | null }>(
          `select yesterday::text as day, (
             select id from article_attempts where utc_day = yesterday and asked_by = 'schedule' order by asked_at desc limit 1
           ) as "attemptId"
           from (select $1::date - 1 as yesterday) as day
           where exists (select from article_attempts where utc_day <= yesterday and asked_by = 'schedule')
             and not exists (
               select from article_attempts where utc_day = yesterday and asked_by = 'schedule'
                 and (outcome = 'published' or cause = 'articles-published'))`,
          [day],
        );
        const [missed] = rows;
        if (!missed) return;
        await client.query(
          'insert into article_budget (utc_day, articles_allowed) values ($1, 0) on conflict (utc_day) do nothing',
          [missed.day],
        );
        await notifyEditorOnce(client, send, missed.day, missed.attemptId ?? (await recordMissedDay(client, missed.day)));
      });
    },

    /** The number of scheduled attempts on that day, including this one. */
    async scheduledAttempts(day: string) {
      const { rows } = await pool.query<{ count: number }>(
        "select count(*)::int as count from article_attempts where utc_day = $1 and asked_by = 'schedule'",
        [day],
      );
      return rows[0]?.count ?? 0;
    },
  };
}

/** What the blog has, for choosing topics and for finding near-duplicates. */
export async function readBlog(pool: Pool): Promise<BlogHistory & Blog> {
  const { rows: posts } = await pool.query<{ slug: string; title: string; content: string; category: string; at: Date }>(
    'select slug, title, content, category, published_at as at from blog_posts order by published_at',
  );
  // Withdrawn articles count too: a reworded copy must not be published.
  const { rows: withdrawn } = await pool.query<{ slug: string; title: string; content: string }>(
    `select slug, withdrawn_post ->> 'title' as title, withdrawn_post ->> 'content' as content
     from post_provenance where withdrawn_at is not null`,
  );
  const known = [...posts.map(({ slug, title, content }) => ({ slug, title, content })), ...withdrawn];
  return {
    known,
    // A link to a scheduled article would be broken until its time.
    posts: new Set(posts.filter(({ at }) => at.getTime() <= Date.now()).map(({ slug }) => slug)),
    slugs: new Set(known.map(({ slug }) => slug)),
    topicsUsedLately: await topicsUsedLately(pool),
    // Posts come oldest first, so the newest date of each category wins.
    categoryPublishedAt: new Map(posts.map(({ category, at }) => [category, at.getTime()])),
  };
}

/** Topics that were published or skipped too recently to choose again. */
export async function topicsUsedLately(pool: Pool): Promise<Set<string>> {
  const { rows } = await pool.query<{ topic: string }>(
    `select topic from post_provenance where topic is not null and recorded_at > now() - interval '${topicCooldown}'
     union
     select topic from article_attempts
     where topic is not null and outcome = 'skipped' and asked_at > now() - interval '${topicCooldown}'`,
  );
  return new Set(rows.map(({ topic }) => topic));
}

async function notifyEditorOnce(client: PoolClient, send: JobQueue['send'], day: string, attemptId: string): Promise<void> {
  const { rowCount } = await client.query(
    'update article_budget set editor_told_at = now() where utc_day = $1 and editor_told_at is null',
    [day],
  );
  if (rowCount === 1) await send(mailArticleSkippedQueue, { attemptId });
}

/** Records an attempt for a day when no worker ran, because the email takes its reason from the attempt. */
async function recordMissedDay(client: PoolClient, day: string): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `insert into article_attempts (asked_by, asked_at, finished_at, outcome, cause, reason)
     values ('schedule', $1::date + time '09:00' at time zone 'UTC', now(), 'failed', 'missed', 'no worker ran on that day')
     returning id`,
    [day],
  );
  return rows[0]?.id ?? '';
}

/** Returns why the budget refuses. Checked here as well as by the table's constraints, whose errors would look like a fault. */
async function chargePublication(client: PoolClient, { askedBy, day }: Attempt) {
  const { rowCount } = await client.query(
    `update article_budget set published = published + 1
     where utc_day = $1 and utc_day = ${today} and published < articles_allowed - ${keptForSchedule}`,
    [day, askedBy],
  );
  if (rowCount === 1) return undefined;
  const { rows } = await client.query<{ over: boolean; kept: number }>(
    `select $1::date <> ${today} as over, ${keptForSchedule} as kept`,
    [day, askedBy],
  );
  const { kept, over } = rows[0] ?? {};
  if (over) return 'day-over';
  return kept ? 'kept-for-schedule' : 'articles-published';
}

/** The values of a post from its title to its meta description, in the order of the table's columns. */
export const postValues = (draft: ArticleDraft, author: string) => [
  draft.title,
  draft.excerpt,
  draft.content,
  draft.category,
  author,
  draft.tags,
  draft.metaTitle ?? null,
  draft.metaDescription ?? null,
];

/** Slugs of withdrawn articles stay reserved, so that an old link never leads to a different article. */
export async function freeSlug(client: PoolClient, wanted: string): Promise<string> {
  const { rows } = await client.query<{ slug: string }>(
    `select slug from blog_posts where slug = $1 or slug like $1 || '-%'
     union select slug from post_provenance where slug = $1 or slug like $1 || '-%'`,
    [wanted],
  );
  const taken = new Set(rows.map(({ slug }) => slug));
  if (!taken.has(wanted)) return wanted;
  for (let number = 2; ; number += 1) if (!taken.has(`${wanted}-${number}`)) return `${wanted}-${number}`;
}

type Ending =
  | { outcome: 'published'; postId: string; title: string }
  | { outcome: 'skipped' | 'refused' | 'failed'; cause: string; reason: string };

async function closeAttempt(client: PoolClient, attempt: Attempt, spent: Spent, ending: Ending): Promise<void> {
  const { rowCount } = await client.query(
    `update article_attempts
     set outcome = $3, finished_at = now(), cause = $4, reason = $5, topic = $6, model = $7, input_tokens = $8,
         output_tokens = $9, rounds = $10, post_id = $11, post_title = $12
     where id = $1 and started_at = $2::timestamptz and outcome is null`,
    [
      attempt.id,
      attempt.take,
      ending.outcome,
      'cause' in ending ? ending.cause : null,
      'reason' in ending ? ending.reason : null,
      spent.topic ?? null,
      spent.model ?? null,
      spent.inputTokens,
      spent.outputTokens,
      spent.rounds,
      'postId' in ending ? ending.postId : null,
      'title' in ending ? ending.title : null,
    ],
  );
  if (rowCount !== 1) throw new Error('Attempt was taken over by another worker or abandoned');
}
