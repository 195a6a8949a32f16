import type { Pool, PoolClient } from 'pg';
import { RollBack } from '../../server/platform/db/in-transaction.ts';
import { asMember, type Rights } from '../access/as-member.ts';

/** A file that a member has changed and not published. */
export type Draft = {
  path: string;
  /** The hash of the published file that it was made from. Undefined for a new file. */
  baseHash: string | undefined;
  /** Both are undefined if the member removes the file. */
  hash: string | undefined;
  /** Undefined for pictures, too, which are read one at a time. */
  bytes: Uint8Array | undefined;
};

/** A draft to store. */
export type NewDraft = Pick<Draft, 'baseHash' | 'bytes' | 'path'>;

/** `outdated`: another window saved meanwhile. `full`: the member's drafts take too much room. */
type SaveResult = 'saved' | 'outdated' | 'full';

type Row = { path: string; base_hash: string | null; hash: string | null; bytes: Buffer | null };

/** More than twice all texts of the site, and photographs for every page and person. With what was discarded. */
const mostTextBytes = 1_000_000;
const mostTexts = 200;
const mostPictureBytes = 200_000_000;

export const draftsFull = 'Your unpublished changes take too much room. Publish or discard some of them first.';

/** What a screen says if its drafts could not be saved. */
export const notSaved = {
  full: `Not saved. ${draftsFull}`,
  outdated: 'Not saved: you saved something in another window just now. Try again.',
};

const isPicture = `path like 'pictures/%'`;

const isRecent = `discarded_at > now() - interval '30 days'`;

export type Drafts = ReturnType<typeof createDrafts>;

/** Each member has drafts of their own, until they publish or discard them. */
export function createDrafts(pool: Pool) {
  return {
    async list(memberId: string): Promise<Draft[]> {
      const { rows } = await pool.query<Row>(
        `select path, encode(base_hash, 'hex') as base_hash, encode(hash, 'hex') as hash, case when not ${isPicture} then bytes end as bytes
         from desk_drafts where member_id = $1 order by path`,
        [memberId],
      );
      return rows.map(({ base_hash, bytes, hash, path }) => ({
        path,
        baseHash: base_hash ?? undefined,
        hash: hash ?? undefined,
        bytes: bytes ?? undefined,
      }));
    },
    /** The bytes of a picture. */
    async readPicture(memberId: string, path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
      const { rows } = await pool.query<{ bytes: Buffer | null }>(
        `select bytes from desk_drafts where member_id = $1 and path = $2 and ${isPicture}`,
        [memberId, path],
      );
      return rows[0]?.bytes ? new Uint8Array(rows[0].bytes) : undefined;
    },
    /** Stores all of them or none. `replaced`: the drafts that the member was shown. */
    save: (member: Rights, drafts: readonly NewDraft[], replaced?: Draft | readonly Draft[]): Promise<SaveResult> =>
      asMember(pool, member, async (client) => {
        if (!(await makeRoom(client, member.id, drafts))) return 'full';
        const old = new Map([replaced ?? []].flat().map((draft) => [draft.path, draft]));
        for (const draft of drafts)
          if (!(await saveDraft(client, member.id, draft, old.get(draft.path)))) throw new RollBack('outdated');
        await client.query('delete from desk_discarded where member_id = $1 and path = any($2)', [
          member.id,
          drafts.map(({ path }) => path),
        ]);
        // A file that is as it was published, or as absent, needs no draft.
        await deleteDrafts(
          client,
          member.id,
          drafts.map(({ baseHash: hash, path }) => ({ hash, path })),
        );
        return 'saved';
      }),
    /** The file whose draft the member discarded last. */
    async discarded(memberId: string): Promise<string | undefined> {
      const { rows } = await pool.query<{ path: string }>(
        `select path from desk_discarded where member_id = $1 and not ${isPicture} and ${isRecent}
         order by discarded_at desc limit 1`,
        [memberId],
      );
      return rows[0]?.path;
    },
  };
}

/** Lets no other window of the member save until the transaction ends. */
export async function lockDrafts(client: PoolClient, memberId: string): Promise<void> {
  await client.query('select from desk_members where id = $1 for no key update', [memberId]);
}

/**
 * Whether the member's texts, or their pictures, stay below the limit with these drafts, which are all of one kind. Discarded ones
 * count too, and go, the oldest first, if these need their room.
 */
async function makeRoom(
  client: PoolClient,
  memberId: string,
  drafts: readonly NewDraft[],
  arePictures = drafts.every(({ path }) => path.startsWith('pictures/')),
): Promise<boolean> {
  const others = [memberId, drafts.map(({ path }) => path), arePictures];
  const areOthers = `member_id = $1 and path <> all($2) and (${isPicture}) = $3`;
  const { rows } = await client.query<{ count: number; used: number }>(
    `select count(*)::int as count, coalesce(sum(length(bytes)), 0)::int as used from desk_drafts where ${areOthers}`,
    others,
  );
  if (!arePictures && (rows[0]?.count ?? 0) + drafts.length > mostTexts) return false;
  const added = drafts.reduce((sum, { bytes }) => sum + (bytes?.length ?? 0), 0);
  const left = (arePictures ? mostPictureBytes : mostTextBytes) - (rows[0]?.used ?? 0) - added;
  if (left < 0) return false;
  // What was discarded together has one time, and goes together.
  await client.query(
    `delete from desk_discarded where member_id = $1 and discarded_at in (
       select discarded_at from (
         select discarded_at, sum(length(bytes)) over (order by discarded_at desc) as used from desk_discarded where ${areOthers}
       ) newest where used > $4)`,
    [...others, left],
  );
  return true;
}

