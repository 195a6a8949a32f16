import type { Pool } from 'pg';
import type { StaffAction } from '../platform/staff-action.ts';

/** Actions that staff run from links in their mail. `onWithdrawn` gets the slug of each article taken off the site. */
export function createPostActions(
  pool: Pool,
  onWithdrawn: (slug: string) => Promise<void>,
): Record<'withdraw-post', StaffAction> {
  return {
    'withdraw-post': {
      async look(id) {
        const { rows } = await pool.query<{ name: string; at: Date | null }>(
          `select title as name, null::timestamptz as at from blog_posts where id = $1
           union all
           select post_title, withdrawn from withdrawn_post($1)`,
          [id],
        );
        const [post] = rows;
        if (!post) return { state: 'gone' };
        return post.at ? { state: 'done', name: post.name, at: post.at } : { state: 'open', name: post.name };
      },
      async carryOut(id) {
        const { rows } = await pool.query<{ name: string; slug: string; changed: boolean }>(
          'select post_title as name, post_slug as slug, changed from withdraw_post($1)',
          [id],
        );
        const [post] = rows;
        if (!post?.changed) return undefined;
        await onWithdrawn(post.slug);
        return { name: post.name };
      },
    },
  };
}
