import type { Pool } from 'pg';
import { fileHash, hashOf } from '../../content-model/content-file.ts';
import { bytesWith, formStateOf } from '../../content-model/file-text.ts';
import type { LiveContent } from '../../server/publishing/live-content.ts';
import type { Draft } from '../drafts/drafts.ts';
import { findFile } from '../drafts/workspace.ts';

/** The practice's file with today as the day on which its NHS list was checked. Undefined if it says so already. */
export function confirmedNhsList({ content, files }: LiveContent, slug: string, today: string): Draft | undefined {
  const practice = content.practices.find((candidate) => candidate.slug === slug);
  const path = `practices/${slug}.yaml`;
  const file = findFile(files, path);
  if (!practice || !file || practice.nhs.checkedOn === today) return undefined;
  const { value } = formStateOf(file);
  const fields = value as { nhs: object };
  const bytes = bytesWith(file, { value: { ...fields, nhs: { ...fields.nhs, checkedOn: today } } });
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
