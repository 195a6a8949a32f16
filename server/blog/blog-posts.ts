import type { Pool } from 'pg';

export type PostAddress = { slug: string; updatedAt: Date };

export type BlogPosts = {
  count(): Promise<number>;
  /** Newest first, for the sitemap. */
  addresses(limit: number, offset: number): Promise<PostAddress[]>;
};

/** The web role sees published posts only: row security in the database, not a condition here, keeps it so. */
export function createBlogPosts(pool: Pool): BlogPosts {
  return {
    async count() {
      const { rows } = await pool.query<{ count: number }>({
        name: 'count-posts',
        text: 'select count(*)::int as count from blog_posts',
      });
      return rows[0]?.count ?? 0;
    },
    async addresses(limit, offset) {
      const { rows } = await pool.query<PostAddress>({
        name: 'post-addresses',
        text: `select slug, updated_at as "updatedAt" from blog_posts order by published_at desc, id desc limit $1 offset $2`,
        values: [limit, offset],
      });
      return rows;
    },
  };
}
