import { z } from 'zod';
import { londonTime } from '../../domain/london-time.ts';
import { composeMail, type MailServices } from '../platform/mail/compose-mail.ts';
import { type Job, retriesForADay } from '../platform/queue/job.ts';
import type { Services } from '../services.ts';
import { contactName } from './contact-changes.ts';

const payload = z.object({ contactChangeId: z.int() });

type Changed = { id: number; contact: string; oldEmail: string; newEmail: string | null; author: string; publishedAt: Date };

export function contactChangedMail(changed: Changed, services: MailServices) {
  const { config, content } = services;
  const contact = contactName(changed.contact);
  const envelope = {
    id: `contact-change-${changed.id}`,
    to: changed.oldEmail,
    subject: `${content.organisation.name}: the address for ${contact} has changed`,
  };
  return composeMail(services, envelope, [
    `Email for '${contact}' from ${config.baseUrl} no longer comes to ${changed.oldEmail}. It goes to ${changed.newEmail ?? 'no one'}.`,
    `${changed.author} published this on ${londonTime(changed.publishedAt, 'long')}.`,
    "If this is not right, tell an owner of the desk at once. The page 'History' can undo it.",
  ]);
}

/** Queues an email for each contact address that changed. Runs each minute: the desk, which publishes, cannot send jobs. */
export const findContactChanges: Job<Services> = {
  name: 'find-contact-changes',
  queue: { ...retriesForADay, policy: 'short' },
  schedule: { cron: '* * * * *', options: { missed: 'once' } },
  async run({ queue }) {
    await queue.transaction(async (client, send) => {
      const { rows } = await client.query<{ id: number }>(
        'update contact_changes set queued_at = now() where queued_at is null returning id::int',
      );
      for (const { id } of rows) await send(mailContactChanged.name, { contactChangeId: id });
    });
  },
};

/** Tells the old address that a contact address has changed. */
export const mailContactChanged: Job<Services> = {
  name: 'mail-contact-changed',
  queue: retriesForADay,
  async run(services, data) {
    const { log, mailer, pool } = services;
    const { contactChangeId } = payload.parse(data);
    const { rows } = await pool.query<Changed>(
      `select c.id::int, contact, old_email as "oldEmail", new_email as "newEmail", v.author, p.published_at as "publishedAt"
       from contact_changes c join content_publications p on p.id = c.publication_id join content_versions v on v.id = p.version_id
       where c.id = $1`,
      [contactChangeId],
    );
    const [changed] = rows;
    if (!changed) return;
    await mailer.send(contactChangedMail(changed, services));
    log.info({ contactChangeId }, 'Notified the old address that a contact address has changed');
  },
};
