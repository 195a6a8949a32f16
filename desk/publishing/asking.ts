import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { composeMail } from '../../server/platform/mail/compose-mail.ts';
import { type Member, mayPublish } from '../members/members.ts';
import type { DeskServices } from '../services.ts';

/** An editor who asks somebody to publish. */
export type Asked = { id: string; name: string; note: string; at: Date };

export async function listAsked(pool: Pool): Promise<Asked[]> {
  const { rows } = await pool.query<Asked>(
    'select m.id, m.name, note, asked_at as at from desk_asked join desk_members m on m.id = member_id order by asked_at',
  );
  return rows;
}

export const ask = (client: PoolClient, { id }: Member, note: string) =>
  client.query(
    `insert into desk_asked (member_id, note) values ($1, $2)
     on conflict (member_id) do update set note = excluded.note, asked_at = now()`,
    [id, note],
  );

/** Returns false if the editor no longer asks. */
export const endAsking = async (client: PoolClient, memberId: string): Promise<boolean> =>
  (await client.query('delete from desk_asked where member_id = $1', [memberId])).rowCount === 1;

type Services = Pick<DeskServices, 'content' | 'deskUrl' | 'log' | 'mailer' | 'members'>;

/** Tells a member what another one did. A mail that fails is logged: Today says the same. */
async function tell({ content, deskUrl, log, mailer }: Services, to: Member, subject: string, lines: string[], path: string) {
  const { name } = content.organisation;
  const address = `${deskUrl}${path}`;
  const blocks = [`Hello ${to.name},`, ...lines.filter(Boolean), { lines: ['See it in the desk:', { text: address, address }] }];
  const mail = composeMail(content.brand, `${name}: ${subject}`, blocks);
  await mailer
    .send({ ...mail, to: to.email, messageId: `<desk-asked-${randomUUID()}@${new URL(deskUrl).hostname}>` })
    .catch((error: unknown) => log.error({ err: error }, 'Failed to mail about changes to publish'));
}

export async function mailAsked(services: Services, editor: Member, note: string): Promise<void> {
  const publishers = (await services.members.list()).filter(mayPublish);
  const subject = `${editor.name} asks you to publish`;
  const lines = [`${editor.name} has prepared changes and asks somebody to publish them.`, note];
  for (const publisher of publishers) await tell(services, publisher, subject, lines, `/asked/${editor.id}`);
}

export const mailPublished = (services: Services, editor: Member, by: Member) =>
  tell(services, editor, 'your changes are published', [`${by.name} has published the changes that you prepared.`], '/history');

export const mailSentBack = (services: Services, editor: Member, by: Member, note: string) =>
  tell(services, editor, 'your changes came back', [`${by.name} has not published your changes, and writes:`, note], '/changes');
