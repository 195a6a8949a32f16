import type { Pool, PoolClient } from 'pg';
import { compareFiles } from '../../content-model/compare.ts';
import { fileHash } from '../../content-model/content-file.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { contactChangesIn, contactsFile, describeContactChange, isContactAddress } from './contact-changes.ts';
import {
  byline,
  type ContentBytes,
  changedFiles,
  hashesOf,
  type Queryable,
  readChanges,
  storeChanged,
  storeFiles,
} from './content-versions.ts';
import { changesBetween, type FileChange } from './file-changes.ts';
import { type ChangeNote, lockLive, publishChanges, refusals } from './publish.ts';

const longestMessage = 500;
const isPending = 'publication_id is null and stopped_at is null';

type Schedule = ChangeNote & { id: number; byOwner: boolean; changes: FileChange[] };

export type ScheduleResult =
  | { status: 'scheduled'; id: number; files: string[] }
  | { status: 'unchanged' }
  | { status: 'needs-owner' }
  | { status: 'outdated'; liveVersionId: number | undefined };

type Details = {
  parentId: number | undefined;
  dueAt: Date;
  author: string;
  byOwner: boolean;
  email: string | undefined;
  /** Who made it at the desk. */
  memberId?: string;
  message: string;
};

/** Schedules changes of the version that they were made from, in the caller's transaction. Their bytes must be stored. */
export async function scheduleChanges(
  client: PoolClient,
  changes: readonly FileChange[],
  details: Details,
): Promise<ScheduleResult> {
  const live = await lockLive(client, changes);
  if (live.id === undefined || live.id !== details.parentId) return { status: 'outdated', liveVersionId: live.id };
  if (changes.length === 0) return { status: 'unchanged' };
  if (!details.byOwner && contactChangesIn(await changedFiles(client, changes)).length > 0) return { status: 'needs-owner' };
  const { rows } = await client.query<{ id: number }>(
    `insert into content_schedules (parent_id, due_at, author, by_owner, email, message, member_id)
     values ($1, $2, $3, $4, $5, $6, $7) returning id::int`,
    [live.id, details.dueAt, details.author, details.byOwner, details.email ?? null, details.message, details.memberId ?? null],
  );
  const id = rows[0]?.id as number;
  await storeScheduledFiles(client, id, changes);
  return { status: 'scheduled', id, files: changes.map(({ path }) => path) };
}

async function storeScheduledFiles(client: Queryable, id: number, changes: readonly FileChange[]): Promise<void> {
  await client.query(
    `insert into content_schedule_files (schedule_id, path, old_hash, new_hash)
     select $1, path, decode(old_hash, 'hex'), decode(new_hash, 'hex')
     from unnest($2::text[], $3::text[], $4::text[]) as file (path, old_hash, new_hash)`,
    [id, changes.map(({ path }) => path), changes.map(({ from }) => from ?? null), changes.map(({ to }) => to ?? null)],
  );
}

/** Schedules a complete set of files. They are published at their time, over whatever is live then. */
export function schedulePublication(pool: Pool, files: ContentBytes, details: Details): Promise<ScheduleResult> {
  return inTransaction(pool, async (client) => {
    const changes = changesBetween((await lockLive(client)).files, hashesOf(files));
    await storeChanged(client, changes, files);
    return scheduleChanges(client, changes, details);
  });
}

/** The next schedule that is due, locked so that no other worker takes it. */
export async function lockDueSchedule(client: PoolClient, now: Date): Promise<Schedule | undefined> {
  const { rows } = await client.query<Omit<Schedule, 'changes'>>(
    `select id::int, author, prepared_by as "preparedBy", message, by_owner as "byOwner" from content_schedules
     where due_at <= $1 and ${isPending} and not waits_for_owner
     order by due_at, id limit 1 for update skip locked`,
    [now],
  );
  const [schedule] = rows;
  return schedule && { ...schedule, changes: await scheduledChanges(client, schedule.id) };
}

const scheduledChanges = (db: Queryable, id: number) => readChanges(db, 'content_schedule_files where schedule_id = $1', id);

/** Schedules with what each changes. */
export async function withChangedFiles<Listed extends { id: number }>(db: Queryable, schedules: readonly Listed[]) {
  const found = [];
  for (const schedule of schedules)
    found.push({ ...schedule, changed: await changedFiles(db, await scheduledChanges(db, schedule.id)) });
  return found;
}

/**
 * Publishes a due schedule, or stops it with a reason if its files were changed meanwhile or no longer fit the rest. Contact
 * addresses that no owner answers for wait in a schedule of their own.
 */
export async function runSchedule(
  client: PoolClient,
  schedule: Schedule,
  today: string,
): Promise<{ published: number } | { stopped: string } | { waits: number }> {
  const stop = (reason: string) => stopSchedule(client, schedule.id, reason);
  const publishNow = (changes: readonly FileChange[]) => publishChanges(client, changes, schedule, refusals(today));
  let result = await publishNow(schedule.changes);
  if (result.status === 'needs-owner') {
    result = await publishNow(await partOf(client, schedule.changes, 'rest'));
    if (result.status === 'published') await storeWaiting(client, schedule);
    if (result.status === 'unchanged') {
      await client.query('update content_schedules set waits_for_owner = true where id = $1', [schedule.id]);
      return { waits: schedule.id };
    }
  }
  if (result.status === 'conflict') return stop(`These files were changed after it was scheduled: ${result.files.join(', ')}`);
  if (result.status === 'refused') return stop(`The content check refuses it: ${result.reasons.join('; ').slice(0, 400)}`);
  if (result.status !== 'published') return stop('The same change was already published');
  const { publicationId } = result;
  await client.query('update content_schedules set publication_id = $2 where id = $1', [schedule.id, publicationId]);
  return { published: publicationId };
}

