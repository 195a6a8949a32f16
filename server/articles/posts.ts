import type { Pool, PoolClient } from 'pg';
import type { Blog } from './generate/article-rules.ts';
import type { BlogHistory } from './generate/article-writer.ts';
import type { ArticleDraft } from './generate/checks/article-draft.ts';

/** How long a topic is not reused after it was published or skipped. */
const topicCooldown = '45 days';

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
