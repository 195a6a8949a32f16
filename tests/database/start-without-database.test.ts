import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { readContentBytes } from '../../content-model/content-file.ts';
import { freePort } from '../../local/free-port.ts';
import { prepareLocalDatabase, type RoleUrls } from '../../local/local-database.ts';
import { startLocalPostgres } from '../../local/local-postgres.ts';
import { migrate } from '../../server/migrate.ts';
import { liveVersionId } from '../../server/publishing/content-versions.ts';
import { publish } from '../../server/publishing/publish.ts';
import { asRole, freshDatabase } from '../support/fresh-database.ts';

const files = { worker: 'server/worker.ts', desk: 'desk/main.ts', web: 'server/main.ts' };
type Name = keyof typeof files;
const names = ['worker', 'desk'] as const;
const roles = { worker: 'site_worker', desk: 'site_desk' } as const;

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'start-'));
  // If root starts PostgreSQL, it runs as another user, who needs access.
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function start(name: Name, databaseUrl: string, { mode = 'production', anonymous = '' } = {}) {
  const port = await freePort();
  const child = spawn(process.execPath, [files[name]], {
    env: {
      ...process.env,
      NODE_ENV: mode,
      PORT: String(port),
      DESK_URL: `http://localhost:${port}`,
      DATABASE_URL: databaseUrl,
      ANON_DATABASE_URL: anonymous,
      STATE_FOLDER: join(temporaryFolder(), 'state'),
      SECRET: 'x'.repeat(32),
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'Site <site@group.example>',
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const exited = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  const stop = () => {
    child.kill('SIGTERM');
    return exited;
  };
  const get = async (path: string) => {
    const response = await fetch(`http://localhost:${port}${path}`).catch(() => undefined);
    return response && { status: response.status, text: await response.text() };
  };
  return { exited, get, output: () => output, tries: () => output.match(/Database unavailable/g)?.length ?? 0, stop };
}

const unreachable = 'postgresql://nobody@127.0.0.1:1/nothing';
const patiently = { timeout: 60_000, interval: 100 };

/** A migrated database whose PostgreSQL is stopped. */
async function stoppedDatabase(): Promise<{ urls: RoleUrls; startPostgres(): Promise<void> }> {
  const folder = join(temporaryFolder(), 'data');
  const postgres = await startLocalPostgres(folder, undefined);
  const urls = await prepareLocalDatabase(postgres.adminUrl, 'late');
  await migrate(urls.site_owner, () => {});
  await postgres.stop();
  const { port } = new URL(postgres.adminUrl);
  const startPostgres = async () => onTestFinished((await startLocalPostgres(folder, undefined, port)).stop);
  return { urls, startPostgres };
}

test('the worker and the desk wait for PostgreSQL, and start when it does', async () => {
  const { startPostgres, urls } = await stoppedDatabase();
  const desk = await start('desk', urls.site_desk);
  // In development the content needs no database, so the job queue is the first to wait.
  const workers = await Promise.all(['production', 'development'].map((mode) => start('worker', urls.site_worker, { mode })));
  const processes = [desk, ...workers];
  for (const { tries } of processes) await expect.poll(tries, patiently).toBeGreaterThan(1);
  await startPostgres();
  for (const { output } of workers) await expect.poll(output, patiently).toContain('Worker started');
  await expect.poll(desk.output, patiently).toContain('Web server listening');
  const { rows } = await asRole(urls.site_owner, (owner) => owner.query('select count(*)::int from content_publications'));
  expect(rows).toEqual([{ count: 1 }]);
  for (const { stop } of processes) expect(await stop()).toEqual([0, null]);
});

test.each(names)('SIGTERM ends the %s while it waits for PostgreSQL', async (name) => {
  const { output, stop, tries } = await start(name, unreachable);
  await expect.poll(tries, patiently).toBeGreaterThan(0);
  const asked = Date.now();
  expect(await stop()).toEqual([0, null]);
  expect(Date.now() - asked).toBeLessThan(5_000);
  expect(output()).toContain('SIGTERM');
});

test.each(names)('the %s exits with a sentence about the setting if waiting would not help', async (name) => {
  const urls = await freshDatabase();
  const empty = await freshDatabase({ migrated: false });
  const [own, other] = [urls[roles[name]], urls.site_anon];
  const change = (part: 'password' | 'pathname', value: string) => Object.assign(new URL(own), { [part]: value }).href;
  const faults = [
    [change('password', 'wrong'), 'PostgreSQL refuses the role or the password in DATABASE_URL'],
    [change('pathname', '/nowhere'), 'The database in DATABASE_URL does not exist'],
    [empty[roles[name]], 'The database in DATABASE_URL is not migrated'],
    [other, 'The role in DATABASE_URL lacks a right'],
  ] as const;
  // Both processes read the setting with the same code, so the desk tries one fault.
  for (const [wrong, sentence] of name === 'desk' ? faults.slice(0, 1) : faults) {
    const { exited, output } = await start(name, wrong);
    expect(await exited, sentence).toEqual([1, null]);
    expect(output()).toContain(sentence);
    expect(output()).not.toMatch(/\n {4}at /);
  }
});

test('the web process exits with the name of the setting without a connection for anonymous reads', async () => {
  const { exited, output } = await start('web', (await freshDatabase()).site_web);
  expect(await exited).toEqual([1, null]);
  expect(output()).toContain('ANON_DATABASE_URL is not set');
});

test('no process starts with what is published while it does not fit this release', async () => {
  const urls = await freshDatabase();
  const publisher = new Pool({ connectionString: urls.site_worker });
  onTestFinished(() => publisher.end());
  const real = readContentBytes('content');
  const publishNext = async (content: typeof real) =>
    publish(publisher, content, { author: 'Ada', message: 'Change', parentId: await liveVersionId(publisher) });
  await publishNext(new Map(real).set('unknown.yaml', Buffer.from('a: 1')));
  const web = await start('web', urls.site_web, { anonymous: urls.site_anon });
  const desk = await start('desk', urls.site_desk);
  const worker = await start('worker', urls.site_worker);
  const reason = 'Version 1 of the content does not fit this release: unknown.yaml:1:1';
  for (const { get } of [web, desk]) {
    await expect.poll(() => get('/readyz'), patiently).toMatchObject({ status: 503, text: expect.stringContaining(reason) });
    expect(await get('/')).toEqual({ status: 503, text: 'Not ready. Please try again in a minute.' });
    expect(await get('/healthz')).toMatchObject({ status: 200 });
  }
  await expect.poll(worker.output, patiently).toContain(reason);
  expect(worker.output()).not.toContain('Worker started');
  await publishNext(real);
  for (const { get } of [web, desk]) await expect.poll(() => get('/readyz'), patiently).toMatchObject({ status: 200 });
  await expect.poll(worker.output, patiently).toContain('Worker started');
  for (const { stop } of [web, desk, worker]) expect(await stop()).toEqual([0, null]);
});
