import { PgBoss } from 'pg-boss';
import { jobs } from './jobs.ts';

export const deadLetterQueue = 'dead-letters';

/** Creates or updates the queues as the owner, so that neither web nor worker needs the right to change tables. */
export async function installQueues(ownerUrl: string): Promise<void> {
  const boss = new PgBoss({ connectionString: ownerUrl, max: 2, supervise: false, schedule: false, migrate: true });
  // Its own failures surface as rejections below; an unheard 'error' event would end the process instead.
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
