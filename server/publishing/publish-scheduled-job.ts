import { londonParts } from '../../domain/london-time.ts';
import { heartbeat, type Job, retriesForADay } from '../platform/queue/job.ts';
import type { Services } from '../services.ts';
import { mailScheduleStoppedQueue } from './queue-names.ts';
import { lockDueSchedule, runSchedule } from './schedules.ts';

/** Publishes content at its set time. Runs each minute; schedules that came due while no worker ran are published then. */
export const publishScheduled: Job<Services> = {
  name: 'publish-scheduled-content',
  queue: { ...heartbeat, ...retriesForADay, policy: 'short' },
  schedule: { cron: '* * * * *', options: { missed: 'once' } },
  async run({ clock, log, queue }) {
    const now = clock();
    const next = () =>
      queue.transaction(async (client, send) => {
        const schedule = await lockDueSchedule(client, now);
        if (!schedule) return undefined;
        const result = await runSchedule(client, schedule, londonParts(now).date);
        if ('stopped' in result) await send(mailScheduleStoppedQueue, { scheduleId: schedule.id });
        return { scheduleId: schedule.id, ...result };
      });
    for (let done = await next(); done; done = await next()) log.info(done, 'Scheduled publication done');
  },
};
