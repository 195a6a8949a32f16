import type { Pool, PoolClient } from 'pg';
import {
  type ContentBytes,
  hashOf,
  inTransaction,
  publishChanges,
  storeFiles,
  undo,
} from '../../server/publishing/content-versions.ts';
import { refusals } from '../../server/publishing/refusals.ts';
import { cancelSchedule, schedulePublication } from '../../server/publishing/schedules.ts';
import { type Draft, type Drafts, deleteDrafts } from '../editing/drafts.ts';
import type { Workspace } from '../editing/workspace.ts';
import type { Member } from '../people/members.ts';

const longestMessage = 500;

/** The message of a publication: what changed, in words. */
export function publicationMessage(changes: readonly string[]): string {
  const all = changes.join('; ') || 'Changed content';
  if (all.length <= longestMessage) return all;
  const end = `; and more: ${changes.length} changes in all`;
  return all.slice(0, longestMessage - end.length - 3).concat('...', end);
}

/** `conflict`: someone else changed these files meanwhile. */
export type PublishOutcome =
  | { status: 'done' }
  | { status: 'nothing' }
  | { status: 'conflict'; files: string[] }
  | { status: 'refused' };

type Details = { author: string; message: string; today: string };

/** Publishes all the changes or none, in the caller's transaction. */
async function publishAll(
  client: PoolClient,
  drafts: readonly Draft[],
  { author, message, today }: Details,
): Promise<PublishOutcome> {
  await storeFiles(
    client,
    drafts.flatMap(({ bytes }) => bytes ?? []),
  );
  const changes = drafts.map(({ baseHash, bytes, path }) => ({ path, from: baseHash, to: bytes && hashOf(bytes) }));
  const result = await publishChanges(client, changes, { author, message }, (files) => refusals(files, today));
  if (result.status === 'conflict' || result.status === 'refused') return result;
  return { status: result.status === 'published' ? 'done' : 'nothing' };
}

/** Publishes changes that are nobody's drafts. */
export const publishFiles = (pool: Pool, changes: readonly Draft[], details: Details): Promise<PublishOutcome> =>
  inTransaction(pool, (client) => publishAll(client, changes, details));

/** Publishes all drafts of a member. */
export function publishDrafts(
  pool: Pool,
  drafts: readonly Draft[],
  member: Member,
  details: Omit<Details, 'author'>,
): Promise<PublishOutcome> {
  return inTransaction(pool, async (client) => {
    const outcome = await publishAll(client, drafts, { ...details, author: member.name });
    if (outcome.status === 'done' || outcome.status === 'nothing') await deleteDrafts(client, member.id, drafts);
    return outcome;
  });
}

export async function scheduleDrafts(
  pool: Pool,
  { drafts, live, reading }: Workspace,
  member: Member,
  { dueAt, message }: { dueAt: Date; message: string },
): Promise<PublishOutcome> {
  const files: ContentBytes = new Map(reading.files.map(({ bytes, file }) => [file, bytes]));
  const details = { parentId: live.versionId, dueAt, author: member.name, email: member.email, message };
  const result = await schedulePublication(pool, files, details);
  // Somebody published within this second.
  if (result.status === 'outdated') return { status: 'conflict', files: [] };
  await deleteDrafts(pool, member.id, drafts);
  return { status: result.status === 'scheduled' ? 'done' : 'nothing' };
}

/** Ends a publication that is set for later, or one that was stopped. Its files become drafts of the member. */
export async function takeBackSchedule(
  pool: Pool,
  drafts: Drafts,
  member: Member,
  id: number,
): Promise<'done' | 'own-draft' | 'gone'> {
  const { rows } = await pool.query<{ path: string; base_hash: string | null; bytes: Buffer | null }>(
    `select path, encode(old_hash, 'hex') as base_hash, bytes from content_schedule_files
     left join content_files on hash = new_hash where schedule_id = $1`,
    [id],
  );
  const own = new Set((await drafts.list(member.id)).map(({ path }) => path));
  if (rows.some(({ path }) => own.has(path))) return 'own-draft';
  if (!(await cancelSchedule(pool, id, member.name))) return 'gone';
  for (const { base_hash, bytes, path } of rows)
    await drafts.save(member.id, { path, baseHash: base_hash ?? undefined, bytes: bytes ?? undefined });
  return 'done';
}

export const undoPublication = (pool: Pool, member: Member, id: number, what: string, today: string) =>
  undo(pool, id, { author: member.name, message: `Undid: ${what}`.slice(0, longestMessage) }, (files) => refusals(files, today));
