import type { Pool } from 'pg';
import type { LinkAction } from './signed-links.ts';

/**
 * What a link is about, as far as its page may show it: a request's reference or an article's title.
 * 'open': it can be done. 'done': it was done before, at that time. 'gone': there is nothing left to do it to.
 */
export type StaffSubject = { state: 'open'; name: string } | { state: 'done'; name: string; at: Date } | { state: 'gone' };

export type StaffActions = {
  look(action: LinkAction, id: string): Promise<StaffSubject>;
  /** Does it, and gives back the reference or the title; nothing where it was done before or there is nothing left. */
  carryOut(action: LinkAction, id: string): Promise<{ name: string } | undefined>;
};

type Deed = { look(id: string): Promise<StaffSubject>; carryOut(id: string): Promise<{ name: string } | undefined> };

/** @param onPostWithdrawn told of the slug when an article was taken off the site */
export function createStaffActions(pool: Pool, onPostWithdrawn?: (slug: string) => Promise<void>): StaffActions {
  async function lookAtRequest(id: string): Promise<StaffSubject> {
    const { rows } = await pool.query<{ name: string; contacted: Date | null }>(
      'select request_reference as name, contacted from testimonial_state($1)',
      [id],
    );
    const [request] = rows;
    if (!request) return { state: 'gone' };
    const { contacted, name } = request;
    return contacted ? { state: 'done', name, at: contacted } : { state: 'open', name };
  }

  const deeds: Record<LinkAction, Deed> = {
    'mark-contacted': {
      look: lookAtRequest,
      async carryOut(id) {
        if ((await lookAtRequest(id)).state !== 'open') return undefined;
        const { rows } = await pool.query<{ name: string }>('select request_reference as name from mark_contacted($1)', [id]);
        return rows[0];
      },
    },
    'erase-request': {
      async look(id) {
        const request = await lookAtRequest(id);
        // Whoever was contacted may still ask to be forgotten.
        return request.state === 'gone' ? request : { state: 'open', name: request.name };
      },
      async carryOut(id) {
        const { rows } = await pool.query<{ name: string }>('select request_reference as name from erase_request($1)', [id]);
        return rows[0];
      },
    },
    'withdraw-post': {
      async look(id) {
        const { rows } = await pool.query<{ name: string; at: Date | null }>(
          `select title as name, null::timestamptz as at from blog_posts where id = $1
           union all
           select coalesce(withdrawn_post ->> 'title', slug), withdrawn_at from post_provenance
           where post_id = $1 and withdrawn_at is not null`,
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
        await onPostWithdrawn?.(post.slug);
        return { name: post.name };
      },
    },
  };

  return {
    look: (action, id) => deeds[action].look(id),
    carryOut: (action, id) => deeds[action].carryOut(id),
  };
}