/** Whether the member is below the limit. What they take over may then exceed it, but only once. */
export const hasRoom = async (client: PoolClient, memberId: string): Promise<boolean> =>
  (await makeRoom(client, memberId, [], true)) && (await makeRoom(client, memberId, [], false));

/** Returns false if the stored draft is not `replaced`, because another window saved meanwhile. */
export async function saveDraft(
  client: PoolClient,
  memberId: string,
  { baseHash, bytes, path }: NewDraft,
  replaced: Draft | undefined,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into desk_drafts (member_id, path, base_hash, bytes) values ($1, $2, decode($3, 'hex'), $4)
     on conflict (member_id, path) do update set base_hash = excluded.base_hash, bytes = excluded.bytes, updated_at = now()
     where desk_drafts.hash is not distinct from decode($5, 'hex') or desk_drafts.hash = sha256($4)`,
    [memberId, path, baseHash ?? null, bytes ?? null, replaced?.hash ?? null],
  );
  return rowCount === 1;
}

/** Leaves drafts that were saved again since they were read. Also in the transaction that publishes them. */
export async function deleteDrafts(
  client: Pick<PoolClient, 'query'>,
  memberId: string,
  drafts: readonly Pick<Draft, 'hash' | 'path'>[],
): Promise<void> {
  await client.query(
    `delete from desk_drafts using unnest($2::text[], $3::text[]) as read (path, hash)
     where member_id = $1 and desk_drafts.path = read.path and encode(desk_drafts.hash, 'hex') is not distinct from read.hash`,
    [memberId, drafts.map(({ path }) => path), drafts.map(({ hash }) => hash ?? null)],
  );
  await endReviewRequest(client, memberId);
}

/** A member who has nothing left to publish no longer asks for it. */
const endReviewRequest = (client: Pick<PoolClient, 'query'>, memberId: string) =>
  client.query(
    `delete from desk_asked where member_id = $1
     and not exists (select from desk_drafts where member_id = $1 and not ${isPicture})`,
    [memberId],
  );

/** Deletes drafts, and keeps them apart with others of the same day. */
export async function discardDrafts(client: PoolClient, memberId: string, drafts: readonly Draft[]): Promise<void> {
  const own = [memberId, drafts.map(({ path }) => path)];
  await client.query(
    `delete from desk_discarded
     where not ${isRecent} or (member_id = $1 and (path = any($2) or discarded_at < now() - interval '1 day'))`,
    own,
  );
  await client.query(
    `insert into desk_discarded (member_id, path, base_hash, bytes)
     select member_id, path, base_hash, bytes from desk_drafts where member_id = $1 and path = any($2)`,
    own,
  );
  await deleteDrafts(client, memberId, drafts);
}

/** The reverse of the last time. A draft that was begun since stays. Returns false if none is back. */
export async function restoreDrafts(client: PoolClient, memberId: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `with back as (
       delete from desk_discarded where member_id = $1 and ${isRecent} and discarded_at =
         (select max(discarded_at) from desk_discarded where member_id = $1 and not ${isPicture})
       returning *
     )
     insert into desk_drafts (member_id, path, base_hash, bytes)
     select member_id, path, base_hash, bytes from back on conflict do nothing`,
    [memberId],
  );
  return rowCount !== 0;
}

/** Stores pictures for a publication, without reading them. */
export async function storePictures(client: PoolClient, memberId: string, drafts: readonly Pick<Draft, 'path'>[]): Promise<void> {
  await client.query(
    `insert into content_files (hash, bytes) select hash, bytes from desk_drafts
     where member_id = $1 and path = any($2) and ${isPicture} and bytes is not null on conflict do nothing`,
    [memberId, drafts.map(({ path }) => path)],
  );
}

/** Gives a member's drafts to another one. `own-draft`: both have changed the same file differently. */
export async function takeOverDrafts(client: PoolClient, from: string, to: string): Promise<'taken' | 'full' | 'own-draft'> {
  if (!(await hasRoom(client, to))) return 'full';
  const { rowCount } = await client.query(
    `select from desk_drafts one join desk_drafts other using (path)
     where one.member_id = $1 and other.member_id = $2 and one.hash is distinct from other.hash`,
    [from, to],
  );
  if (rowCount !== 0) return 'own-draft';
  await client.query(
    `insert into desk_drafts (member_id, path, base_hash, bytes)
     select $2, path, base_hash, bytes from desk_drafts where member_id = $1 on conflict do nothing`,
    [from, to],
  );
  return 'taken';
}
