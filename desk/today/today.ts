import type { Pool, PoolClient } from 'pg';
import { fileHash, hashOf } from '../../content-model/content-file.ts';
import { bytesWith, formStateOf } from '../../content-model/file-text.ts';
import { setAt } from '../../content-model/set-at.ts';
import type { LiveContent } from '../../server/publishing/live-content.ts';
import { recordInAuditLog } from '../access/audit-log.ts';
import type { Member } from '../access/member.ts';
import type { Draft } from '../drafts/drafts.ts';
import { findFile } from '../drafts/workspace.ts';

/** The practice's file with today as the day on which its NHS list was checked. Undefined if it says so already. */
export function confirmedNhsList({ content, files }: LiveContent, slug: string, today: string): Draft | undefined {
  const practice = content.practices.find((candidate) => candidate.slug === slug);
  const path = `practices/${slug}.yaml`;
  const file = findFile(files, path);
  if (!practice || !file || practice.nhs.checkedOn === today) return undefined;
  const bytes = bytesWith(file, { value: setAt(formStateOf(file).value, ['nhs', 'checkedOn'], today) });
  return { path, baseHash: fileHash(file), hash: hashOf(bytes), bytes };
}

/** How many texts a member has changed and not published. */
export async function unpublishedDrafts(pool: Pool, memberId: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from desk_drafts where member_id = $1 and path not like 'pictures/%'`,
    [memberId],
  );
  return rows[0]?.count ?? 0;
}

type WaitingRequests = { waiting: number; oldest: Date | null; withoutMail: number };

/** `withoutMail`: the email to the practice was not sent within ten minutes. */
export async function waitingRequests(pool: Pool): Promise<WaitingRequests | undefined> {
  const { rows } = await pool.query<WaitingRequests>(
    `select count(*)::int as waiting, min(submitted_at) as oldest,
       count(*) filter (where notified_at is null and digest_reason is null and submitted_at < now() - interval '10 minutes')::int
         as "withoutMail"
     from testimonial_requests where contacted_at is null`,
  );
  return rows[0];
}

/** `subject` is what the audit log says. */
export async function dismiss(
  client: PoolClient,
  member: Member,
  { key, reason, subject }: { key: string; reason: string; subject: string },
): Promise<void> {
  await client.query(
    `insert into desk_set_aside (key, reason, member_name) values ($1, $2, $3)
     on conflict (key) do update set reason = excluded.reason, member_name = excluded.member_name, at = now()`,
    [key, reason, member.name],
  );
  await recordInAuditLog(client, member, 'left as it is', `${subject}: ${reason}`);
}

export async function reopen(
  client: PoolClient,
  member: Member,
  { key, subject }: { key: string; subject: string },
): Promise<void> {
  const { rowCount } = await client.query('delete from desk_set_aside where key = $1', [key]);
  if (rowCount === 1) await recordInAuditLog(client, member, 'took up again', subject);
}