export async function stopSchedule(client: Queryable, id: number, reason: string): Promise<{ stopped: string }> {
  await client.query('update content_schedules set stopped_at = now(), stopped_reason = $2 where id = $1', [id, reason]);
  return { stopped: reason };
}

/** The contact addresses of these changes, or everything else. */
async function partOf(client: PoolClient, changes: readonly FileChange[], part: 'addresses' | 'rest'): Promise<FileChange[]> {
  const inContacts = changes.filter(({ path }) => path === contactsFile);
  const chosen = part === 'rest' ? changes.filter((change) => !inContacts.includes(change)) : [];
  for (const { after, before, path } of await changedFiles(client, inContacts)) {
    const { file } = compareFiles(before, after, (change) => isContactAddress(change) === (part === 'addresses'));
    if (!file || file === before) continue;
    await storeFiles(client, [file.bytes]);
    chosen.push({ path, from: before && fileHash(before), to: fileHash(file) });
  }
  return chosen;
}

/** The addresses of a schedule whose rest is published. */
async function storeWaiting(client: PoolClient, { changes, id }: Schedule): Promise<void> {
  const addresses = await partOf(client, changes, 'addresses');
  const message = contactChangesIn(await changedFiles(client, addresses))
    .map(describeContactChange)
    .join('; ')
    .slice(0, longestMessage);
  const { rows } = await client.query<{ id: number }>(
    `insert into content_schedules (parent_id, due_at, author, prepared_by, email, message, member_id, waits_for_owner)
     select parent_id, due_at, author, prepared_by, email, $2, member_id, true from content_schedules where id = $1
     returning id::int`,
    [id, message],
  );
  await storeScheduledFiles(client, rows[0]?.id as number, addresses);
}

export type PendingSchedule = {
  id: number;
  author: string;
  email: string | null;
  message: string;
  dueAt: Date;
  byOwner: boolean;
  waitsForOwner: boolean;
  files: string[];
};

/** Publications that are set for later, the next one first. */
export async function pendingSchedules(db: Queryable): Promise<PendingSchedule[]> {
  const { rows } = await db.query<PendingSchedule>(
    `select id::int, ${byline} as author, email, message, due_at as "dueAt", by_owner as "byOwner",
       waits_for_owner as "waitsForOwner", array(select path from content_schedule_files where schedule_id = content_schedules.id order by path) as files
     from content_schedules where ${isPending} order by due_at, id`,
  );
  return rows;
}

/** Schedules with a contact address whose author is no longer an owner. */
export async function schedulesToConfirm(db: Queryable) {
  const pending = await pendingSchedules(db);
  const inContacts = pending.filter(({ byOwner, files }) => !byOwner && files.includes(contactsFile));
  return (await withChangedFiles(db, inContacts))
    .map(({ changed, ...schedule }) => ({ ...schedule, addresses: contactChangesIn(changed) }))
    .filter(({ addresses }) => addresses.length > 0);
}

/** Lets nothing that a member has scheduled change contact addresses, because the member is an owner no longer. */
export const withdrawOwner = (client: Queryable, { email, id }: { email: string; id: string }) =>
  client.query(
    `update content_schedules set by_owner = false
     where by_owner and ${isPending} and (member_id = $1 or (member_id is null and lower(email) = $2))`,
    [id, email],
  );

/** An owner answers for a schedule that somebody else has made. Returns false if it was published, cancelled or confirmed before. */
export async function confirmSchedule(
  client: Queryable,
  id: number,
  owner: Record<'email' | 'id' | 'name', string>,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update content_schedules set by_owner = true, waits_for_owner = false, member_id = $2, email = $3, author = $4,
       prepared_by = nullif(coalesce(prepared_by, author), $4)
     where id = $1 and not by_owner and ${isPending}`,
    [id, owner.id, owner.email, owner.name],
  );
  return rowCount === 1;
}

export type StoppedSchedule = Omit<PendingSchedule, 'byOwner' | 'email' | 'files' | 'waitsForOwner'> & { reason: string };

/** Publications of the last 30 days that could not be carried out, and that nobody has taken back. */
export async function stoppedSchedules(pool: Pool): Promise<StoppedSchedule[]> {
  const { rows } = await pool.query<StoppedSchedule>(
    `select id::int, ${byline} as author, message, due_at as "dueAt", stopped_reason as reason
     from content_schedules where stopped_at > now() - interval '30 days' and cancelled_by is null order by stopped_at desc`,
  );
  return rows;
}

/** Returns false if it was published, or cancelled before. */
export async function cancelSchedule(client: Queryable, id: number, by: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `update content_schedules set stopped_at = now(), stopped_reason = 'Cancelled', cancelled_by = $2
     where id = $1 and publication_id is null and cancelled_by is null`,
    [id, by],
  );
  return rowCount === 1;
}
