import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { contactChangesIn } from './contact-changes.ts';
import { type ContentBytes, changedFiles, hashesOf, lockLive, publishChanges, storeChanged } from './content-versions.ts';
import { changesBetween, type FileChange } from './file-changes.ts';
import { refusals } from './refusals.ts';

type Schedule = { id: number; author: string; message: string; byOwner: boolean; changes: FileChange[] };

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
  message: string;
};

/** Schedules changes of the version that they were made from, in the caller's transaction. Their bytes must be stored. */
export async function scheduleChanges(
  client: PoolClient,
  changes: readonly FileChange[],
  details: Details,
): Promise<ScheduleResult> {
  const live = await lockLive(client);
  if (live.id === undefined || live.id !== details.parentId) return { status: 'outdated', liveVersionId: live.id };
  if (changes.length === 0) return { status: 'unchanged' };
  if (!details.byOwner && contactChangesIn(await changedFiles(client, changes)).length > 0) return { status: 'needs-owner' };
  const { rows } = await client.query<{ id: number }>(
    `insert into content_schedules (parent_id, due_at, author, by_owner, email, message)
     values ($1, $2, $3, $4, $5, $6) returning id::int`,
    [live.id, details.dueAt, details.author, details.byOwner, details.email ?? null, details.message],
  );
  const id = rows[0]?.id as number;
  await client.query(
    `insert into content_schedule_files (schedule_id, path, old_hash, new_hash)
     select $1, path, decode(old_hash, 'hex'), decode(new_hash, 'hex')
     from unnest($2::text[], $3::text[], $4::text[]) as file (path, old_hash, new_hash)`,
    [id, changes.map(({ path }) => path), changes.map(({ from }) => from ?? null), changes.map(({ to }) => to ?? null)],
  );
  return { status: 'scheduled', id, files: changes.map(({ path }) => path) };
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
    `select id::int, author, message, by_owner as "byOwner" from content_schedules
     where due_at <= $1 and publication_id is null and stopped_at is null
     order by due_at, id limit 1 for update skip locked`,
    [now],
  );
  const [schedule] = rows;
  if (!schedule) return undefined;
  const files = await client.query<{ path: string; from: string | null; to: string | null }>(
    `select path, encode(old_hash, 'hex') as from, encode(new_hash, 'hex') as to
     from content_schedule_files where schedule_id = $1 order by path`,
    [schedule.id],
  );
  const changes = files.rows.map(({ from, path, to }) => ({ path, from: from ?? undefined, to: to ?? undefined }));
  return { ...schedule, changes };
}

/** Publishes a due schedule, or stops it with a reason if its files were changed meanwhile or no longer fit the rest. */
export async function runSchedule(
  client: PoolClient,
  schedule: Schedule,
  today: string,
): Promise<{ published: number } | { stopped: string }> {
  const stop = async (reason: string) => {
    await client.query('update content_schedules set stopped_at = now(), stopped_reason = $2 where id = $1', [
      schedule.id,
      reason,
    ]);
    return { stopped: reason };
  };
  const result = await publishChanges(client, schedule.changes, schedule, (files) => refusals(files, today));
  if (result.status === 'conflict') return stop(`These files were changed after it was scheduled: ${result.files.join(', ')}`);
  if (result.status === 'needs-owner') return stop('Only an owner of the desk can change an address that receives email');
  if (result.status === 'refused') return stop(`The content check refuses it: ${result.reasons.join('; ').slice(0, 400)}`);
  if (result.status !== 'published') return stop('The same change was already published');
  const { publicationId } = result;
  await client.query('update content_schedules set publication_id = $2 where id = $1', [schedule.id, publicationId]);
  return { published: publicationId };
}

export type PendingSchedule = { id: number; author: string; message: string; dueAt: Date; files: string[] };

/** Publications that are set for later, the next one first. */
export async function pendingSchedules(pool: Pool): Promise<PendingSchedule[]> {
  const { rows } = await pool.query<PendingSchedule>(
    `select id::int, author, message, due_at as "dueAt",
       array(select path from content_schedule_files where schedule_id = content_schedules.id order by path) as files
     from content_schedules where publication_id is null and stopped_at is null order by due_at, id`,
  );
  return rows;
}

export type StoppedSchedule = Omit<PendingSchedule, 'files'> & { reason: string };

/** Publications of the last 30 days that could not be carried out, and that nobody has taken back. */
export async function stoppedSchedules(pool: Pool): Promise<StoppedSchedule[]> {
  const { rows } = await pool.query<StoppedSchedule>(
    `select id::int, author, message, due_at as "dueAt", stopped_reason as reason
     from content_schedules where stopped_at > now() - interval '30 days' and cancelled_by is null order by stopped_at desc`,
  );
  return rows;
}

/** Returns false if it was published, or cancelled before. */
export async function cancelSchedule(client: Pick<PoolClient, 'query'>, id: number, by: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `update content_schedules set stopped_at = now(), stopped_reason = 'Cancelled', cancelled_by = $2
     where id = $1 and publication_id is null and cancelled_by is null`,
    [id, by],
  );
  return rowCount === 1;
}
