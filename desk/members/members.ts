import type { Pool, PoolClient } from 'pg';
import { inTransaction, RollBack } from '../../server/platform/db/in-transaction.ts';
import { withdrawOwner } from '../../server/publishing/schedules.ts';
import { asMember, lockRights } from '../access/as-member.ts';
import { recordInAuditLog } from '../access/audit-log.ts';
import type { Member, Role } from '../access/member.ts';
import { lockDrafts, takeOverDrafts } from '../drafts/drafts.ts';

/**
 * `has-drafts`: they are not published and nothing was removed. `own-draft`: the one who removes has drafts of the same content;
 * `full`: too many.
 */
export type Removal = 'removed' | 'last-owner' | 'has-drafts' | 'own-draft' | 'full';
export type MemberSession = { id: string; startedAt: Date; endsAt: Date; userAgent: string };

const columns = `id, name, email, role, sees_requests as "seesRequests"`;

const otherOwner = `exists (select 1 from desk_members where role = 'owner' and id <> $1)`;

export function createMembers(pool: Pool) {
  const one = async (condition: string, value: string): Promise<Member | undefined> =>
    (await pool.query<Member>(`select ${columns} from desk_members where ${condition}`, [value])).rows[0];

  /** Runs a change alone, so that two owners cannot remove each other at once. Locks the table first, or these would deadlock. */
  const changeAlone = <T>(by: { email: string } | Member, work: (client: PoolClient) => Promise<T>): Promise<T> =>
    inTransaction(pool, async (client) => {
      await client.query('lock table desk_members in share row exclusive mode');
      if ('id' in by) await lockRights(client, by);
      return work(client);
    });

  return {
    byId: (id: string) => one('id = $1', id),
    byEmail: (email: string) => one('email = $1', email.trim().toLowerCase()),
    async list(): Promise<Member[]> {
      return (
        await pool.query<Member>(
          `select ${columns} from desk_members order by array_position(array['owner', 'publisher', 'editor'], role), name, email`,
        )
      ).rows;
    },
    /** Undefined if the address is already a member's. */
    add: ({ email, name, role, seesRequests }: Omit<Member, 'id'>, by: { email: string } | Member): Promise<Member | undefined> =>
      changeAlone(by, async (client) => {
        const { rows } = await client.query<Member>(
          `insert into desk_members (name, email, email_verified, role, sees_requests) values ($1, $2, true, $3, $4)
           on conflict (email) do nothing returning ${columns}`,
          [name, email.trim().toLowerCase(), role, seesRequests],
        );
        const [added] = rows;
        if (added) await recordInAuditLog(client, by, 'invited', `${added.email} as ${role}`);
        return added;
      }),
    /** False if this is the only owner. */
    change: ({ email, id }: Pick<Member, 'email' | 'id'>, role: Role, seesRequests: boolean, by: Member): Promise<boolean> =>
      changeAlone(by, async (client) => {
        const { rowCount } = await client.query(
          `update desk_members set role = $2, sees_requests = $3, updated_at = now()
           where id = $1 and ($2 = 'owner' or ${otherOwner})`,
          [id, role, seesRequests],
        );
        if (rowCount === 0) return false;
        if (role !== 'owner') await withdrawOwner(client, { email, id });
        await recordInAuditLog(client, by, 'changed', `${email}: ${role}${seesRequests ? ', sees requests' : ''}`);
        return true;
      }),
    /** Ends the member's sessions, too, and their links, which name the address. `drafts`: what to do with unpublished changes. */
    remove: ({ email, id }: Pick<Member, 'email' | 'id'>, by: Member, drafts: 'take' | 'discard' | 'keep'): Promise<Removal> =>
      changeAlone(by, async (client) => {
        await lockDrafts(client, id);
        const { rowCount: own } = await client.query('select from desk_drafts where member_id = $1', [id]);
        if (own && (drafts === 'keep' || (drafts === 'take' && id === by.id))) return 'has-drafts';
        const taken = own && drafts === 'take' ? await takeOverDrafts(client, id, by.id) : 'taken';
        if (taken !== 'taken') return taken;
        await withdrawOwner(client, { email, id });
        const { rowCount } = await client.query(`delete from desk_members where id = $1 and ${otherOwner}`, [id]);
        if (rowCount === 0) throw new RollBack<Removal>('last-owner');
        await client.query(`delete from desk_links where value::json ->> 'email' = $1`, [email]);
        const discarded = own && drafts === 'discard' ? `, and discarded ${own} drafts` : '';
        await recordInAuditLog(client, by, 'removed', `${email}${discarded}`);
        return 'removed';
      }),
    async sessions(memberId: string): Promise<MemberSession[]> {
      const { rows } = await pool.query<MemberSession>(
        `select id, created_at as "startedAt", expires_at as "endsAt", coalesce(user_agent, '') as "userAgent"
         from desk_sessions where member_id = $1 and expires_at > now() order by created_at desc`,
        [memberId],
      );
      return rows;
    },
    /** Only one's own. */
    endSession: (member: Member, sessionId: string): Promise<void> =>
      asMember(pool, member, async (client) => {
        const values = [sessionId, member.id];
        const { rowCount } = await client.query('delete from desk_sessions where id = $1 and member_id = $2', values);
        if (rowCount === 1) await recordInAuditLog(client, member, 'ended a session');
      }),
  };
}
