import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../local/free-port.ts';
import { liveVersionId, readVersion } from '../../server/publishing/content-versions.ts';
import { schedulePublication } from '../../server/publishing/schedules.ts';
import { editors } from '../support/desk-editors.ts';
import { deskUrl } from '../support/desk-world.ts';
import { asRole } from '../support/fresh-database.ts';

const organisationFile = 'organisation.yaml';

/** The next release: a copy of this one whose organisation needs a motto. `upgrade` lets it add one to what is stored. */
function nextRelease() {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of [
    'app',
    'content',
    'content-model',
    'desk',
    'domain',
    'drawings',
    'scripts',
    'server',
    'package.json',
    'vite.config.ts',
    'vite-plugins',
  ])
    cpSync(name, join(folder, name), { recursive: true });
  mkdirSync(join(folder, 'build/desk'), { recursive: true });
  for (const name of ['node_modules', 'build/client', 'build/server']) symlinkSync(resolve(name), join(folder, name));
  const edit = (file: string, from: string, to: string) => {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(folder, file), text.replace(from, to));
  };
  edit('content-model/schema/organisation.ts', '  shortName:', '  motto: text,\n  shortName:');
  const upgrade = () => {
    edit('content-model/upgrades.ts', "remove(file, 'lastUpdated')", "add(file, { motto: 'Open wide' })");
    execFileSync(resolve('node_modules/.bin/vite'), ['build', '--app', '--mode', 'desk'], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: 'pipe',
    });
  };
  return { folder, upgrade };
}

/** Not fetch(), which sends its own Host header. */
async function visit(port: number, path: string, { form, headers = {} }: { headers?: Record<string, string>; form?: string }) {
  const sent = request({ port, path, method: form ? 'POST' : 'GET', headers: { Host: 'localhost:3000', ...headers } });
  const [response] = await once(sent.end(form), 'response').catch(() => []);
  return { status: response?.statusCode, text: String(Buffer.concat((await response?.toArray()) ?? [])) };
}

const daysAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const patiently = { timeout: 60_000, interval: 100 };

