import type { Pool } from 'pg';
import { articlePath, isArticle } from '../../content-model/article-path.ts';
import { titleOf } from '../../content-model/content-list.ts';
import type { SiteContent } from '../../content-model/schema/site.ts';
import { waitsForPerson } from '../../domain/blog-post.ts';
import { articlesForLater, type ListedArticle, listedColumns } from '../../server/articles/listed-articles.ts';
import { topicsUsedLately } from '../../server/articles/posts.ts';
import { pendingSchedules, withChangedFiles } from '../../server/publishing/schedules.ts';
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
  return (await withChangedFiles(pool, schedules)).map(({ changed, dueAt, id }) => ({
    ...{ id, dueAt },
    titles: changed.filter(isArticle).map(({ after, before, path }) => titleOf(after ?? before ?? { file: path })),
  }));
}

/** Withdraws an article that waits for a person, which no publication knows, unless somebody has set it for later. */
export function withdrawWaiting(pool: Pool, slug: string, by: Member): Promise<'withdrawn' | 'scheduled' | 'nothing'> {
  return asMember(pool, by, async (client) => {
    const isScheduled = (await pendingSchedules(client)).some(({ files }) => files.includes(articlePath(slug)));
    if (isScheduled) return 'scheduled';
    const text = 'select withdraw_post(id) from blog_posts where slug = $1 and published_at = $2';
    if ((await client.query(text, [slug, waitsForPerson])).rowCount !== 1) return 'nothing';
    await recordInAuditLog(client, by, 'withdrew', `/blog/${slug}`);
    return 'withdrawn';
  });
}
