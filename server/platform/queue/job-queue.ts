import type { Pool, PoolClient } from 'pg';
import { PgBoss } from 'pg-boss';
import { inTransaction } from '../db/in-transaction.ts';
import type { Log } from '../log.ts';

export type JobQueue = {
  /** Runs the work and enqueues its jobs in one transaction. */
  transaction<T>(work: (client: PoolClient, send: SendJob) => Promise<T>): Promise<T>;
  send: SendJob;
  close(): Promise<void>;
};

/** Payloads hold only ids and public URLs, never a patient's words. */
type SendJob = (name: string, payload: object, options?: { singletonKey?: string }) => Promise<void>;

/** The sending side of the queue. db:migrate installs its tables. */
export function createJobQueue(pool: Pool, log: Log): JobQueue {
  const bossDb = (client: Pick<Pool, 'query'>) => ({
    executeSql: (text: string, values?: unknown[]) => client.query(text, values),
  });
  const boss = new PgBoss({ db: bossDb(pool), supervise: false, schedule: false, migrate: false, createSchema: false });
  boss.on('error', (error) => log.error({ err: error }, 'Job queue error'));
  // Starts with the first job, not with the process: pages are served while the database is unavailable.
  const sendWith =
    (client: Pick<Pool, 'query'>): SendJob =>
    async (name, payload, options) => {
      await boss.start();
      await boss.send(name, payload, { ...options, db: bossDb(client) });
    };
  return {
    send: sendWith(pool),
    async transaction(work) {
      // Before the transaction: start() needs a connection too, and the pool may have only one left.
      await boss.start();
      return inTransaction(pool, (client) => work(client, sendWith(client)));
    },
    close: () => boss.stop({ graceful: false }),
  };
}
