import { PgBoss } from 'pg-boss';
import { jobs } from './jobs.ts';

export const deadLetterQueue = 'dead-letters';

/** Creates or updates the queues as the owner, so that neither web nor worker needs permission to change tables. */
export async function installQueues(ownerUrl: string): Promise<void> {
  const boss = new PgBoss({ connectionString: ownerUrl, max: 2, supervise: false, schedule: false, migrate: true });
  // Failures reject the calls below. An 'error' event without a listener would end the process.
  boss.on('error', () => {});
  await boss.start();
  try {
    if (!(await boss.getQueue(deadLetterQueue))) await boss.createQueue(deadLetterQueue);
    for (const { name, queue } of jobs) {
      const { policy, ...changeable } = queue;
      if (await boss.getQueue(name)) await boss.updateQueue(name, { ...changeable, deadLetter: deadLetterQueue });
      else await boss.createQueue(name, { ...queue, deadLetter: deadLetterQueue });
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}
