import { DatabaseError } from 'pg';
import { z } from 'zod';
import { londonParts, londonTime } from '../../domain/london-time.ts';
import { atDesk, composeMail, type MailServices } from '../platform/mail/compose-mail.ts';
import { type Job, retriesForADay } from '../platform/queue/job.ts';
import type { Services } from '../services.ts';
import { lockDueSchedule, runSchedule, stopSchedule } from './schedules.ts';

const payload = z.object({ scheduleId: z.int() });

type Stopped = { id: number; author: string; email: string | null; message: string; dueAt: Date; reason: string };

export function scheduleStoppedMail(stopped: Stopped, services: MailServices) {
  const { config, content } = services;
  const { name, contacts } = content.organisation;
  const due = londonTime(stopped.dueAt, 'long');
  const envelope = {
    id: `content-schedule-${stopped.id}`,
    to: stopped.email ?? contacts.operations.email,
    subject: `${name}: scheduled change not published`,
  };
  return composeMail(services, envelope, [
    `The change '${stopped.message}' by ${stopped.author} was due on ${due}. It was not published, and the site at ${config.baseUrl} is unchanged.`,
    { facts: [{ label: 'Reason', value: stopped.reason }] },
    "At the desk, the page 'History' gives it back to you as a draft. Without the desk, make the change again from the content that is live now.",
    ...atDesk(config, 'Open History', '/history'),
  ]);
}

/** Mails the author of a scheduled publication that was stopped. */
export const mailScheduleStopped: Job<Services> = {
  name: 'mail-content-schedule-stopped',
  queue: retriesForADay,
  async run(services, data) {
    const { log, mailer, pool } = services;
    const { scheduleId } = payload.parse(data);
    const { rows } = await pool.query<Stopped>(
      `select id::int, author, email, message, due_at as "dueAt", stopped_reason as reason from content_schedules where id = $1`,
      [scheduleId],
    );
    const [stopped] = rows;
    if (!stopped) return;
    await mailer.send(scheduleStoppedMail(stopped, services));
    log.info({ scheduleId }, 'Mailed the author of a stopped publication');
  },
};

/** Publishes content at its set time. Runs each minute; schedules that came due while no worker ran are published then. */
export const publishScheduled: Job<Services> = {
  name: 'publish-scheduled-content',
  queue: { ...retriesForADay, policy: 'short' },
  schedule: { cron: '* * * * *', options: { missed: 'once' } },
  async run({ clock, log, queue }) {
    const now = clock();
    const next = () =>
      queue.transaction(async (client, send) => {
        const schedule = await lockDueSchedule(client, now);
        if (!schedule) return undefined;
        await client.query('savepoint publication');
        const result = await runSchedule(client, schedule, londonParts(now).date).catch(async (error) => {
          // Values that a table refuses: the next ones must not wait for them.
          if (!(error instanceof DatabaseError) || !/^2[23]/.test(error.code ?? '')) throw error;
          await client.query('rollback to savepoint publication');
          return stopSchedule(client, schedule.id, `The database refuses it: ${error.message}`);
        });
        if ('stopped' in result) await send(mailScheduleStopped.name, { scheduleId: schedule.id });
        return { scheduleId: schedule.id, ...result };
      });
    for (let done = await next(); done; done = await next()) log.info(done, 'Scheduled publication done');
  },
};
