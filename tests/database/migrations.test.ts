import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Pool } from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { migrate } from '../../server/migrate.ts';
import { createReadiness } from '../../server/platform/db/readiness.ts';
import { freshDatabase } from '../support/fresh-database.ts';

const run = promisify(execFile);

function withExtraMigration(sql: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync('server/platform/db/migrations', folder, { recursive: true });
  writeFileSync(join(folder, '9999_extra.sql'), `-- Up Migration\n${sql}\n`);
  return folder;
}

const checkDump = (...options: string[]) =>
  run(process.execPath, ['scripts/db-dump.ts', '--check', ...options], {
    env: { ...process.env, DATABASE_URL: inject('adminUrl') },
  }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    (error: { code: number; stdout: string; stderr: string }) => ({ code: error.code, output: error.stdout + error.stderr }),
  );

test('migrating twice changes nothing the second time', async () => {
  const urls = await freshDatabase();
  const messages: string[] = [];
  await migrate(urls.site_owner, (message) => messages.push(message));
  expect(messages).toEqual([]);
});

test('a database without migrations is not ready, and the reason names no host or role', async () => {
  const urls = await freshDatabase({ migrated: false });
  const pool = new Pool({ connectionString: urls.site_web });
  onTestFinished(() => pool.end());
  expect(await createReadiness(pool)()).toEqual({ ready: false, reason: 'Database unreachable' });
});

test('a migrated database is ready', async () => {
  const urls = await freshDatabase();
  const pool = new Pool({ connectionString: urls.site_web });
  onTestFinished(() => pool.end());
  expect(await createReadiness(pool)()).toEqual({ ready: true });
});

test('an unreachable database is not ready', async () => {
  const pool = new Pool({ connectionString: 'postgresql://nobody:x@127.0.0.1:1/none', connectionTimeoutMillis: 1_000 });
  onTestFinished(() => pool.end());
  expect(await createReadiness(pool)()).toMatchObject({ ready: false });
});

// Needs pg_dump of the server's version. The embedded server has none; .ci/run provides both.
const hasMatchingDump = Boolean(process.env['DATABASE_URL']);

test.runIf(hasMatchingDump)('the committed schema matches the migrations', async () => {
  expect(await checkDump()).toMatchObject({ code: 0 });
});

test.runIf(hasMatchingDump)('a changed column without a new dump fails the check', async () => {
  const folder = withExtraMigration('alter table blog_posts alter column title type varchar(150);');
  const { code, output } = await checkDump('--migrations', folder);
  expect(code).toBe(1);
  expect(output).toContain('npm run db:dump');
});
