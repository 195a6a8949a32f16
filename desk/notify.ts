import { randomUUID } from 'node:crypto';
import { composeMail, type MailBlock } from '../server/platform/mail/compose-mail.ts';
import type { Member } from './access/member.ts';
import type { DeskServices } from './services.ts';

/** Notifies a member of what another one did. A mail that fails is logged: Today says the same. */
export async function notify(
  { content, deskUrl, log, mailer }: DeskServices,
  to: Member,
  subject: string,
  lines: MailBlock[],
  path: string,
) {
  const { name } = content.organisation;
  const address = `${deskUrl}${path}`;
  const blocks = [
    `Hello ${to.name},`,
    ...lines.filter(Boolean),
    { link: 'See it at the desk', address, isButton: true } as const,
  ];
  const envelope = { id: `desk-asked-${randomUUID()}`, to: to.email, subject: `${name}: ${subject}` };
  await mailer
    .send(composeMail({ config: { baseUrl: deskUrl }, content }, envelope, blocks))
    .catch((error: unknown) => log.error({ err: error }, 'Failed to mail about changes to publish'));
}
