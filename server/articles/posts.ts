import type { Pool, PoolClient } from 'pg';
import type { Blog } from './generate/article-rules.ts';
import type { BlogHistory } from './generate/article-writer.ts';
import { fingerprintOf, type KnownArticle } from './generate/checks/near-duplicates.ts';

/** How many texts are read at once. */
const partSize = 50;

/** How long a topic is not reused after it was published or skipped. */
const topicCooldown = '45 days';

/** Withdrawn articles, without a category, count too: a reworded copy must not be published. */
const everPublished = `(
  select slug, title, content, category, published_at as at, slug || ' ' || updated_at as version from blog_posts
  union all
  select slug, withdrawn_post ->> 'title', withdrawn_post ->> 'content', null, withdrawn_at, slug || ' ' || withdrawn_at
  from post_provenance where withdrawn_at is not null
) article`;

/** What the blog has, for choosing topics and for finding near-duplicates. */
export async function readBlog(pool: Pool): Promise<BlogHistory & Blog> {
  const { articles, known } = await readArticles(pool);
  const posts = articles.flatMap(({ at, category, slug }) => (category === null ? [] : { slug, category, at: at.getTime() }));
  return {
    known: [...known.values()],
    // A link to a scheduled article would be broken until its time.
    posts: new Set(posts.filter(({ at }) => at <= Date.now()).map(({ slug }) => slug)),
    slugs: new Set(articles.map(({ slug }) => slug)),
    topicsUsedLately: await topicsUsedLately(pool),
    // Posts come oldest first, so the newest date of each category wins.
    categoryPublishedAt: new Map(posts.map(({ at, category }) => [category, at])),
  };
}

type Articles = {
  /** Changes with every article. */
  state: string | undefined;
  articles: readonly { slug: string; category: string | null; at: Date; version: string }[];
  /** By version. */
  known: ReadonlyMap<string, KnownArticle>;
};

const lastRead = new WeakMap<Pool, Articles>();

/** Reads only what changed since the last time. The desk asks after each pause in typing. */
async function readArticles(pool: Pool): Promise<Articles> {
  const before = lastRead.get(pool);
  const hashed = await pool.query<{ state: string }>(
    `select sum(hashtextextended(version, 0))::text as state from ${everPublished}`,
  );
  const state = hashed.rows[0]?.state;
  if (before && before.state === state) return before;
  const { rows: articles } = await pool.query<Articles['articles'][number]>(
    `select slug, category, at, version from ${everPublished} order by at`,
  );
  const versions = new Set(articles.map(({ version }) => version));
  const known = new Map([...(before?.known ?? [])].filter(([version]) => versions.has(version)));
  const changed = articles.filter(({ version }) => !known.has(version)).map(({ slug }) => slug);
  // In parts, between which other requests are answered.
  for (let start = 0; start < changed.length; start += partSize) {
    const { rows } = await pool.query<{ slug: string; title: string; content: string; version: string }>(
      `select slug, title, content, version from ${everPublished} where slug = any($1)`,
      [changed.slice(start, start + partSize)],
    );
    for (const { version, ...article } of rows) known.set(version, fingerprintOf(article));
  }
  const read = { state, articles, known };
  lastRead.set(pool, read);
  return read;
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

/** Addresses of articles that members are writing, discarded or set for later. */
export async function slugsInDrafts(db: Pick<PoolClient, 'query'>): Promise<string[]> {
  const { rows } = await db.query<{ slug: string }>(
    `select substring(path from '^articles/(.*)\\.md$') as slug from (
       select path from desk_drafts union select path from desk_discarded union select path from content_schedule_files
     ) file where starts_with(path, 'articles/')`,
  );
  return rows.map(({ slug }) => slug);
}

/** Slugs of withdrawn articles stay reserved, so that an old link never leads to a different article. */
export async function freeSlug(
  client: Pick<PoolClient, 'query'>,
  wanted: string,
  others: readonly string[] = [],
): Promise<string> {
  const { rows } = await client.query<{ slug: string }>(
    `select slug from blog_posts where slug = $1 or slug like $1 || '-%'
     union select slug from post_provenance where slug = $1 or slug like $1 || '-%'`,
    [wanted],
  );
  const taken = new Set([...others, ...rows.map(({ slug }) => slug)]);
  if (!taken.has(wanted)) return wanted;
  for (let number = 2; ; number += 1) if (!taken.has(`${wanted}-${number}`)) return `${wanted}-${number}`;
}
