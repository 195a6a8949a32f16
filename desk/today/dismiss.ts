import type { PoolClient } from 'pg';
import { recordInAuditLog } from '../access/audit-log.ts';
import type { Member } from '../access/member.ts';

/** `subject` is what the audit log says. */
export async function dismiss(
  client: PoolClient,
  member: Member,
  { key, reason, subject }: { key: string; reason: string; subject: string },
): Promise<void> {
  await client.query(
    `insert into desk_set_aside (key, reason, member_name) values ($1, $2, $3)
     on conflict (key) do update set reason = excluded.reason, member_name = excluded.member_name, at = now()`,
    [key, reason, member.name],
  );
  await recordInAuditLog(client, member, 'left as it is', `${subject}: ${reason}`);
}

export async function reopen(
  client: PoolClient,
  member: Member,
  { key, subject }: { key: string; subject: string },
): Promise<void> {
  const { rowCount } = await client.query('delete from desk_set_aside where key = $1', [key]);
  if (rowCount === 1) await recordInAuditLog(client, member, 'took up again', subject);
}
