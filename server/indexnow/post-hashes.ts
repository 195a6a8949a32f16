import type { Pool } from 'pg';
import { contentHash } from './content-hash.ts';

export type PostHashes = ReturnType<typeof createPostHashes>;

/** Hashes updated_at, which the database sets on every change. */
export function createPostHashes(pool: Pool) {
  return {
    /** By slug, for published posts only. */
    async of(slugs: readonly string[]): Promise<Map<string, string>> {
      const { rows } = await pool.query<{ slug: string; id: string; changed: string }>({
        name: 'indexnow-posts',
        text: `select slug, id, extract(epoch from updated_at)::text as changed from blog_posts
               where slug = any($1) and published_at <= now()`,
        values: [slugs],
      });
      return new Map(rows.map(({ changed, id, slug }) => [slug, contentHash(id, changed)]));
    },
    /** One hash for the list of all published posts. */
    async all(): Promise<string> {
      const { rows } = await pool.query<{ count: string; changed: string | null }>({
        name: 'indexnow-all-posts',
        text: `select count(*)::text as count, extract(epoch from max(updated_at))::text as changed from blog_posts
               where published_at <= now()`,
      });
      return contentHash(rows[0]?.count ?? '0', rows[0]?.changed ?? '');
    },
  };
}
