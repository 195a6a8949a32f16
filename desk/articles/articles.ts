import type { Pool, PoolClient } from 'pg';
import type { SiteContent } from '../../content-model/schema/site.ts';
import { slugify } from '../../domain/slug.ts';
import type { ArticleDraft } from '../../server/articles/generate/checks/article-draft.ts';
import { freeSlug, postValues, topicsUsedLately, waitsForPerson } from '../../server/articles/posts.ts';
import type { FileChange } from '../../server/publishing/file-changes.ts';
import { asMember } from '../members/as-member.ts';
import { recordInAuditLog } from '../members/audit-log.ts';
import type { Member } from '../members/members.ts';
import { removeArticleDraft } from './article-drafts.ts';
import { publishPicture } from './article-pictures.ts';

const pageSize = 50;
/** New articles are stored one after another. */
const addLock = 860_115;

/** `isWaiting`: software wrote it, and `at` is a date that never comes. */
export type ListedArticle = { id: string; slug: string; title: string; at: Date; isWaiting: boolean };
export type ArticleList = Awaited<ReturnType<typeof listArticles>>;

/** An article on the blog, or for later. `version` identifies the text that an editor was shown. */
export type Article = ListedArticle &
  ArticleDraft & {
    author: string;
    /** Its address, or nothing for the drawn one. */
    picture: string;
    pictureAlt: string;
    version: string;
    isScheduled: boolean;
  };

/** `publishAt` undefined publishes now. `sizes` are not public yet. */
export type NewText = {
  draft: ArticleDraft;
  author: string;
  publishAt: Date | undefined;
  picture: { address: string; alt: string; sizes: readonly FileChange[] } | undefined;
};

const listed = `id, slug, title, published_at as at, published_at = '${waitsForPerson}' as "isWaiting"`;

