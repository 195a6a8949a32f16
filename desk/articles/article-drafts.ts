import type { Pool, PoolClient } from 'pg';
import { renderArticle } from '../../content-model/markdown.ts';
import { longestTitle } from '../../content-model/schema/blog-article.ts';
import { textFault } from '../../content-model/text-limits.ts';
import { unambiguousLondonInstant } from '../../domain/london-time.ts';
import { allowedImage } from '../../domain/post-image.ts';
import type { ShownPost } from '../../server/articles/blog-posts.ts';
import { sanitiseContent } from '../../server/articles/generate/checks/allowed-html.ts';
import { endReviewRequest, hasRoom } from '../editing/drafts.ts';
import { asMember, type Rights } from '../members/as-member.ts';
import { pictureFiles } from './article-pictures.ts';
import { type Typed, tagsOf } from './typed-article.ts';

/** What a member has typed. `version` is that of the article when they began, `seen` identifies what is stored. */
export type StoredDraft = { typed: Typed; version: string; seen: string; at: Date };
export type DraftedArticle = { article: string; slug: string | null; title: string; at: Date; isInReview: boolean };

/** Of a draft, for lists and emails. A title that is being written can be of any length. */
export const shownTitle = `left(typed ->> 'title', ${longestTitle})`;

/** The address of a new article in previews. */
export const newSlug = 'new-article';

/** Where the draft of an article is written. */
export const writingHref = (article: string) => (article === 'new' ? '/articles/new' : `/articles/${article}/edit`);

/** The article is 'new' or the id of one. Each member has drafts of their own. */
export async function findArticleDraft(pool: Pool, memberId: string, article: string): Promise<StoredDraft | undefined> {
  const { rows } = await pool.query<StoredDraft>(
    `select typed, version, updated_at::text as seen, updated_at as at from desk_article_drafts
     where member_id = $1 and article = $2`,
    [memberId, article],
  );
  return rows[0];
}

export async function listArticleDrafts(pool: Pool, memberId: string): Promise<DraftedArticle[]> {
  const { rows } = await pool.query<DraftedArticle>(
    `select article, slug, ${shownTitle} as title, draft.updated_at as at, is_asked as "isInReview" from desk_article_drafts draft
     left join blog_posts on id::text = article
     where member_id = $1 and (article = 'new' or id is not null) order by draft.updated_at desc`,
    [memberId],
  );
  return rows;
}

/** Returns `seen` of what is stored, or undefined if another window saved or published it meanwhile. */
export async function saveArticleDraft(
  pool: Pool,
  member: Rights,
  article: string,
  { seen, typed, version }: Pick<StoredDraft, 'seen' | 'typed' | 'version'>,
): Promise<string | undefined> {
  const { rows } = await asMember(pool, member, (client) =>
    client.query<{ seen: string }>(
      `insert into desk_article_drafts as stored (member_id, article, typed, version) select $1, $2, $3, $4
       where $5 = '' or exists (select from desk_article_drafts where member_id = $1 and article = $2)
       on conflict (member_id, article) do update set typed = excluded.typed, updated_at = now() where stored.updated_at::text = $5
       returning updated_at::text as seen`,
      [member.id, article, JSON.stringify(typed), version, seen],
    ),
  );
  return rows[0]?.seen;
}

/** Also deletes the member's pictures that no other draft of an article has. */
export async function removeArticleDraft(client: Pick<PoolClient, 'query'>, memberId: string, article: string): Promise<void> {
  await client.query('delete from desk_article_drafts where member_id = $1 and article = $2', [memberId, article]);
  await client.query(
    `delete from desk_drafts picture where member_id = $1 and path like 'pictures/sized/article/%' and not exists (
       select from desk_article_drafts draft where draft.member_id = $1
       and starts_with('/' || path, regexp_replace(typed ->> 'picture', '\\.jpg$', '')) and typed ->> 'picture' <> '')`,
    [memberId],
  );
  await endReviewRequest(client, memberId);
}

/** Gives a draft with its picture to another member. `own-article`: they have a draft of the same article, or it is gone. */
export async function takeOverArticleDraft(
  client: PoolClient,
  from: string,
  to: string,
  article: string,
): Promise<{ title: string } | 'full' | 'own-article'> {
  if (!(await hasRoom(client, to))) return 'full';
  const { rows } = await client.query<{ title: string; picture: string }>(
    `insert into desk_article_drafts (member_id, article, typed, version)
     select $2, article, typed, version from desk_article_drafts where member_id = $1 and article = $3 and is_asked
     on conflict do nothing returning ${shownTitle} as title, typed ->> 'picture' as picture`,
    [from, to, article],
  );
  if (!rows[0]) return 'own-article';
  await client.query(
    `insert into desk_drafts (member_id, path, base_hash, bytes) select $2, path, base_hash, bytes from desk_drafts
     where member_id = $1 and path = any($3) on conflict do nothing`,
    [from, to, pictureFiles(rows[0].picture)],
  );
  await removeArticleDraft(client, from, article);
  return rows[0];
}

/** A member's draft as the site would show it, by the address of its article. */
export async function draftAsPost(pool: Pool, memberId: string, slug: string, now: Date): Promise<ShownPost | undefined> {
  const { rows } = await pool.query<{ typed: Typed; published: Date | null; content: string | null }>(
    `select typed, published_at as published, content from desk_article_drafts left join blog_posts on id::text = article
     where member_id = $1 and case article when 'new' then $3 else slug end = $2`,
    [memberId, slug, newSlug],
  );
  const [draft] = rows;
  if (!draft) return undefined;
  const { content, published, typed } = draft;
  const fault = textFault(typed.body ?? '');
  const at = (typed.publishAt && unambiguousLondonInstant(typed.publishAt)) || published || now;
  return {
    ...{ id: slug, slug, excerpt: typed.excerpt, category: typed.category, author: typed.author, tags: tagsOf(typed) },
    title: typed.title || 'Without a title',
    content: typed.body === undefined ? (content ?? '') : fault ? '' : sanitiseContent(renderArticle(typed.body)).html,
    image_url: allowedImage(typed.picture, []),
    imageAlt: typed.pictureAlt,
    meta_title: typed.metaTitle || null,
    meta_description: typed.metaDescription || null,
    published_at: at.toISOString(),
    updated_at: now.toISOString(),
    aiAssisted: false,
  };
}
