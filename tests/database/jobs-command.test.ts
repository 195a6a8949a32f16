import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { asRole, freshDatabase } from '../support/fresh-database.ts';

const run = promisify(execFile);

/** Runs the command as an operator does, with the worker's database URL. */
async function jobs(databaseUrl: string, ...options: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['scripts/jobs.ts', ...options], {
    env: { ...process.env, DATABASE_URL: databaseUrl, NO_COLOR: '1' },
  });
  return stdout;
}

/** The cells of a queue's line: name, waiting, oldest, next, given up. */
const lineOf = (output: string, queue: string) =>
  output
    .split('\n')
    .find((line) => line.includes(`'${queue}'`))
    ?.split('│')
    .map((cell) => cell.trim());

test('lists jobs waiting for a retry with their error, and retries them at once with --now', async () => {
  const urls = await freshDatabase();
  const rows = (text: string) => asRole(urls.site_worker, async (client) => (await client.query(text)).rows);
  await rows(`insert into pgboss.job (name, state, created_on, start_after, output) values
    ('mail-testimonial', 'retry', now() - interval '3 hours', now() + interval '2 hours', '{"message": "Failed to send email: ESOCKET CONN"}')`);
  const output = await jobs(urls.site_worker);
  expect(lineOf(output, 'mail-testimonial')?.[3]).toBe('1');
  expect(output).toContain('mail-testimonial: Failed to send email: ESOCKET CONN');
  expect(lineOf(output, 'content-report')?.[3]).toBe('0');
  expect(await jobs(urls.site_worker, '--now')).toContain('Retrying 1 waiting jobs now.');
  expect(await rows("select from pgboss.job where state = 'retry' and start_after <= now()")).toHaveLength(1);
});

test('lists failed jobs, and retries or deletes them', async () => {
  const urls = await freshDatabase();
  const rows = (text: string) => asRole(urls.site_worker, async (client) => (await client.query(text)).rows);
  const giveUp = () =>
    rows(`insert into pgboss.job (name, data, source_name, source_id, source_created_on, source_output) values
      ('dead-letters', '{"attemptId": "x"}', 'mail-article-skipped', gen_random_uuid(), now(), '{"message": "refused 550"}')`);
  await giveUp();
  const output = await jobs(urls.site_worker);
  expect(lineOf(output, 'mail-article-skipped')?.[6]).toBe('1');
  expect(output).toContain('mail-article-skipped: refused 550');
  const retried = await jobs(urls.site_worker, '--retry');
  expect(retried).toContain('Retrying 1 jobs that were given up.');
  expect(lineOf(retried, 'mail-article-skipped')?.[6]).toBe('0');
  expect(await rows("select data from pgboss.job where name = 'mail-article-skipped' and state = 'created'")).toEqual([
    { data: { attemptId: 'x' } },
  ]);
  await giveUp();
  expect(await jobs(urls.site_worker, '--forget')).toContain('Deleted 1 jobs that were given up.');
  expect(await rows("select from pgboss.job where name = 'dead-letters'")).toEqual([]);
});

test('reports a database that refuses connections', async () => {
  await expect(jobs('postgresql://site_worker@127.0.0.1:1/nothing')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Failed to read the queue: .*ECONNREFUSED/),
  });
});

test('every SQL statement in the runbooks is valid', async () => {
  const urls = await freshDatabase();
  const statements = readdirSync('ops/runbooks').flatMap((file) =>
    [...readFileSync(`ops/runbooks/${file}`, 'utf8').matchAll(/psql (?:--[\w-]+ )*-c "([^"]+)"/g)].map(([, text = '']) => text),
  );
  expect(statements.length).toBeGreaterThanOrEqual(4);
  await asRole(urls.site_owner, async (owner) => {
    for (const statement of statements) await owner.query(statement);
  });
});
