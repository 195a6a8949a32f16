import type { Pool, PoolClient } from 'pg';
import { type Change, type Choose, compareFiles } from '../../content-model/compare.ts';
import { fileHash } from '../../content-model/content-file.ts';
import { storeFiles } from '../../server/publishing/content-versions.ts';
import type { LiveContent } from '../../server/publishing/live-content.ts';
import { publishChanges, refusals } from '../../server/publishing/publish.ts';
import { cancelSchedule, scheduleChanges } from '../../server/publishing/schedules.ts';
import { asMember } from '../access/as-member.ts';
import { recordInAuditLog } from '../access/audit-log.ts';
import type { Member } from '../access/member.ts';
import { type Draft, deleteDrafts, hasRoom, saveDraft, storePictures } from './drafts.ts';
import { isFinished } from './finished.ts';
import { unusedPhotographs } from './unused-photographs.ts';
import { findFile, openWorkspace, publishedHash, type Workspace } from './workspace.ts';

export const longestMessage = 500;

/** The message of a publication: what changed, in words. */
export function publicationMessage(changes: readonly string[]): string {
  const all = changes.join('; ') || 'Changed content';
  if (all.length <= longestMessage) return all;
  const end = `; and more: ${changes.length} changes in all`;
  return all.slice(0, longestMessage - end.length - 3).concat('...', end);
}

/** `conflict`: someone else changed these files meanwhile. `needs-owner`: an address that receives email would change. */
type PublishStatus = 'done' | 'nothing' | 'conflict' | 'needs-owner' | 'refused';

/** A draft to publish. If it is a part of the member's draft, `whole` is that, and `rest` has the other changes only. */
type DraftToPublish = Draft & { whole?: Draft; rest?: Uint8Array | undefined };

/** The drafts with what is finished and chosen, and the site with them. */
export function draftsToPublish(
  { drafts, files, finished, live }: Workspace,
  isChosen: (change: Change & { file: string }) => boolean,
) {
  const parts: DraftToPublish[] = drafts.flatMap((draft) => {
    const { path } = draft;
    if (path.startsWith('pictures/')) return [draft];
    // A draft that cannot be read, among others.
    if (!isFinished(finished, { file: path, field: [], kind: 'changed' })) return [];
    const [published, own] = [findFile(live.files, path), findFile(files, path)];
    const isTaken: Choose = (found) => {
      const change = { ...found, file: path };
      return isFinished(finished, change) && isChosen(change);
    };
    const { file } = compareFiles(published, own, isTaken);
    if (file === own) return [draft];
    if (file === published || !file) return [];
    const rest = compareFiles(published, own, (change) => !isTaken(change)).file?.bytes;
    return [{ ...draft, hash: fileHash(file), bytes: file.bytes, whole: draft, rest }];
  });
  const workspace = openWorkspace(live, parts);
  const unused = unusedPhotographs(parts, workspace.finished.content);
  return { drafts: parts.filter((draft) => !unused.includes(draft)), workspace };
}

/** `by` publishes what `whose` has prepared. */
export const changeBy = (whose: Member, message: string, by = whose) => ({
  author: by.name,
  preparedBy: by.id === whose.id ? null : whose.name,
  message,
  byOwner: by.role === 'owner',
});

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
  drafts: readonly DraftToPublish[],
  member: Member,
  { by = member, message, today }: { by?: Member; message: string; today: string },
): Promise<PublishStatus> {
  return asMember(pool, by, async (client) => {
    await storeDrafts(client, member, drafts);
    const changes = drafts.map(({ baseHash, hash, path }) => ({ path, from: baseHash, to: hash }));
    const change = changeBy(member, message, by);
    const { status } = await publishChanges(client, changes, change, refusals(today));
    if (status !== 'published' && status !== 'unchanged') return status;
    await deleteDrafts(client, member.id, drafts);
    for (const { hash, path, whole } of drafts)
      if (whole) await saveDraft(client, member.id, { path, baseHash: hash, bytes: whole.bytes }, whole);
    if (status === 'unchanged') return 'nothing';
    await recordInAuditLog(client, by, by.id === member.id ? 'published' : `published for ${member.email}`, message);
    return 'done';
  });
}

export function scheduleDrafts(
  pool: Pool,
  drafts: readonly DraftToPublish[],
  live: LiveContent,
  member: Member,
  { due, dueAt, message }: { due: Date; dueAt: string; message: string },
): Promise<PublishStatus> {
  return asMember(pool, member, async (client) => {
    await storeDrafts(client, member, drafts);
    const changes = drafts
      .map(({ hash, path }) => ({ path, from: publishedHash(live, path), to: hash }))
      .filter(({ from, to }) => from !== to);
    const details = {
      ...changeBy(member, message),
      parentId: live.versionId,
      dueAt: due,
      email: member.email,
      memberId: member.id,
    };
    const { status } = await scheduleChanges(client, changes, details);
    // Somebody published within this second.
    if (status === 'outdated') return 'conflict';
    if (status === 'needs-owner') return status;
    await deleteDrafts(client, member.id, drafts);
    // The draft must not publish now what is set for later.
    for (const { path, rest, whole } of drafts)
      if (whole) await saveDraft(client, member.id, { path, baseHash: publishedHash(live, path), bytes: rest }, whole);
    if (status === 'unchanged') return 'nothing';
    await recordInAuditLog(client, member, 'scheduled', `${dueAt}: ${message}`);
    return 'done';
  });
}

/** Ends a publication that is set for later, or one that was stopped. Its files become drafts of the member. */
export function takeBackSchedule(pool: Pool, member: Member, id: number): Promise<'done' | 'full' | 'own-draft' | 'gone'> {
  return asMember(pool, member, async (client) => {
    if (!(await hasRoom(client, member.id))) return 'full';
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
    await recordInAuditLog(client, member, 'cancelled a publication');
    return 'done';
  });
}
