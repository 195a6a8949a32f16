import type { Pool } from 'pg';
import { waitsForPerson } from '../../domain/blog-post.ts';

/** `isWaiting`: software wrote it, and `at` is a date that never comes. */
export type ListedArticle = { slug: string; title: string; at: Date; isWaiting: boolean };

export const listedColumns = `slug, title, published_at as at, published_at = '${waitsForPerson}' as "isWaiting"`;

/** Those that release 2.0 set for later, the next one first, and those that wait for a person. */
export async function articlesForLater(pool: Pool): Promise<ListedArticle[]> {
  const text = `select ${listedColumns} from blog_posts where published_at > now() order by published_at, id`;
  return (await pool.query<ListedArticle>(text)).rows;
}

/** The newest articles with these words. */
export async function articlesWith(pool: Pool, words: string): Promise<ListedArticle[]> {
  const { rows } = await pool.query<ListedArticle>(
    `select ${listedColumns} from blog_posts
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
