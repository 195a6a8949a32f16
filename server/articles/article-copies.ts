import type { Pool } from 'pg';
import { z } from 'zod';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { sanitiseContent, tableTags } from '../platform/pages/allowed-html.ts';

const time = z.iso.datetime({ offset: true });

/** A published article with its thirteen fields, the description of its picture, its Markdown, and what wrote it. */
const articleCopy = z.strictObject({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  content: z
    .string()
    .refine((html) => sanitiseContent(html, tableTags).problems.length === 0, 'HTML that an article must not have'),
  category: z.string(),
  author: z.string(),
  tags: z.array(z.string()),
  image_url: z.string().nullable(),
  image_alt: z.string().max(300).nullable(),
  // Copies of release 2.0 have none.
  markdown: z.string().max(200_000).nullable().default(null),
  meta_title: z.string().nullable(),
  meta_description: z.string().nullable(),
  published_at: time,
  updated_at: time,
  written_by: z.strictObject({
    source: z.enum(['first-articles', 'backlog', 'model', 'staff']),
    topic: z.string().nullable(),
    model: z.string().nullable(),
  }),
});
export const articleCopies = z.array(articleCopy);
export type ArticleCopy = z.infer<typeof articleCopy>;

/** The published articles, oldest first. */
export async function copyArticles(pool: Pool): Promise<ArticleCopy[]> {
  const { rows } = await pool.query<{ copy: ArticleCopy }>(
    `select to_jsonb(post) || jsonb_build_object('written_by', jsonb_build_object(
         'source', coalesce(source, 'staff'), 'topic', topic, 'model', model)) as copy
     from blog_posts post left join post_provenance on post_id = post.id
     where post.published_at <= now() order by post.published_at, post.id`,
  );
  return rows.map(({ copy }) => copy);
}

/** Adds the articles of another installation, also in place of first articles that nobody has edited here. */
export const importArticles = (pool: Pool, articles: readonly ArticleCopy[]): Promise<number> =>
  inTransaction(pool, async (client) => {
    await client.query(
      `with replaced as (
         delete from blog_posts here using jsonb_populate_recordset(null::blog_posts, $1) copy, post_provenance first
         where here.slug = copy.slug and here.id <> copy.id and here.updated_at = here.published_at
           and first.post_id = here.id and first.source = 'first-articles'
         returning here.id
       )
       delete from post_provenance using replaced where post_id = replaced.id`,
      [JSON.stringify(articles)],
    );
    return addArticles(client, articles);
  });

/** Adds articles, and returns how many. One whose address is taken, or was withdrawn, is left out. */
export async function addArticles(db: Pick<Pool, 'query'>, articles: readonly ArticleCopy[]): Promise<number> {
  const { rowCount } = await db.query(
    `with copy as (
       select * from jsonb_populate_recordset(null::blog_posts, $1) post
       where not exists (select from post_provenance known where known.slug = post.slug or known.post_id = post.id)
     ), added as (
       insert into blog_posts select * from copy on conflict do nothing returning id, slug
     )
     insert into post_provenance (post_id, slug, source, topic, model)
     select added.id, slug, written.source, written.topic, written.model
     from added join jsonb_to_recordset($1) as original (id uuid, written_by jsonb) using (id),
       jsonb_to_record(written_by) as written (source text, topic text, model text)`,
    [JSON.stringify(articles)],
  );
  return rowCount ?? 0;
}
