import type { Pool, PoolClient } from 'pg';
import { fileHash } from '../../content/content-file.ts';
import { inTransaction } from '../../server/platform/db/in-transaction.ts';
import { type ChangeResult, publishChanges, storeFiles, undo } from '../../server/publishing/content-versions.ts';
import type { LiveContent } from '../../server/publishing/live-content.ts';
import { mergeTexts } from '../../server/publishing/merge-texts.ts';
import { refusals } from '../../server/publishing/refusals.ts';
import { cancelSchedule, scheduleFiles } from '../../server/publishing/schedules.ts';
import { type Draft, deleteDrafts, lockDrafts, type NewDraft, saveDraft, storePictures } from '../editing/drafts.ts';
import { findFile, type Workspace } from '../editing/workspace.ts';
import type { Member } from '../members/members.ts';
import { recordInTrail } from '../members/trail.ts';
import { unusedPhotographs } from '../photographs/unused-photographs.ts';

const longestMessage = 500;

/** The message of a publication: what changed, in words. */
export function publicationMessage(changes: readonly string[]): string {
  const all = changes.join('; ') || 'Changed content';
  if (all.length <= longestMessage) return all;
  const end = `; and more: ${changes.length} changes in all`;
  return all.slice(0, longestMessage - end.length - 3).concat('...', end);
}

/** `conflict`: someone else changed these files meanwhile. `needs-owner`: an address that receives email would change. */
export type PublishStatus = 'done' | 'nothing' | 'conflict' | 'needs-owner' | 'refused' | 'unfinished';

/** A draft to publish. `whole`: the member's draft, if this is it without what is not finished. */
export type FinishedDraft = Draft & { whole?: Draft };

export function finishedDrafts({ drafts, finished, live }: Workspace): FinishedDraft[] {
  const unused = unusedPhotographs(drafts, finished.content);
  return drafts.flatMap((draft) => {
    const file = findFile(finished.files, draft.path);
    const hash = file && fileHash(file);
    if (unused.includes(draft)) return [];
    if (hash === draft.hash) return [draft];
    return file && file !== findFile(live.files, draft.path) ? [{ ...draft, hash, bytes: file.bytes, whole: draft }] : [];
  });
}

const changeBy = (member: Member, message: string) => ({ author: member.name, message, byOwner: member.role === 'owner' });

async function storeDrafts(client: PoolClient, member: Member, drafts: readonly Draft[]): Promise<void> {
  await storeFiles(
    client,
    drafts.flatMap(({ bytes }) => bytes ?? []),
  );
  await storePictures(client, member.id, drafts);
}

/** Publishes all of these changes or none. Those that are drafts are drafts no longer, except for what is not finished. */
export function publishDrafts(
  pool: Pool,
  drafts: readonly FinishedDraft[],
  member: Member,
  { message, today }: { message: string; today: string },
): Promise<PublishStatus> {
  return inTransaction(pool, async (client) => {
    await storeDrafts(client, member, drafts);
    const changes = drafts.map(({ baseHash, hash, path }) => ({ path, from: baseHash, to: hash }));
    const { status } = await publishChanges(client, changes, changeBy(member, message), (files) => refusals(files, today));
    if (status !== 'published' && status !== 'unchanged') return status;
    await deleteDrafts(client, member.id, drafts);
    for (const { hash, path, whole } of drafts)
      if (whole) await saveDraft(client, member.id, { path, baseHash: hash, bytes: whole.bytes }, whole);
    if (status === 'unchanged') return 'nothing';
    await recordInTrail(client, member, 'published', message);
    return 'done';
  });
}

export function scheduleDrafts(
  pool: Pool,
  drafts: readonly FinishedDraft[],
  live: LiveContent,
  member: Member,
  { due, dueAt, message }: { due: Date; dueAt: string; message: string },
): Promise<PublishStatus> {
  return inTransaction(pool, async (client) => {
    await storeDrafts(client, member, drafts);
    const hashes = new Map(live.files.map((file) => [file.file, fileHash(file)]));
    const rest: [NewDraft, Draft][] = [];
    for (const { bytes, hash, path, whole } of drafts) {
      if (hash) hashes.set(path, hash);
      else hashes.delete(path);
      if (!whole) continue;
      const published = findFile(live.files, path);
      // The draft must not publish now what is set for later.
      const left =
        published && bytes && whole.bytes && mergeTexts(path, { base: bytes, mine: whole.bytes, theirs: published.bytes });
      if (!left) return 'unfinished';
      rest.push([{ path, baseHash: fileHash(published), bytes: left }, whole]);
    }
    const details = { ...changeBy(member, message), parentId: live.versionId, dueAt: due, email: member.email };
    const { status } = await scheduleFiles(client, hashes, details);
    // Somebody published within this second.
    if (status === 'outdated') return 'conflict';
    if (status === 'needs-owner') return status;
    await deleteDrafts(client, member.id, drafts);
    for (const [draft, whole] of rest) await saveDraft(client, member.id, draft, whole);
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
