import type { Pool, PoolClient } from 'pg';
import { PgBoss } from 'pg-boss';
import type { Log } from '../log.ts';

export type JobQueue = {
  /** Does the work and enqueues its job in one transaction: both are there afterwards, or neither. */
  within<T>(work: (client: PoolClient, send: SendJob) => Promise<T>): Promise<T>;
  send: SendJob;
  close(): Promise<void>;
};

/** Payloads hold ids and public addresses: a queue is no place for a patient's words. */
type SendJob = (name: string, payload: object, options?: { singletonKey?: string }) => Promise<void>;

/** The sending side of the queue, over the connections of the pool it is given. Tables are installed by db:migrate. */
export function createJobQueue(pool: Pool, log: Log): JobQueue {
  const over = (client: Pick<Pool, 'query'>) => ({
    executeSql: (text: string, values?: unknown[]) => client.query(text, values),
  });
  const boss = new PgBoss({ db: over(pool), supervise: false, schedule: false, migrate: false, createSchema: false });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  // Started by the first job and not with the process: pages are served while the database is away.
  const sendOver =
    (client: Pick<Pool, 'query'>): SendJob =>
    async (name, payload, options) => {
      await boss.start();
      await boss.send(name, payload, { ...options, db: over(client) });
    };
  return {
    send: sendOver(pool),
    async within(work) {
      // Before a connection is taken: it reads the queues over a second one, and a pool can be down to its last.
      await boss.start();
      const client = await pool.connect();
      // The pool hears only of connections that nobody holds: unheard, a database that stops between two queries of this one
      // would end the process.
      const broke = (error: Error) => log.warn({ err: error }, 'the database connection of a transaction broke');
      client.on('error', broke);
      const giveBack = (broken: boolean) => {
        // One that is thrown away may still complain.
        if (!broken) client.off('error', broke);
        client.release(broken);
      };
      try {
        await client.query('begin');
        const result = await work(client, sendOver(client));
        await client.query('commit');
        giveBack(false);
        return result;
      } catch (error) {
        // A connection that cannot even roll back is thrown away.
        const broken = await client.query('rollback').then(
          () => false,
          () => true,
        );
        giveBack(broken);
        throw error;
      }
    },
    close: () => boss.stop({ graceful: false }),
  };
}
