import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Pool } from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { migrate } from '../../server/migrate.ts';
import { createReadiness } from '../../server/platform/db/readiness.ts';
import { asRole, freshDatabase } from '../support/fresh-database.ts';

const run = promisify(execFile);

test('migrating twice changes nothing the second time', async () => {
  const urls = await freshDatabase();
  const messages: string[] = [];
  await migrate(urls.site_owner, (message) => messages.push(message));
  expect(messages).toEqual([]);
});

test('no command that somebody else left for pg-boss runs as the owner', async () => {
  const urls = await freshDatabase();
  await asRole(urls.site_owner, (owner) =>
    owner.query(
      `insert into pgboss.bam (name, version, status, table_name, command)
       values ('x', 1, 'pending', 'job_common', 'create table public.planted ()');
       update pgboss.version set bam_on = null`,
    ),
  );
  await migrate(urls.site_owner, () => {});
  const { rows } = await asRole(urls.site_owner, (owner) => owner.query("select to_regclass('public.planted') as planted"));
  expect(rows).toEqual([{ planted: null }]);
});

test('only a migrated database is ready, and the reason otherwise names no host or role', async () => {
  const readiness = (connectionString: string) => {
    const pool = new Pool({ connectionString, connectionTimeoutMillis: 1_000 });
    onTestFinished(() => pool.end());
    return createReadiness(pool)();
  };
  const notReady = { ready: false, reason: 'Database unreachable' };
  expect(await readiness((await freshDatabase()).site_web)).toEqual({ ready: true });
  expect(await readiness((await freshDatabase({ migrated: false })).site_web)).toEqual(notReady);
  expect(await readiness('postgresql://nobody:x@127.0.0.1:1/none')).toEqual(notReady);
  const older = await freshDatabase();
  await asRole(older.site_owner, (owner) =>
    owner.query('delete from pgmigrations where id = (select max(id) from pgmigrations)'),
  );
  expect(await readiness(older.site_web)).toMatchObject({
    ready: false,
    reason: expect.stringMatching(/^migrations pending: \S+$/),
  });
});

// Needs pg_dump of the server's version. The embedded server has none; .ci/run provides both.
const hasMatchingDump = Boolean(process.env['DATABASE_URL']);

test.runIf(hasMatchingDump)('the committed schema matches the migrations', async () => {
  // Rejects if the command fails.
  await run(process.execPath, ['scripts/db-dump.ts', '--check'], {
    env: { ...process.env, DATABASE_URL: inject('adminUrl') },
  });
});
