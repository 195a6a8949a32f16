import type { Pool, PoolClient } from 'pg';

/** What someone did. `detail` is shown after it. */
export type AuditEntry = { at: Date; who: string; action: string; detail: string };

const longestAction = 100;
const longestDetail = 1000;

/** Records who did what, in the transaction that does it. The desk's role can add entries, and neither change nor delete them. */
export async function recordInAuditLog(
  db: Pick<PoolClient, 'query'>,
  who: { email: string },
  action: string,
  detail = '',
): Promise<void> {
  const values = [who.email, action.slice(0, longestAction), detail.slice(0, longestDetail)];
  await db.query('insert into desk_trail (who, action, detail) values ($1, $2, $3)', values);
}

/** The newest entries, the last one first. */
export async function readAuditLog(pool: Pool, limit: number): Promise<AuditEntry[]> {
  const text = 'select at, who, action, detail from desk_trail order by id desc limit $1';
  return (await pool.query<AuditEntry>(text, [limit])).rows;
}