test('a release that needs more is refused or upgrades what is stored, and can be left again', async () => {
  const old = await editors();
  const { headers, open, pool, publishAll, save, urls } = old;

  async function edit(who: 'ada' | 'bob', file: string, change: object) {
    const opened = await open(who, file);
    await save(who, opened, { ...opened.value, ...change }, file);
  }
  // Published: a tagline and then a description. For later: another description. Drafts: a name, and an unfinished one.
  for (const change of [{ tagline: 'Published tagline' }, { description: 'Published description' }]) {
    await edit('ada', organisationFile, change);
    expect((await publishAll('ada')).status).toBe(303);
    await old.updateContent();
  }
  await edit('ada', organisationFile, { careModel: 'Scheduled care' });
  expect((await publishAll('ada', { when: 'later', dueAt: `${daysAhead(30)}T12:00` })).status).toBe(303);
  await edit('ada', organisationFile, { establishedText: 'drafted years' });
  await edit('bob', 'pages/not-found.yaml', { heading: '' });
  const parentId = (await liveVersionId(pool)) ?? 0;
  const unknown = new Map(await readVersion(pool, parentId)).set('unknown.yaml', Buffer.from('a: 1'));
  const later = { parentId, dueAt: new Date(daysAhead(60)), author: 'Cyd', byOwner: true, email: undefined, message: 'Unknown' };
  expect(await schedulePublication(pool, unknown, later)).toMatchObject({ status: 'scheduled' });

  const run = promisify(execFile);
  const inRelease = (cwd: string, ...command: string[]) =>
    run(process.execPath, command, { cwd, env: { ...process.env, DATABASE_URL: urls.site_owner } }).then(
      ({ stdout }) => ({ refused: false, output: stdout }),
      ({ stdout, stderr }) => ({ refused: true, output: stdout + stderr }),
    );
  const known = join(tmpdir(), `known-${process.pid}`);
  onTestFinished(() => rmSync(known, { force: true }));
  const before = await inRelease('.', 'scripts/content-stored.ts');
  const unfit = /^Draft of Bob: pages\/not-found\.yaml:\d+:\d+ .*\nScheduled by Cyd for .*: unknown\.yaml:1:1 .*\n$/;
  expect(before).toEqual({ refused: true, output: expect.stringMatching(unfit) });
  writeFileSync(known, before.output);
  const loads = (release: string) => inRelease(release, 'scripts/content-stored.ts', '--known', known);
  const stored = () =>
    asRole(urls.site_owner, async (owner) => {
      const { rows } = await owner.query(
        `select path, encode(hash, 'hex') as hash from content_version_files union all select path, encode(hash, 'hex') from desk_drafts
         order by path, hash`,
      );
      return rows;
    });

  const liveText = async () =>
    new TextDecoder().decode((await readVersion(pool, (await liveVersionId(pool)) ?? 0)).get(organisationFile));

  async function start(release: string, name: 'web' | 'desk') {
    const port = await freePort();
    const child = spawn(process.execPath, [name === 'web' ? 'server/main.ts' : 'desk/main.ts'], {
      cwd: release,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        SECRET: old.config.secret,
        DATABASE_URL: name === 'web' ? urls.site_web : urls.site_desk,
        ANON_DATABASE_URL: urls.site_anon,
        SITE_URL: 'http://localhost:3000',
        DESK_URL: deskUrl,
        SMTP_URL: 'smtp://127.0.0.1:1',
        MAIL_FROM: 'Site <site@group.example>',
        STATE_FOLDER: join(release, 'state'),
        LOG_LEVEL: 'silent',
      },
      stdio: 'ignore',
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    return (path: string, sent: { headers?: Record<string, string>; form?: string } = {}) => visit(port, path, sent);
  }

  const stays = await stored();
  const { folder: next, upgrade } = nextRelease();
  const place = /^Published: organisation\.yaml:\d+:1 motto: expected text; found nothing\n$/;
  expect(await loads(next)).toEqual({ refused: true, output: expect.stringMatching(place) });
  const refusing = await start(next, 'web');
  await expect.poll(() => refusing('/readyz'), patiently).toMatchObject({ status: 503, text: expect.stringContaining('motto') });
  expect(await refusing('/')).toMatchObject({ status: 503, text: expect.not.stringContaining('<html') });
  expect(await stored()).toEqual(stays);

  upgrade();
  expect(await loads(next)).toEqual({ refused: false, output: '' });
  const web = await start(next, 'web');
  const desk = await start(next, 'desk');
  await expect.poll(() => web('/readyz'), patiently).toMatchObject({ status: 200 });
  expect((await web('/')).text).toContain('Published description');
  await expect.poll(() => desk('/healthz'), patiently).toMatchObject({ status: 200 });
  const signedIn = { headers: { ...headers('ada'), 'Content-Type': 'application/x-www-form-urlencoded' } };
  const form = (await desk(`/edit/${organisationFile}`, signedIn)).text;
  expect(form).toContain('drafted years');
  expect(form).toContain('Open wide');
  // Nothing was saved yet, so the release before still loads everything as it was.
  expect(await stored()).toEqual(stays);
  expect(await loads('.')).toEqual({ refused: false, output: '' });

  // The draft, the publication for later and undo work in the new release.
  const [, tick = ''] = /name="(change [^"]+)"/.exec((await desk('/changes', signedIn)).text) ?? [];
  expect(await desk('/publish', { ...signedIn, form: `when=now&${encodeURIComponent(tick)}=true` })).toMatchObject({
    status: 303,
  });
  expect(await liveText()).toContain('drafted years');
  const runDue = `
    import { Pool } from 'pg';
    import { inTransaction } from './server/platform/db/in-transaction.ts';
    import { lockDueSchedule, runSchedule } from './server/publishing/schedules.ts';
    const pool = new Pool({ connectionString: process.env.DATABASE_URL });
    const due = new Date('${daysAhead(31)}');
    console.log(await inTransaction(pool, async (client) => runSchedule(client, await lockDueSchedule(client, due), '${daysAhead(31)}')));
    await pool.end();`;
  expect(await inRelease(next, '--input-type=module', '--eval', runDue)).toMatchObject({
    output: expect.stringContaining('published'),
  });
  const [{ id: ofTagline } = { id: 0 }] = (await old.history()).filter(({ message }) => message.includes('tagline'));
  expect(await inRelease(next, 'scripts/content-undo.ts', String(ofTagline))).toMatchObject({ refused: false });
  const text = await liveText();
  for (const kept of ['drafted years', 'Scheduled care', 'Published description']) expect(text).toContain(kept);
  expect(text).not.toContain('Published tagline');

  // Once a file was saved with the motto, the release before is refused.
  expect(await loads('.')).toEqual({
    refused: true,
    output: expect.stringMatching(/Published: organisation\.yaml:\d+:1 .*found motto/),
  });
});
