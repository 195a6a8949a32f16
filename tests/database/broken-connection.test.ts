import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '../../server/platform/log.ts';
import { createJobQueue } from '../../server/platform/queue/job-queue.ts';
import { asRole, freshDatabase } from '../support/fresh-database.ts';

test('a connection that the database ends during a transaction fails that transaction and nothing else', async () => {
  const urls = await freshDatabase();
  const pool = new Pool({ connectionString: urls.site_web, max: 2 });
  pool.on('error', () => {});
  const queue = createJobQueue(pool, createLog('silent', 'test'));
  onTestFinished(async () => {
    await queue.close();
    await pool.end();
  });
  const uncaught: unknown[] = [];
  const record = (error: unknown) => void uncaught.push(error);
  process.on('uncaughtException', record);
  onTestFinished(() => void process.off('uncaughtException', record));

  const transaction = queue.transaction(async (client) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    await asRole(urls.admin, (admin) => admin.query('select pg_terminate_backend($1)', [rows[0]?.pid]));
    await sleep(300);
    await client.query('select 1');
  });
  await expect(transaction).rejects.toThrow();
  expect(uncaught).toEqual([]);
  expect(await queue.transaction(async (client) => (await client.query('select 1 as one')).rows)).toEqual([{ one: 1 }]);
});
