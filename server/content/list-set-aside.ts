import type { Pool } from 'pg';
import type { SetAside } from '../../content-model/waiting-groups.ts';

/** What members of the desk leave as it is, by the key of the finding. */
export async function listSetAside(pool: Pool): Promise<Map<string, SetAside>> {
  const { rows } = await pool.query<SetAside & { key: string }>(
    'select key, reason, member_name as by, at from desk_set_aside order by at desc',
  );
  return new Map(rows.map(({ key, ...rest }) => [key, rest]));
}
