import type { Pool } from 'pg';
import { isArticle } from '../../content-model/article-path.ts';
import { checkContent, describePlace, isFatal } from '../../content-model/check.ts';
import { fileHash, hashOf, parseContentFile } from '../../content-model/content-file.ts';
import { bytesWith, type FormState, formStateOf, mergeStates } from '../../content-model/file-text.ts';
import { kindOf } from '../../content-model/json-schemas.ts';
import { parseContentBytes } from '../../content-model/load.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { readArticles, writeArticle } from './articles.ts';
import { contactChangesIn, storeContactChanges } from './contact-changes.ts';
import {
  type ContentBytes,
  changedFiles,
  contentChannel,
  hashesOf,
  liveVersionId,
  type Queryable,
  readChanges,
  readFiles,
  storeChanged,
  storeFiles,
  toBytea,
  versionHashes,
} from './content-versions.ts';
import {
  applyChanges,
  type ChangedFile,
  changesBetween,
  changesPages,
  type FileChange,
  type FileHashes,
  reverse,
} from './file-changes.ts';
import { storeChanges } from './stored-changes.ts';

/** Publications happen one after another: each has to see the one before it. */
const publishLock = 860_114;

/** Who publishes what somebody else may have prepared, and what changes, in words. */
export type ChangeNote = { author: string; preparedBy?: string | null; message: string };

type Published = { status: 'published'; publicationId: number; versionId: number };
type Unchanged = { status: 'unchanged'; versionId: number };

/** `outdated`: another version is live than the one this was made from. */
export type PublishResult = Published | Unchanged | { status: 'outdated'; liveVersionId: number | undefined };
/**
 * `conflict`: these files were changed meanwhile. `needs-owner`: a contact address would change. `refused`: the content would be
 * invalid.
 */
export type ChangeResult =
  | Published
  | Unchanged
  | { status: 'conflict'; files: string[] }
  | { status: 'needs-owner' }
  | { status: 'refused'; reasons: string[] };

/** Why a set of files must not be published. Pictures come without their bytes. */
type Refusals = (files: ContentBytes) => string[];

/** What the content check found, with its places. */
export const refusals =
  (today: string): Refusals =>
  (files) =>
    checkContent(parseContentBytes(files), today)
      .filter((finding) => isFatal(finding, { goLive: false }))
      .map(({ message, places: [place] }) => (place ? `${describePlace(place)}  ${message}` : message));

/** Stores a version whose files are all stored, and makes it live for every process. */
async function makeLive(
  client: Queryable,
  files: FileHashes,
  {
    author,
    changed,
    message,
    parentId,
    preparedBy = null,
    undoesId = null,
  }: ChangeNote & { changed: readonly ChangedFile[]; parentId: number | undefined; undoesId?: number | null },
): Promise<Published> {
  const version = await client.query<{ id: string }>(
    'insert into content_versions (parent_id, author, prepared_by, message) values ($1, $2, $3, $4) returning id',
    [parentId ?? null, author, preparedBy, message],
  );
  const versionId = Number(version.rows[0]?.id);
  const own = [...files].filter(([path]) => !isArticle({ path }));
  await client.query(
    `insert into content_version_files (version_id, path, hash)
     select $1, path, decode(hash, 'hex') from unnest($2::text[], $3::text[]) as file (path, hash)`,
    [versionId, own.map(([path]) => path), own.map(([, hash]) => hash)],
  );
  const publication = await client.query<{ id: string }>(
    'insert into content_publications (version_id, undoes_id, changes_pages) values ($1, $2, $3) returning id',
    [versionId, undoesId, changed.some(changesPages)],
  );
  const publicationId = Number(publication.rows[0]?.id);
  await publishArticles(client, publicationId, changed.filter(isArticle));
  await storeContactChanges(client, publicationId, contactChangesIn(changed));
  // The first publication changes nothing.
  if (parentId !== undefined) await storeChanges(client, publicationId, changed);
  await client.query('select pg_notify($1, $2)', [contentChannel, String(versionId)]);
  return { status: 'published', publicationId, versionId };
}

/** Puts changed articles in their place, and keeps what they were and are for an undo. A version has no articles. */
async function publishArticles(client: Queryable, publicationId: number, changed: readonly ChangedFile[]): Promise<void> {
  for (const change of changed) await writeArticle(client, change);
  const now = await readArticles(
    client,
    changed.map(({ path }) => path),
  );
  await storeFiles(
    client,
    now.map(({ bytes }) => bytes),
  );
  for (const { before, path } of changed) {
    const after = now.find(({ file }) => file === path);
    await client.query('insert into content_articles (publication_id, path, old_hash, new_hash) values ($1, $2, $3, $4)', [
      publicationId,
      path,
      before ? toBytea(fileHash(before)) : null,
      after ? toBytea(fileHash(after)) : null,
    ]);
  }
}

/**
 * Locks out other publications until the transaction ends, and returns what is live. Of the articles only those of these changes,
 * whose present texts are kept for an undo and for merging.
 */
