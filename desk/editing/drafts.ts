import type { Pool, PoolClient } from 'pg';

/** A file that a member has changed and not published. */
export type Draft = {
  path: string;
  /** The hash of the published file that it was made from. Undefined for a new file. */
  baseHash: string | undefined;
  /** Undefined if the member removes the file. */
  bytes: Uint8Array | undefined;
};

type Row = { path: string; base_hash: string | null; bytes: Buffer | null };

export type Drafts = ReturnType<typeof createDrafts>;

/** Each member has drafts of their own, until they publish or discard them. */
export function createDrafts(pool: Pool) {
  return {
    async list(memberId: string): Promise<Draft[]> {
      const { rows } = await pool.query<Row>(
        `select path, encode(base_hash, 'hex') as base_hash, bytes from desk_drafts where member_id = $1 order by path`,
        [memberId],
      );
      return rows.map(({ base_hash, bytes, path }) => ({ path, baseHash: base_hash ?? undefined, bytes: bytes ?? undefined }));
    },
    async save(memberId: string, { baseHash, bytes, path }: Draft): Promise<void> {
      await pool.query(
        `insert into desk_drafts (member_id, path, base_hash, bytes) values ($1, $2, decode($3, 'hex'), $4)
         on conflict (member_id, path) do update set base_hash = excluded.base_hash, bytes = excluded.bytes, updated_at = now()`,
        [memberId, path, baseHash ?? null, bytes ?? null],
      );
    },
  };
}

/** Also in the transaction that publishes them. */
export async function deleteDrafts(client: Pick<PoolClient, 'query'>, memberId: string, paths: readonly string[]): Promise<void> {
  await client.query('delete from desk_drafts where member_id = $1 and path = any($2)', [memberId, paths]);
}
