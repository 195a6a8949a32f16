import type { Pool } from 'pg';
import type { Dismissal } from '../../content-model/waiting-groups.ts';

/** What members of the desk leave as it is, by the key of the finding. */
export async function listDismissals(pool: Pool): Promise<Map<string, Dismissal>> {
  const { rows } = await pool.query<Dismissal & { key: string }>(
    'select key, reason, member_name as by, at from desk_set_aside order by at desc',
  );
  return new Map(rows.map(({ key, ...rest }) => [key, rest]));
}
