import type { PoolClient } from 'pg';
import { hashOf, parseContentFile } from '../../content-model/content-file.ts';
import { kindOf } from '../../content-model/json-schemas.ts';
import type { ChangedFile, FileChange, FileHashes } from './file-changes.ts';

/** The channel that announces a publication. */
export const contentChannel = 'content_published';

export type ContentBytes = ReadonlyMap<string, Uint8Array>;

export const hashesOf = (files: ContentBytes): FileHashes => new Map([...files].map(([path, bytes]) => [path, hashOf(bytes)]));

export const toBytea = (hash: string) => Buffer.from(hash, 'hex');

export type Queryable = Pick<PoolClient, 'query'>;

export async function liveVersionId(db: Queryable): Promise<number | undefined> {
  const { rows } = await db.query<{ version_id: string }>({
    name: 'content-live',
    text: 'select version_id from content_publications order by id desc limit 1',
  });
  return rows[0] && Number(rows[0].version_id);
}

/** When publications last changed what patients read, in all and by file. The first, and those of release 2.0, are under `null`. */
export async function lastChanges(db: Queryable) {
  const { rows } = await db.query<{ path: string | null; at: Date }>({
    name: 'content-last-changes',
    text: `select path, max(published_at) as at from content_publications p left join content_changes c on c.publication_id = p.id
           where changes_pages group by path order by at desc`,
  });
  const byFile = new Map(rows.map(({ at, path }) => [path, at]));
  return { byFile, latest: rows[0]?.at };
}

export async function versionHashes(db: Queryable, versionId: number): Promise<FileHashes> {
  const { rows } = await db.query<{ path: string; hash: string }>({
    name: 'content-version-files',
    text: `select path, encode(hash, 'hex') as hash from content_version_files where version_id = $1 order by path collate "C"`,
    values: [versionId],
  });
  return new Map(rows.map(({ hash, path }) => [path, hash]));
}

export async function readFiles(db: Queryable, hashes: FileHashes): Promise<ContentBytes> {
  const { rows } = await db.query<{ hash: string; bytes: Buffer }>({
    name: 'content-files',
    text: `select encode(hash, 'hex') as hash, bytes from content_files where hash = any($1)`,
    values: [[...new Set(hashes.values())].map(toBytea)],
  });
  const byHash = new Map(rows.map(({ bytes, hash }) => [hash, bytes]));
  return new Map([...hashes].map(([path, hash]) => [path, byHash.get(hash) as Uint8Array]));
}

export const readVersion = async (db: Queryable, versionId: number) => readFiles(db, await versionHashes(db, versionId));

type PastPublication = {
  id: number;
  author: string;
  message: string;
  versionId: number;
  publishedAt: Date;
  undoesId: number | null;
};

/** 'Ada for Cyd' */
export const byline = `concat_ws(' for ', author, prepared_by)`;

export async function history(db: Queryable, limit: number): Promise<PastPublication[]> {
  const { rows } = await db.query(
    `select p.id::int, p.version_id::int as "versionId", ${byline} as author, v.message, p.published_at as "publishedAt", p.undoes_id::int as "undoesId"
     from content_publications p join content_versions v on v.id = p.version_id
     order by p.id desc limit $1`,
    [limit],
  );
  return rows;
}

export async function storeFiles(client: Queryable, files: Iterable<Uint8Array>): Promise<void> {
  for (const bytes of files) {
    await client.query({
      name: 'content-store-file',
      text: 'insert into content_files (hash, bytes) values ($1, $2) on conflict do nothing',
      values: [toBytea(hashOf(bytes)), bytes],
    });
  }
}

export const storeChanged = (client: Queryable, changes: readonly FileChange[], files: ContentBytes) =>
  storeFiles(
    client,
    changes.flatMap(({ path }) => files.get(path) ?? []),
  );

/** Changed files that are stored, before and after. Of pictures, only the names. */
export async function changedFiles(client: Queryable, changes: readonly FileChange[]): Promise<ChangedFile[]> {
  const textsAt = (side: 'from' | 'to') =>
    readFiles(
      client,
      new Map(changes.flatMap((change) => (kindOf(change.path) && change[side] ? [[change.path, change[side]]] : []))),
    );
  const [old, now] = [await textsAt('from'), await textsAt('to')];
  return changes.map(({ path }) => ({ path, before: parsed(path, old.get(path)), after: parsed(path, now.get(path)) }));
}

const parsed = (path: string, bytes: Uint8Array | undefined) => bytes && parseContentFile(path, bytes);

/** Changes that are kept in a table. `rows` names it, and which of its rows have the id. */
export async function readChanges(db: Queryable, rows: string, id: number): Promise<FileChange[]> {
  const found = await db.query<{ path: string; from: string | null; to: string | null }>(
    `select path, encode(old_hash, 'hex') as from, encode(new_hash, 'hex') as to from ${rows} order by path`,
    [id],
  );
  return found.rows.map(({ from, path, to }) => ({ path, from: from ?? undefined, to: to ?? undefined }));
}
