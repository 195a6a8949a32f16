import { readdirSync } from 'node:fs';
import type { Pool } from 'pg';
import { migrationsFolder } from './migrations-folder.ts';

export type Readiness = () => Promise<{ ready: true } | { ready: false; reason: string }>;

/** For a database that hangs. The pool has its own timeout for connecting. */
const query = { name: 'migrations', text: 'select name from pgmigrations', query_timeout: 2_000 };

/** Ready when the database responds and has every migration that this version of the code needs. */
export function createReadiness(pool: Pool): Readiness {
  const expected = readdirSync(migrationsFolder)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.slice(0, -'.sql'.length));
  return async () => {
    try {
      const { rows } = await pool.query<{ name: string }>(query);
      const applied = new Set(rows.map((row) => row.name));
      const pending = expected.filter((name) => !applied.has(name));
      return pending.length === 0 ? { ready: true } : { ready: false, reason: `migrations pending: ${pending.join(', ')}` };
    } catch {
      // The cause names hosts and roles, and this response is public. The log of the failing query has the cause.
      return { ready: false, reason: 'Database unreachable' };
    }
  };
}
