import type { Pool } from 'pg';

export const roles = ['owner', 'editor'] as const;
export type Role = (typeof roles)[number];

export type Member = { id: string; name: string; email: string; role: Role; seesRequests: boolean };
export type MemberSession = { id: string; startedAt: Date; endsAt: Date; userAgent: string };

const columns = `id, name, email, role, sees_requests as "seesRequests"`;

export type Members = ReturnType<typeof createMembers>;

export function createMembers(pool: Pool) {
  const one = async (condition: string, value: string): Promise<Member | undefined> =>
    (await pool.query<Member>(`select ${columns} from desk_members where ${condition}`, [value])).rows[0];

  /** Runs a change alone, so that two owners cannot remove each other at once. */
  async function keepingAnOwner(text: string, values: unknown[]): Promise<'done' | 'last-owner' | 'unknown'> {
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query('lock table desk_members in share row exclusive mode');
      const { rowCount } = await client.query(text, values);
      const { rows } = await client.query(`select 1 from desk_members where role = 'owner' limit 1`);
      await client.query(rows.length > 0 ? 'commit' : 'rollback');
      client.release();
      if (rows.length === 0) return 'last-owner';
      return rowCount ? 'done' : 'unknown';
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

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
    change: (id: string, role: Role, seesRequests: boolean) =>
      keepingAnOwner('update desk_members set role = $2, sees_requests = $3, updated_at = now() where id = $1', [
        id,
        role,
        seesRequests,
      ]),
    /** Also ends the member's sessions, and their links, which name the address. */
    async remove({ email, id }: Pick<Member, 'email' | 'id'>): Promise<'done' | 'last-owner' | 'unknown'> {
      const result = await keepingAnOwner('delete from desk_members where id = $1', [id]);
      if (result === 'done') await pool.query(`delete from desk_links where value::json ->> 'email' = $1`, [email]);
      return result;
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
