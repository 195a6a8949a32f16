import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { waitsForPerson } from '../../../domain/blog-post.ts';
import { slugify } from '../../../domain/slug.ts';
import type { JobQueue } from '../../platform/queue/job-queue.ts';
import type { Services } from '../../services.ts';
import { freeSlug, slugsInDrafts } from '../posts.ts';
import type { ArticleWriter, Usage } from './article-writer.ts';
import type { ArticleDraft } from './checks/article-draft.ts';
import type { Cause } from './notices.ts';

export const mailArticlePublishedQueue = 'mail-article-published';
export const mailArticleSkippedQueue = 'mail-article-skipped';

export type Attempt = {
  id: string;
  askedBy: 'button' | 'schedule';
  /** The UTC day whose budget is charged, as YYYY-MM-DD by the database clock. */
  day: string;
  /** The time at which this run started. After another worker takes over, an earlier run can no longer store its result. */
  runId: string;
};

export type Spent = Usage & { topic?: string; rounds: number };

type ArticleToPublish = { draft: ArticleDraft; markdown: string; slug: string | undefined; source: ArticleWriter['source'] };
export type Unpublished = { outcome: 'skipped' | 'refused' | 'failed'; cause: Cause; reason: string };

/** Days follow the database's clock, the only one that all processes share. */
const today = "(now() at time zone 'UTC')::date";
const attemptRow = `id, asked_by as "askedBy", ${today}::text as day, started_at::text as "runId"`;

/** Whether the schedule has published on the attempt's day. For queries whose $1 is that day. */
const scheduledPublished = `exists (select from article_attempts
  where utc_day = $1::date and asked_by = 'schedule' and outcome = 'published')`;

/** How many of the day's publications the attempt must leave: the button leaves the schedule's. For queries whose $2 is asked_by. */
const keptForSchedule = `case when $2 = 'button' and not ${scheduledPublished} then 1 else 0 end`;

/** The attempt with that id, or today's scheduled one. Undefined if the attempt already has an outcome. */
export async function startAttempt(pool: Pool, attemptId: string | undefined): Promise<Attempt | undefined> {
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
}

/** Charges one attempt to the day's budget before anything is spent, or says why the budget allows no more. */
export async function reserve(pool: Pool, attempt: Attempt, articlesPerDay: number) {
  const { rowCount } = await pool.query(
    `insert into article_budget as budget (utc_day, articles_allowed, attempts)
     select $1::date, $3::int, 1
     where $3 > ${keptForSchedule} and not ($2 = 'schedule' and ${scheduledPublished})
     on conflict (utc_day) do update
       set attempts = budget.attempts + 1, articles_allowed = excluded.articles_allowed
       where budget.published < excluded.articles_allowed - ${keptForSchedule}
         and budget.attempts < excluded.articles_allowed * 3 + case when $2 = 'schedule' then 3 else 0 end`,
    [attempt.day, attempt.askedBy, articlesPerDay],
  );
  return rowCount === 1 ? 'reserved' : refusal(pool, attempt, articlesPerDay);
}

/** Stores post, provenance, budget, outcome and the editor's mail in one transaction. The post is public at once, or waits for a person. */
export async function publishArticle(
  { content, indexNow, queue }: Pick<Services, 'content' | 'indexNow' | 'queue'>,
  attempt: Attempt,
  spent: Spent,
  { draft, markdown, slug: wanted, source }: ArticleToPublish,
) {
  const { defaultAuthor, generatedArticlesWait } = content.blogPage;
  try {
    return await queue.transaction(async (client, send) => {
      const refusal = await chargePublication(client, attempt);
      if (refusal) return refusal;
      const slug = await freeSlug(client, wanted ?? slugify(draft.title), await slugsInDrafts(client));
      const { category, content: html, excerpt, metaDescription = null, metaTitle = null, tags, title } = draft;
      const post = {
        ...{ slug, title, excerpt, content: html, category, author: defaultAuthor, tags, markdown },
        ...{ meta_title: metaTitle, meta_description: metaDescription },
        ...(generatedArticlesWait && { published_at: waitsForPerson }),
      };
      const { rows } = await client.query<{ id: string }>(
        `insert into blog_posts (${Object.keys(post)}) values (${Object.keys(post).map((_, index) => `$${index + 1}`)}) returning id`,
        Object.values(post),
      );
      const postId = rows[0]?.id ?? '';
      await client.query(
        'insert into post_provenance (post_id, slug, source, topic, model, attempt_id) values ($1, $2, $3, $4, $5, $6)',
        [postId, slug, source, spent.topic ?? null, spent.model ?? null, attempt.id],
      );
      await closeAttempt(client, attempt, spent, { outcome: 'published', postId, title: draft.title });
      await send(mailArticlePublishedQueue, { postId });
      // In the same transaction, so that the job exists only if the post does.
      if (!generatedArticlesWait) await indexNow.submitArticle(slug, send);
      return 'published';
    });
  } catch (error) {
    const duplicate = error instanceof DatabaseError && error.constraint === 'article_attempts_one_scheduled_a_day';
    if (duplicate) return 'articles-published';
    throw error;
  }
}

