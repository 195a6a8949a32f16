import { PgBoss } from 'pg-boss';
import { jobs } from './jobs.ts';

export const deadLetterQueue = 'dead-letters';

/** The heartbeat detects a killed worker. Without it, its job would time out after 15 minutes. */
const shared = { heartbeatSeconds: 30, notify: true, deadLetter: deadLetterQueue };

/** Creates or updates the queues as the owner, so that neither web nor worker needs permission to change tables. */
export async function installQueues(ownerUrl: string): Promise<void> {
  const boss = new PgBoss({ connectionString: ownerUrl, max: 2, supervise: false, schedule: false, migrate: true });
  // Failures reject the calls below. An 'error' event without a listener would end the process.
  boss.on('error', () => {});
  await boss.start();
  try {
    if (!(await boss.getQueue(deadLetterQueue))) await boss.createQueue(deadLetterQueue);
    for (const { name, queue } of jobs) {
      // The policy of an existing queue cannot change.
      const { policy, ...changeable } = queue;
      if (await boss.getQueue(name)) await boss.updateQueue(name, { ...shared, ...changeable });
      else await boss.createQueue(name, { ...shared, ...queue });
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}
