import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../server/platform/db/in-transaction.ts';

/** What a request was admitted with. `sessionId` is that of a browser. */
export type Rights = { id: string; role: string; seesRequests: boolean; sessionId?: string };

/** The member was removed or signed out, or has other rights, since the request was admitted. */
export class RightsChanged extends Error {
  // The services and the app are built apart, so each has a class of its own.
  override name = 'RightsChanged';
}

/** Does the work of a request in one transaction, during which the member keeps the rights that it was admitted with. */
export const asMember = <T>(pool: Pool, member: Rights, work: (client: PoolClient) => Promise<T>): Promise<T> =>
  inTransaction(pool, async (client) => {
    await lockRights(client, member);
    return work(client);
  });

/** Also lets no other window of the member write until the transaction ends. */
export async function lockRights(client: PoolClient, { id, role, seesRequests, sessionId }: Rights): Promise<void> {
  const { rowCount } = await client.query(
    `select from desk_members where id = $1 and role = $2 and sees_requests = $3
     and ($4::uuid is null or exists (select from desk_sessions where id = $4)) for no key update`,
    [id, role, seesRequests, sessionId],
  );
  if (rowCount === 0) throw new RightsChanged();
}
