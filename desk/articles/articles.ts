import type { Pool } from 'pg';
import { titleOf } from '../../content-model/content-list.ts';
import type { SiteContent } from '../../content-model/schema/site.ts';
import { waitsForPerson } from '../../domain/blog-post.ts';
import { articlesForLater, type ListedArticle, listedColumns } from '../../server/articles/listed-articles.ts';
import { topicsUsedLately } from '../../server/articles/posts.ts';
import { articlePath, isArticle } from '../../server/publishing/articles.ts';
import { pendingSchedules, scheduledFiles } from '../../server/publishing/schedules.ts';
import { asMember } from '../access/as-member.ts';
import { recordInAuditLog } from '../access/audit-log.ts';
import type { Member } from '../access/member.ts';

const pageSize = 50;

export type ArticleList = Awaited<ReturnType<typeof listArticles>>;

export async function listArticles(pool: Pool, page: number, content: Pick<SiteContent, 'blogBacklog' | 'editorialPlan'>) {
  const rows = async <Row extends object>(text: string, values: unknown[] = []) => (await pool.query<Row>(text, values)).rows;
  const [counted] = await rows<{ count: number }>('select count(*)::int as count from blog_posts where published_at <= now()');
  return {
    later: await articlesForLater(pool),
    published: await rows<ListedArticle>(
      `select ${listedColumns} from blog_posts where published_at <= now() order by published_at desc, id desc limit $1 offset $2`,
      [pageSize, (page - 1) * pageSize],
    ),
    pages: Math.max(1, Math.ceil((counted?.count ?? 0) / pageSize)),
    withdrawn: await rows<Omit<ListedArticle, 'isWaiting'>>(
      `select slug, withdrawn_post ->> 'title' as title, withdrawn_at as at from post_provenance
       where withdrawn_at is not null order by withdrawn_at desc limit $1`,
      [pageSize],
    ),
    refused: await rows<{ at: Date; topic: string; reason: string }>(
      `select asked_at as at, coalesce(topic, '') as topic, coalesce(reason, '') as reason from article_attempts
       where outcome in ('skipped', 'failed') order by asked_at desc limit 20`,
    ),
    backlog: await backlog(pool, content),
  };
}

/** In the order of the editorial plan, which is the order of publication. */
async function backlog(pool: Pool, { blogBacklog, editorialPlan }: Pick<SiteContent, 'blogBacklog' | 'editorialPlan'>) {
  const inOrder = editorialPlan.topics.flatMap(({ id }) => blogBacklog.find(({ slug }) => slug === id) ?? []);
  const { rows } = await pool.query<{ slug: string }>(
    `select slug from blog_posts where slug = any($1) union select slug from post_provenance where slug = any($1)`,
    [inOrder.map(({ slug }) => slug)],
  );
  const used = new Set(rows.map(({ slug }) => slug));
  const resting = await topicsUsedLately(pool);
  const waiting = inOrder.filter(({ slug }) => !used.has(slug));
  const next = waiting.find(({ slug }) => !resting.has(slug));
  return waiting.map(({ slug, title }) => ({ slug, title, isNext: slug === next?.slug }));
}

export async function articleWithId(pool: Pool, id: string): Promise<ListedArticle | undefined> {
  return (await pool.query<ListedArticle>(`select ${listedColumns} from blog_posts where id::text = $1`, [id])).rows[0];
}

/** The articles that will be published, changed or taken off with other content. */
export async function scheduledArticles(pool: Pool) {
  const schedules = (await pendingSchedules(pool)).filter(({ files }) => files.some((path) => isArticle({ path })));
  return Promise.all(
    schedules.map(async ({ dueAt, id }) => {
      const articles = (await scheduledFiles(pool, id)).filter(isArticle);
      return { id, dueAt, titles: articles.map(({ after, before, path }) => titleOf(after ?? before ?? { file: path })) };
    }),
  );
}

/** Withdraws an article that waits for a person, which no publication knows. Returns false if there is none. */
export function withdrawWaiting(pool: Pool, slug: string, by: Member): Promise<boolean> {
  return asMember(pool, by, async (client) => {
    const { rowCount } = await client.query('select withdraw_post(id) from blog_posts where slug = $1 and published_at = $2', [
      slug,
      waitsForPerson,
    ]);
    // Nothing that somebody has set for later brings it back.
    if (rowCount === 1)
      await client.query(
        `update content_schedules set stopped_at = now(), stopped_reason = 'The article was withdrawn'
         where publication_id is null and stopped_at is null
           and id in (select schedule_id from content_schedule_files where path = $1)`,
        [articlePath(slug)],
      );
    if (rowCount === 1) await recordInAuditLog(client, by, 'withdrew', `/blog/${slug}`);
    return rowCount === 1;
  });
}
