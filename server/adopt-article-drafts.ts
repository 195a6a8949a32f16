import type { Client } from 'pg';
import { articlePath } from '../content-model/article-path.ts';
import { fileHash } from '../content-model/content-file.ts';
import { bytesWith } from '../content-model/file-text.ts';
import { slugify } from '../domain/slug.ts';
import { freeSlug } from './articles/posts.ts';
import { readArticles } from './publishing/articles.ts';

type Typed = Record<string, string | undefined>;
type Row = { memberId: string; article: string; typed: Typed; slug: string | null; isCurrent: boolean; savedAt: string };

/** Makes drafts of files from the articles that members were writing with release 2.0, which kept them, as typed, in a table of their own. */
export async function adoptArticleDrafts(client: Pick<Client, 'query'>): Promise<void> {
  const { rows } = await client.query<Row>(
    `select member_id as "memberId", article, typed, coalesce(post.slug, known.slug) as slug,
       coalesce(version = post.updated_at::text, false) as "isCurrent",
       desk_article_drafts.updated_at::text as "savedAt"
     from desk_article_drafts
     left join blog_posts post on post.id::text = article left join post_provenance known on known.post_id::text = article`,
  );
  const taken: string[] = [];
  for (const { article, isCurrent, memberId, typed, ...row } of rows) {
    const { body, excerpt, author, category, metaDescription, metaTitle, picture: file, pictureAlt, tags = '', title } = typed;
    const slug = row.slug ?? (await freeSlug(client, slugify(title ?? '') || 'article', taken));
    taken.push(slug);
    const [published] = await readArticles(client, [articlePath(slug)]);
    const picture = file && { file, ...(pictureAlt && { words: pictureAlt }) };
    const fields = { title, excerpt, category, author, picture, metaTitle, metaDescription };
    const value = {
      ...Object.fromEntries(Object.entries(fields).filter(([, words]) => words)),
      tags: tags.split(',').flatMap((tag) => tag.trim() || []),
    };
    // A text with a table could not be edited, and was not in the form.
    const bytes = bytesWith(undefined, { value, body: body ?? published?.body?.text ?? '' });
    const baseHash = published && isCurrent ? fileHash(published) : null;
    await client.query(
      `with adopted as (delete from desk_article_drafts where member_id = $1 and article = $2 and updated_at = $6::timestamptz returning updated_at)
       insert into desk_drafts as newer (member_id, path, base_hash, bytes) select $1, $3, decode($4, 'hex'), $5 from adopted
       on conflict (member_id, path) do update set base_hash = excluded.base_hash, bytes = excluded.bytes, updated_at = now()
       where newer.updated_at < $6::timestamptz`,
      [memberId, article, articlePath(slug), baseHash, bytes, row.savedAt],
    );
  }
}
