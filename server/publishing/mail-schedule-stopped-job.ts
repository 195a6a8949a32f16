import { z } from 'zod';
import type { SiteContent } from '../../content/schema/site.ts';
import { londonTime } from '../../domain/london-time.ts';
import { composeMail } from '../platform/mail/compose-mail.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import { heartbeat, type Job, retriesForADay } from '../platform/queue/job.ts';
import type { Services } from '../services.ts';
import { mailScheduleStoppedQueue } from './queue-names.ts';

const payload = z.object({ scheduleId: z.int() });

type Stopped = { id: number; author: string; email: string | null; message: string; dueAt: Date; reason: string };

export function scheduleStoppedMail(
  stopped: Stopped,
  { brand, organisation }: Pick<SiteContent, 'brand' | 'organisation'>,
  base: string,
): Mail {
  const due = londonTime(stopped.dueAt, 'long');
  return {
    ...composeMail(brand, `${organisation.name}: scheduled change not published`, [
      `The change '${stopped.message}' by ${stopped.author} was due on ${due}. It was not published, and the site at ${base} is unchanged.`,
      { facts: [{ label: 'Reason', value: stopped.reason }] },
      "On the desk, the page 'History' gives it back to you as a draft. Without the desk, make the change again from the content that is live now.",
    ]),
    to: stopped.email ?? organisation.contacts.operations.email,
    messageId: `<content-schedule-${stopped.id}@${new URL(base).hostname}>`,
  };
}

/** Mails the author of a scheduled publication that was stopped. */
export const mailScheduleStopped: Job<Services> = {
  name: mailScheduleStoppedQueue,
  queue: { ...heartbeat, ...retriesForADay },
  async run({ config, content, log, mailer, pool }, data) {
    const { scheduleId } = payload.parse(data);
    const { rows } = await pool.query<Stopped>(
      `select id::int, author, email, message, due_at as "dueAt", stopped_reason as reason from content_schedules where id = $1`,
      [scheduleId],
    );
    const [stopped] = rows;
    if (!stopped) return;
    await mailer.send(scheduleStoppedMail(stopped, content, config.baseUrl));
    log.info({ scheduleId }, 'Mailed the author of a stopped publication');
  },
};
