import type { Pool, PoolClient } from 'pg';
import type { Fact } from '../../content/checks/fact.ts';
import { hashOf } from '../../content/content-file.ts';
import type { Member } from '../members/members.ts';
import { recordInTrail } from '../members/trail.ts';

/** Why a finding stays as it is, and who said so. */
export type SetAside = { reason: string; by: string; at: Date };

export const longestReason = 500;

/** Names a finding by what it says, so that it returns when a value changes. */
export const setAsideKey = (kind: string, ...parts: readonly string[]): string =>
  `${kind} ${hashOf(new TextEncoder().encode(JSON.stringify(parts)))}`;

/** Changes with every value and every place that shows one. */
export const factKey = ({ id, values }: Fact): string =>
  setAsideKey('fact', id, ...values.map(({ where, words }) => JSON.stringify([words, where])));

export async function listSetAside(pool: Pool): Promise<Map<string, SetAside>> {
  const { rows } = await pool.query<SetAside & { key: string }>(
    'select key, reason, member_name as by, at from desk_set_aside order by at desc',
  );
  return new Map(rows.map(({ key, ...rest }) => [key, rest]));
}

/** `subject` is what the trail says. */
export async function setAside(
  client: PoolClient,
  member: Member,
  { key, reason, subject }: { key: string; reason: string; subject: string },
): Promise<void> {
  await client.query(
    `insert into desk_set_aside (key, reason, member_name) values ($1, $2, $3)
     on conflict (key) do update set reason = excluded.reason, member_name = excluded.member_name, at = now()`,
    [key, reason, member.name],
  );
  await recordInTrail(client, member, 'left as it is', `${subject}: ${reason}`);
}

export async function takeUpAgain(
  client: PoolClient,
  member: Member,
  { key, subject }: { key: string; subject: string },
): Promise<void> {
  const { rowCount } = await client.query('delete from desk_set_aside where key = $1', [key]);
  if (rowCount === 1) await recordInTrail(client, member, 'took up again', subject);
}