export async function listArticles(pool: Pool, page: number, content: Pick<SiteContent, 'blogBacklog' | 'editorialPlan'>) {
  const rows = async <Row extends object>(text: string, values: unknown[] = []) => (await pool.query<Row>(text, values)).rows;
  const [counted] = await rows<{ count: number }>('select count(*)::int as count from blog_posts where published_at <= now()');
  return {
    later: await articlesForLater(pool),
    published: await rows<ListedArticle>(
      `select ${listed} from blog_posts where published_at <= now() order by published_at desc, id desc limit $1 offset $2`,
      [pageSize, (page - 1) * pageSize],
    ),
    pages: Math.max(1, Math.ceil((counted?.count ?? 0) / pageSize)),
    withdrawn: await rows<Omit<ListedArticle, 'isWaiting'>>(
      `select post_id as id, slug, withdrawn_post ->> 'title' as title, withdrawn_at as at from post_provenance
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

/** The next one first. Those that wait for a person are last. */
export async function articlesForLater(pool: Pool): Promise<ListedArticle[]> {
  const text = `select ${listed} from blog_posts where published_at > now() order by published_at, id`;
  return (await pool.query<ListedArticle>(text)).rows;
}

/** The newest articles with these words. */
export async function articlesWith(pool: Pool, words: string): Promise<ListedArticle[]> {
  const { rows } = await pool.query<ListedArticle>(
    `select ${listed} from blog_posts
     where strpos(lower(title || ' ' || excerpt || ' ' || regexp_replace(content, '<[^>]*>', '', 'g')), lower($1)) > 0
     order by published_at desc, id desc limit 10`,
    [words],
  );
  return rows;
}

/** The titles of articles with a link to a page. */
export async function articlesLinkingTo(pool: Pool, path: string): Promise<string[]> {
  const values = [`href="${path}["?#]`];
  const { rows } = await pool.query<{ title: string }>('select title from blog_posts where content ~ $1 order by title', values);
  return rows.map(({ title }) => title);
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

export async function findArticle(pool: Pool, id: string): Promise<Article | undefined> {
  const { rows } = await pool.query<Article>(
    `select ${listed}, excerpt, content, category, tags, author, meta_title as "metaTitle",
       meta_description as "metaDescription", coalesce(image_url, '') as picture, coalesce(image_alt, '') as "pictureAlt",
       updated_at::text as version, published_at > now() as "isScheduled"
     from blog_posts where id = $1`,
    [id],
  );
  return rows[0];
}

/** The draft is one no longer. Row-level security hides an article for later until its time. */
export function addArticle(pool: Pool, text: NewText, by: Member): Promise<void> {
  return asMember(pool, by, async (client) => {
    // The button was pressed twice, or by two members.
    await client.query('select pg_advisory_xact_lock($1)', [addLock]);
    const { title, content } = text.draft;
    const { rowCount: known } = await client.query('select from blog_posts where title = $1 and content = $2', [title, content]);
    if (known) return;
    await publishPicture(client, text.picture?.sizes ?? [], title, by);
    const slug = await freeSlug(client, slugify(text.draft.title));
    const { rows } = await client.query<{ id: string }>(
      `insert into blog_posts
         (title, excerpt, content, category, author, tags, meta_title, meta_description, image_url, image_alt, slug, published_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, coalesce($12, now())) returning id`,
      [...valuesOf(text), slug, text.publishAt ?? null],
    );
    await client.query(`insert into post_provenance (post_id, slug, source) values ($1, $2, 'staff')`, [rows[0]?.id, slug]);
    await announce(client, slug);
    await removeArticleDraft(client, by.id, 'new');
    await record(client, by, text.publishAt ? 'scheduled' : 'published', slug);
  });
}

/** Returns false if the article is no longer as the editor was shown it. The time of a published article stays. */
export function saveArticle(pool: Pool, id: string, version: string, text: NewText, by: Member): Promise<boolean> {
  return asMember(pool, by, async (client) => {
    const { rows } = await client.query<{ slug: string }>(
      `update blog_posts set title = $1, excerpt = $2, content = $3, category = $4, author = $5, tags = $6, meta_title = $7,
         meta_description = $8, image_url = $9, image_alt = $10,
         published_at = case when published_at > now() then coalesce($11::timestamptz, now()) else published_at end
       where id = $12 and updated_at::text = $13 returning slug`,
      [...valuesOf(text), text.publishAt ?? null, id, version],
    );
    if (!rows[0]) return false;
    await publishPicture(client, text.picture?.sizes ?? [], text.draft.title, by);
    await removeArticleDraft(client, by.id, id);
    await announce(client, rows[0].slug);
    await record(client, by, 'edited', rows[0].slug);
    return true;
  });
}

/** Returns false if it was not on the blog. */
export function withdrawArticle(pool: Pool, id: string, by: Member): Promise<boolean> {
  return asMember(pool, by, async (client) => {
    const article = await client.query<{ isScheduled: boolean }>(
      'select published_at > now() as "isScheduled" from blog_posts where id = $1',
      [id],
    );
    const { rows } = await client.query<{ slug: string; changed: boolean }>(
      'select post_slug as slug, changed from withdraw_post($1)',
      [id],
    );
    const [withdrawn] = rows;
    if (!withdrawn?.changed) return false;
    // Search engines were never told of an article that no one could see.
    await (article.rows[0]?.isScheduled
      ? client.query('delete from posts_to_announce where slug = $1', [withdrawn.slug])
      : client.query(
          'insert into posts_to_announce (slug, due_at) values ($1, now()) on conflict (slug) do update set due_at = now()',
          [withdrawn.slug],
        ));
    await record(client, by, 'withdrew', withdrawn.slug);
    return true;
  });
}

/** Returns false if it was not withdrawn. */
export function restoreArticle(pool: Pool, id: string, by: Member): Promise<boolean> {
  return asMember(pool, by, async (client) => {
    const { rows } = await client.query<{ slug: string }>('select post_slug as slug from restore_post($1)', [id]);
    if (!rows[0]) return false;
    await announce(client, rows[0].slug);
    await record(client, by, 'published again', rows[0].slug);
    return true;
  });
}

const valuesOf = ({ author, draft, picture }: NewText) => [
  ...postValues(draft, author),
  picture?.address ?? null,
  picture?.alt ?? null,
];

const record = (client: PoolClient, by: Member, action: string, slug: string) =>
  recordInAuditLog(client, by, action, `/blog/${slug}`);

/** Leaves it to the worker to tell search engines, now or at the time of publication. */
async function announce(client: PoolClient, slug: string): Promise<void> {
  await client.query(
    `insert into posts_to_announce (slug, due_at) select slug, greatest(published_at, now()) from blog_posts where slug = $1
     on conflict (slug) do update set due_at = excluded.due_at`,
    [slug],
  );
}
