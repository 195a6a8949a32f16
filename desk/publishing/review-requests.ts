import type { Pool } from 'pg';
import type { MailBlock } from '../../server/platform/mail/compose-mail.ts';
import { secondsToWait } from '../../server/platform/rate-limiter.ts';
import { asMember } from '../access/as-member.ts';
import { recordInAuditLog } from '../access/audit-log.ts';
import { type Member, mayPublish } from '../access/member.ts';
import { notify } from '../notify.ts';
import type { DeskServices } from '../services.ts';

/** An editor who asks somebody to publish. */
export type ReviewRequest = { id: string; name: string; note: string; at: Date };

export async function listReviewRequests(pool: Pick<Pool, 'query'>): Promise<ReviewRequest[]> {
  const { rows } = await pool.query<ReviewRequest>(
    `select m.id, m.name, note, asked_at as at from desk_asked join desk_members m on m.id = member_id order by asked_at`,
  );
  return rows;
}

const longestNote = 500;

/** What somebody typed. Marked, so that none of it can be mistaken for words of the desk. */
const typedNote = (value: string): MailBlock[] => (value ? [{ facts: [{ label: 'Note', value, isTyped: true }] }] : []);

/** Notifies an editor of what became of their changes. When they ask again, that is news. */
async function notifyEditor(services: DeskServices, editor: Member, subject: string, lines: MailBlock[], path: string) {
  await services.reviewRequestLimit.delete(editor.id);
  await notify(services, editor, subject, lines, path);
}

/** Asks everyone who may publish, by email if none went out within the hour. An earlier note stays if there is no new one. */
export async function requestReview(services: DeskServices, editor: Member, note: string): Promise<'asked' | 'asked-again'> {
  const about = await asMember(services.pool, editor, async (client) => {
    await client.query(
      `insert into desk_asked (member_id, note) values ($1, $2) on conflict (member_id)
       do update set note = coalesce(nullif(excluded.note, ''), desk_asked.note), asked_at = now()`,
      [editor.id, note.slice(0, longestNote)],
    );
    const about = (await listReviewRequests(client)).find(({ id }) => id === editor.id)?.note ?? '';
    await recordInAuditLog(client, editor, 'asked to publish', about);
    return about;
  });
  if ((await secondsToWait(services.reviewRequestLimit, editor.id)) > 0) return 'asked-again';
  const publishers = (await services.members.list()).filter(mayPublish);
  const subject = `${editor.name} asks you to publish`;
  const lines = [`${editor.name} has prepared changes and asks somebody to publish them.`, ...typedNote(about)];
  for (const publisher of publishers) await notify(services, publisher, subject, lines, `/asked/${editor.id}`);
  return 'asked';
}

/** `changes`: what was published, in words. */
export async function mailPublished(services: DeskServices, editor: Member, by: Member, changes: string): Promise<void> {
  const isAll = !(await listReviewRequests(services.pool)).some(({ id }) => id === editor.id);
  const subject = `${isAll ? '' : 'some of '}your changes are published`;
  const rest = isAll ? '' : 'The rest is not published yet.';
  await notifyEditor(services, editor, subject, [`${by.name} has published what you prepared:`, changes, rest], '/history');
}

/** Returns false if the editor no longer asks. */
export async function sendBack(services: DeskServices, editor: Member, by: Member, note: string): Promise<boolean> {
  const isEnded = await asMember(services.pool, by, async (client) => {
    const { rowCount } = await client.query('delete from desk_asked where member_id = $1', [editor.id]);
    if (rowCount === 0) return false;
    await recordInAuditLog(client, by, `sent back to ${editor.email}`, note);
    return true;
  });
  const lines = [`${by.name} has not published your changes, and writes:`, ...typedNote(note)];
  if (isEnded) await notifyEditor(services, editor, 'your changes came back', lines, '/changes');
  return isEnded;
}
