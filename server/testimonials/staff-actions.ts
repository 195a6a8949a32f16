import type { Pool } from 'pg';
import type { StaffAction, StaffSubject } from '../platform/staff-action.ts';

/** The actions behind the signed links in mails about testimonial requests. */
export function createRequestActions(pool: Pick<Pool, 'query'>): Record<'mark-contacted' | 'erase-request', StaffAction> {
  async function look(id: string): Promise<StaffSubject> {
    const { rows } = await pool.query<{ name: string; contacted: Date | null }>(
      'select request_reference as name, contacted from testimonial_state($1)',
      [id],
    );
    const [request] = rows;
    if (!request) return { state: 'gone' };
    const { contacted, name } = request;
    return contacted ? { state: 'done', name, at: contacted } : { state: 'open', name };
  }

  return {
    'mark-contacted': {
      look,
      async carryOut(id) {
        if ((await look(id)).state !== 'open') return undefined;
        const { rows } = await pool.query<{ name: string }>('select request_reference as name from mark_contacted($1)', [id]);
        return rows[0];
      },
    },
    'erase-request': {
      async look(id) {
        const request = await look(id);
        // A patient who was contacted may still ask for erasure.
        return request.state === 'gone' ? request : { state: 'open', name: request.name };
      },
      async carryOut(id) {
        const { rows } = await pool.query<{ name: string }>('select request_reference as name from erase_request($1)', [id]);
        return rows[0];
      },
    },
  };
}
