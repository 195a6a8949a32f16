import type { Pool } from 'pg';
import { inTransaction } from '../../server/publishing/content-versions.ts';

export const roles = ['owner', 'editor'] as const;
export type Role = (typeof roles)[number];

export type Member = { id: string; name: string; email: string; role: Role; seesRequests: boolean };
export type MemberSession = { id: string; startedAt: Date; endsAt: Date; userAgent: string };

const columns = `id, name, email, role, sees_requests as "seesRequests"`;

const otherOwner = `exists (select 1 from desk_members where role = 'owner' and id <> $1)`;

export type Members = ReturnType<typeof createMembers>;

export function createMembers(pool: Pool) {
  const one = async (condition: string, value: string): Promise<Member | undefined> =>
    (await pool.query<Member>(`select ${columns} from desk_members where ${condition}`, [value])).rows[0];

  /** Runs a change alone, so that two owners cannot remove each other at once. */
  const changeAlone = (text: string, values: unknown[]): Promise<boolean> =>
    inTransaction(pool, async (client) => {
      await client.query('lock table desk_members in share row exclusive mode');
      return (await client.query(text, values)).rowCount === 1;
    });

  return {
    byId: (id: string) => one('id = $1', id),
    byEmail: (email: string) => one('email = $1', email.trim().toLowerCase()),
    async list(): Promise<Member[]> {
      return (await pool.query<Member>(`select ${columns} from desk_members order by role = 'editor', name, email`)).rows;
    },
    /** Undefined if the address is already a member's. */
    async add({ email, name, role, seesRequests }: Omit<Member, 'id'>): Promise<Member | undefined> {
      const { rows } = await pool.query<Member>(
        `insert into desk_members (name, email, email_verified, role, sees_requests) values ($1, $2, true, $3, $4)
         on conflict (email) do nothing returning ${columns}`,
        [name, email.trim().toLowerCase(), role, seesRequests],
      );
      return rows[0];
    },
    /** False if this is the only owner. */
    change: (id: string, role: Role, seesRequests: boolean) =>
      changeAlone(
        `update desk_members set role = $2, sees_requests = $3, updated_at = now()
         where id = $1 and ($2 = 'owner' or ${otherOwner})`,
        [id, role, seesRequests],
      ),
    /** False if this is the only owner. Also ends the member's sessions, and their links, which name the address. */
    async remove({ email, id }: Pick<Member, 'email' | 'id'>): Promise<boolean> {
      const removed = await changeAlone(`delete from desk_members where id = $1 and ${otherOwner}`, [id]);
      if (removed) await pool.query(`delete from desk_links where value::json ->> 'email' = $1`, [email]);
      return removed;
    },
    async sessions(memberId: string): Promise<MemberSession[]> {
      const { rows } = await pool.query<MemberSession>(
        `select id, created_at as "startedAt", expires_at as "endsAt", coalesce(user_agent, '') as "userAgent"
         from desk_sessions where member_id = $1 and expires_at > now() order by created_at desc`,
        [memberId],
      );
      return rows;
    },
    /** Only one's own. */
    async endSession(memberId: string, sessionId: string): Promise<boolean> {
      const { rowCount } = await pool.query('delete from desk_sessions where id = $1 and member_id = $2', [sessionId, memberId]);
      return rowCount === 1;
    },
  };
}
