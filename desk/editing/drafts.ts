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
    /** Returns false if the stored draft is not `replaced`, because another window saved meanwhile. */
    async save(memberId: string, { baseHash, bytes, path }: Draft, replaced?: Draft): Promise<boolean> {
      const { rowCount } = await pool.query(
        `insert into desk_drafts (member_id, path, base_hash, bytes) values ($1, $2, decode($3, 'hex'), $4)
         on conflict (member_id, path) do update set base_hash = excluded.base_hash, bytes = excluded.bytes, updated_at = now()
         where desk_drafts.bytes is not distinct from $5`,
        [memberId, path, baseHash ?? null, bytes ?? null, replaced?.bytes ?? null],
      );
      return rowCount === 1;
    },
  };
}

/** Leaves drafts that were saved again since they were read. Also in the transaction that publishes them. */
export async function deleteDrafts(
  client: Pick<PoolClient, 'query'>,
  memberId: string,
  drafts: readonly Pick<Draft, 'bytes' | 'path'>[],
): Promise<void> {
  await client.query(
    `delete from desk_drafts using unnest($2::text[], $3::bytea[]) as read (path, bytes)
     where member_id = $1 and desk_drafts.path = read.path and desk_drafts.bytes is not distinct from read.bytes`,
    [memberId, drafts.map(({ path }) => path), drafts.map(({ bytes }) => (bytes ? Buffer.from(bytes) : null))],
  );
}