export async function lockLive(
  client: Queryable,
  changes: readonly FileChange[] = [],
): Promise<{ id: number | undefined; files: FileHashes }> {
  await client.query('select pg_advisory_xact_lock($1)', [publishLock]);
  const id = await liveVersionId(client);
  const files = id === undefined ? [] : await versionHashes(client, id);
  const articles = await readArticles(
    client,
    changes.map(({ path }) => path),
    'for update',
  );
  await storeFiles(
    client,
    articles.map(({ bytes }) => bytes),
  );
  return { id, files: new Map([...files, ...articles.map((article) => [article.file, fileHash(article)] as const)]) };
}

/** Publishes a complete set of files. `parentId` is the version that they were made from. */
export function publish(
  pool: Pool,
  files: ContentBytes,
  { parentId, ...change }: ChangeNote & { parentId: number | undefined },
): Promise<PublishResult> {
  return inTransaction(pool, async (client) => {
    const live = await lockLive(client);
    if (live.id !== parentId) return { status: 'outdated', liveVersionId: live.id };
    const hashes = hashesOf(files);
    const changes = changesBetween(live.files, hashes);
    if (live.id !== undefined && changes.length === 0) return { status: 'unchanged', versionId: live.id };
    await storeChanged(client, changes, files);
    return makeLive(client, hashes, { ...change, changed: await changedFiles(client, changes), parentId: live.id });
  });
}

/** Joins changes with those that others published in the same files since, where they are in other fields. */
async function mergeChanges(client: Queryable, live: FileHashes, changes: readonly FileChange[]): Promise<FileChange[]> {
  const merged: FileChange[] = [];
  for (const change of changes) {
    const { from, path, to } = change;
    const theirs = live.get(path);
    const isMergeable = from && to && theirs && theirs !== from && theirs !== to;
    const hashes = new Map(isMergeable ? Object.entries({ base: from, mine: to, theirs }) : []);
    const texts = await readFiles(client, hashes);
    // An article may have been changed by other means than a publication.
    const isKnown = isMergeable && texts.get('base');
    const text = isKnown && mergeTexts(path, Object.fromEntries(texts) as Record<'base' | 'mine' | 'theirs', Uint8Array>);
    if (text) await storeFiles(client, [text]);
    merged.push(text ? { path, from: theirs, to: hashOf(text) } : change);
  }
  return merged;
}

/** A text with both changes of a file. Undefined if both changed the same field, or the file is not one of fields. */
function mergeTexts(path: string, texts: Record<'base' | 'mine' | 'theirs', Uint8Array>): Uint8Array | undefined {
  if (!kindOf(path)) return undefined;
  const theirs = parseContentFile(path, texts.theirs);
  const [base, mine] = [parseContentFile(path, texts.base), parseContentFile(path, texts.mine)];
  const { conflicts, value } = mergeStates(path, formStateOf(base), formStateOf(mine), formStateOf(theirs));
  return conflicts.length > 0 ? undefined : bytesWith(theirs, value as FormState);
}

/** Of pictures, which take much room, the check reads only the names. */
async function withoutPictures(client: Queryable, files: FileHashes): Promise<ContentBytes> {
  const texts = await readFiles(client, new Map([...files].filter(([path]) => !path.startsWith('pictures/'))));
  return new Map([...files.keys()].map((path) => [path, texts.get(path) ?? new Uint8Array()]));
}

/** Applies changed files to whatever is live, unless a field was changed differently since or they no longer fit the rest. */
export async function publishChanges(
  client: Queryable,
  changes: readonly FileChange[],
  change: ChangeNote & { byOwner: boolean; undoesId?: number },
  refusals: Refusals,
): Promise<ChangeResult> {
  const live = await lockLive(client, changes);
  const applied = applyChanges(live.files, await mergeChanges(client, live.files, changes));
  if (applied.conflicts) return { status: 'conflict', files: applied.conflicts };
  const found = changesBetween(live.files, applied.files);
  if (found.length === 0 && live.id !== undefined) return { status: 'unchanged', versionId: live.id };
  // Taking an article off must never wait for the rest of the site.
  const onlyWithdraws = found.length > 0 && found.every((one) => isArticle(one) && !one.to);
  const reasons = onlyWithdraws ? [] : refusals(await withoutPictures(client, applied.files));
  if (reasons.length > 0) return { status: 'refused', reasons };
  const changed = await changedFiles(client, found);
  if (contactChangesIn(changed).length > 0 && !change.byOwner) return { status: 'needs-owner' };
  return makeLive(client, applied.files, { ...change, changed, parentId: live.id });
}

/** Reverses the changes of one publication, in the caller's transaction. */
export async function undo(
  client: Queryable,
  publicationId: number,
  change: ChangeNote & { byOwner: boolean },
  refusals: Refusals,
): Promise<ChangeResult | { status: 'unknown' }> {
  const { rows } = await client.query<{ id: string; parent: string | null }>(
    `select v.id, v.parent_id as parent from content_publications p join content_versions v on v.id = p.version_id where p.id = $1`,
    [publicationId],
  );
  const [version] = rows;
  // The first publication has nothing before it.
  if (!version?.parent) return { status: 'unknown' };
  const before = await versionHashes(client, Number(version.parent));
  const after = await versionHashes(client, Number(version.id));
  const articles = await readChanges(client, 'content_articles where publication_id = $1', publicationId);
  const changes = [...changesBetween(before, after), ...articles];
  return publishChanges(client, reverse(changes), { ...change, undoesId: publicationId }, refusals);
}