export async function closeUnpublished(
  queue: JobQueue,
  attempt: Attempt,
  spent: Spent,
  result: Unpublished,
  notifyEditor: boolean,
): Promise<void> {
  await queue.transaction(async (client, send) => {
    await closeAttempt(client, attempt, spent, result);
    if (notifyEditor) await notifyEditorOnce(client, send, attempt.day, attempt.id);
  });
}

/** Emails the editor, once, if the day before had no scheduled article. */
export async function reportMissedDay(queue: JobQueue, day: string): Promise<void> {
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
    await client.query('insert into article_budget (utc_day, articles_allowed) values ($1, 0) on conflict (utc_day) do nothing', [
      missed.day,
    ]);
    await notifyEditorOnce(client, send, missed.day, missed.attemptId ?? (await recordMissedDay(client, missed.day)));
  });
}

/** The number of scheduled attempts on that day, including this one. */
export async function scheduledAttempts(pool: Pool, day: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    "select count(*)::int as count from article_attempts where utc_day = $1 and asked_by = 'schedule'",
    [day],
  );
  return rows[0]?.count ?? 0;
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
async function chargePublication(client: PoolClient, attempt: Attempt) {
  const { rowCount } = await client.query(
    `update article_budget set published = published + 1
     where utc_day = $1 and utc_day = ${today} and published < articles_allowed - ${keptForSchedule}`,
    [attempt.day, attempt.askedBy],
  );
  return rowCount === 1 ? undefined : refusal(client, attempt);
}

/** Why the budget allows the attempt nothing more. A day that has begun to publish has the number of articles it allows. */
async function refusal(client: Pool | PoolClient, { askedBy, day }: Attempt, articlesPerDay?: number) {
  const { rows } = await client.query<{ isOver: boolean; left: number; scheduled: boolean; kept: number }>(
    `select $1::date <> ${today} as "isOver", ${scheduledPublished} as scheduled, ${keptForSchedule} as kept,
            coalesce($3, articles_allowed) - coalesce(published, 0) as left
     from (select) as always left join article_budget on utc_day = $1::date`,
    [day, askedBy, articlesPerDay],
  );
  const { isOver, kept = 0, left = 0, scheduled } = rows[0] ?? {};
  if (isOver) return 'day-over';
  if (left <= 0 || (askedBy === 'schedule' && scheduled)) return 'articles-published';
  return left <= kept ? 'kept-for-schedule' : 'attempts-used';
}

type Result = Unpublished | { outcome: 'published'; postId: string; title: string };

async function closeAttempt(client: PoolClient, attempt: Attempt, spent: Spent, result: Result): Promise<void> {
  const columns = {
    outcome: result.outcome,
    cause: 'cause' in result ? result.cause : null,
    reason: 'reason' in result ? result.reason : null,
    topic: spent.topic ?? null,
    model: spent.model ?? null,
    input_tokens: spent.inputTokens,
    output_tokens: spent.outputTokens,
    rounds: spent.rounds,
    post_id: 'postId' in result ? result.postId : null,
    post_title: 'title' in result ? result.title : null,
  };
  const { rowCount } = await client.query(
    `update article_attempts set finished_at = now(), ${Object.keys(columns).map((name, index) => `${name} = $${index + 3}`)}
     where id = $1 and started_at = $2::timestamptz and outcome is null`,
    [attempt.id, attempt.runId, ...Object.values(columns)],
  );
  if (rowCount !== 1) throw new Error('Attempt was taken over by another worker or abandoned');
}
