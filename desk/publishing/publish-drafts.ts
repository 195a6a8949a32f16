import type { Pool, PoolClient } from 'pg';
import { fileHash } from '../../content/content-file.ts';
import { inTransaction } from '../../server/platform/db/in-transaction.ts';
import { type ChangeResult, publishChanges, storeFiles, undo } from '../../server/publishing/content-versions.ts';
import { refusals } from '../../server/publishing/refusals.ts';
import { cancelSchedule, scheduleFiles } from '../../server/publishing/schedules.ts';
import { type Draft, deleteDrafts, lockDrafts, storePictures } from '../editing/drafts.ts';
import type { Workspace } from '../editing/workspace.ts';
import type { Member } from '../people/members.ts';
import { recordInTrail } from '../people/trail.ts';

const longestMessage = 500;

/** The message of a publication: what changed, in words. */
export function publicationMessage(changes: readonly string[]): string {
  const all = changes.join('; ') || 'Changed content';
  if (all.length <= longestMessage) return all;
  const end = `; and more: ${changes.length} changes in all`;
  return all.slice(0, longestMessage - end.length - 3).concat('...', end);
}

/** `conflict`: someone else changed these files meanwhile. `needs-owner`: an address that receives email would change. */
export type PublishStatus = 'done' | 'nothing' | 'conflict' | 'needs-owner' | 'refused';

const changeBy = (member: Member, message: string) => ({ author: member.name, message, byOwner: member.role === 'owner' });

async function storeDrafts(client: PoolClient, member: Member, drafts: readonly Draft[]): Promise<void> {
  await storeFiles(
    client,
    drafts.flatMap(({ bytes }) => bytes ?? []),
  );
  await storePictures(client, member.id, drafts);
}

/** Publishes all changes of a member or none. Those that are drafts are drafts no longer. */
export function publishDrafts(
  pool: Pool,
  drafts: readonly Draft[],
  member: Member,
  { message, today }: { message: string; today: string },
): Promise<PublishStatus> {
  return inTransaction(pool, async (client) => {
    await storeDrafts(client, member, drafts);
    const changes = drafts.map(({ baseHash, hash, path }) => ({ path, from: baseHash, to: hash }));
    const { status } = await publishChanges(client, changes, changeBy(member, message), (files) => refusals(files, today));
    if (status !== 'published' && status !== 'unchanged') return status;
    await deleteDrafts(client, member.id, drafts);
    if (status === 'unchanged') return 'nothing';
    await recordInTrail(client, member, 'published', message);
    return 'done';
  });
}

export function scheduleDrafts(
  pool: Pool,
  { drafts, files, live }: Workspace,
  member: Member,
  { due, dueAt, message }: { due: Date; dueAt: string; message: string },
): Promise<PublishStatus> {
  return inTransaction(pool, async (client) => {
    await storeDrafts(client, member, drafts);
    const hashes = new Map(files.map((file) => [file.file, fileHash(file)]));
    const details = { ...changeBy(member, message), parentId: live.versionId, dueAt: due, email: member.email };
    const { status } = await scheduleFiles(client, hashes, details);
    // Somebody published within this second.
    if (status === 'outdated') return 'conflict';
    if (status === 'needs-owner') return status;
    await deleteDrafts(client, member.id, drafts);
    if (status === 'unchanged') return 'nothing';
    await recordInTrail(client, member, 'scheduled', `${dueAt}: ${message}`);
    return 'done';
  });
}

/** Ends a publication that is set for later, or one that was stopped. Its files become drafts of the member. */
export function takeBackSchedule(pool: Pool, member: Member, id: number): Promise<'done' | 'own-draft' | 'gone'> {
  return inTransaction(pool, async (client) => {
    await lockDrafts(client, member.id);
    const { rowCount: own } = await client.query(
      'select from desk_drafts join content_schedule_files using (path) where member_id = $1 and schedule_id = $2',
      [member.id, id],
    );
    if (own !== 0) return 'own-draft';
    if (!(await cancelSchedule(client, id, member.name))) return 'gone';
    await client.query(
      `insert into desk_drafts (member_id, path, base_hash, bytes)
       select $1, path, old_hash, bytes from content_schedule_files left join content_files on hash = new_hash
       where schedule_id = $2`,
      [member.id, id],
    );
    await recordInTrail(client, member, 'cancelled a publication');
    return 'done';
  });
}

export function undoPublication(
  pool: Pool,
  member: Member,
  id: number,
  { message, today }: { message: string; today: string },
): Promise<ChangeResult | { status: 'unknown' }> {
  return inTransaction(pool, async (client) => {
    const change = changeBy(member, `Undid: ${message}`.slice(0, longestMessage));
    const result = await undo(client, id, change, (files) => refusals(files, today));
    if (result.status === 'published') await recordInTrail(client, member, 'undid', message);
    return result;
  });
}
