import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Pool } from 'pg';
import { pino } from 'pino';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import type { RoleUrls } from '../../local/local-database.ts';
import { seedFirstArticles } from '../../server/articles/seed-first-articles.ts';
import { migrate } from '../../server/migrate.ts';
import { readConfig } from '../../server/platform/config.ts';
import { createServices, type Services } from '../../server/services.ts';
import { eraseOldRequests } from '../../server/testimonials/testimonial-requests.ts';
import { asRole, freshDatabase } from '../support/fresh-database.ts';
import { secret } from '../support/site-services.ts';
import { startSshServer } from '../support/ssh-server.ts';
import { filledForm } from '../support/testimonial-backend.ts';
import { seconds, writeFigures } from '../support/write-figures.ts';

// Needs pg_dump of the server's version. The embedded server has none; .ci/run provides both.
const backupTest = test.runIf(Boolean(process.env['DATABASE_URL']));

// Each command starts several processes, which are slow on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

const run = promisify(execFile);
const log = pino({ level: 'silent' });
type Ended = { code: number; output: string };

const passphrase = 'a passphrase for the backup tests';
const database = (ownerUrl: string) => {
  const { hostname, password, pathname, port, username } = new URL(ownerUrl);
  return { PGHOST: hostname, PGPORT: port, PGUSER: username, PGPASSWORD: password, PGDATABASE: pathname.slice(1) };
};

/** A backup folder, and backups and restores as the containers do them. */
function operator(ownerUrl: string, settings: Record<string, string> = {}) {
  const home = mkdtempSync(join(tmpdir(), 'backups-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const folder = join(home, 'kept');
  const command = (file: string, args: string[], env: Record<string, string> = {}): Promise<Ended> =>
    run(file, args, {
      env: {
        ...process.env,
        ...database(ownerUrl),
        DATABASE_URL: ownerUrl,
        BACKUP_FOLDER: folder,
        BACKUP_PASSPHRASE: passphrase,
        RESTIC_PASSWORD: passphrase,
        RESTIC_CACHE_DIR: join(home, 'cache'),
        TZ: 'UTC',
        ...settings,
        ...env,
      },
    }).then(
      ({ stderr, stdout }) => ({ code: 0, output: stdout + stderr }),
      (error: { code: number; stdout: string; stderr: string }) => ({ code: error.code, output: error.stdout + error.stderr }),
    );
  /** The steps of ops/restore that use containers, in one shell. Without a command, `prepare` migrates. */
  const restore = (backup: string, env?: Record<string, string>): Promise<Ended> => {
    const steps = [...readFileSync('ops/restore', 'utf8').matchAll(/^compose run --rm -T \w+ ?(.*?)(?: \|\| .*)?$/gm)]
      .map(([, step]) => step || 'node scripts/db-migrate.ts')
      .map((step) => step.replace('/ops/inside', 'ops/inside').replace(/^node/, process.execPath))
      .map((step) => step.replace('$backup', backup).replace('<erased', `<${folder}/erased`));
    return command('bash', ['-c', steps.join(' && ')], env);
  };
  const repository = join(folder, 'repository');
  const restic = (...args: string[]) => command('restic', ['--quiet', '--repo', repository, ...args]);
  return {
    home,
    folder,
    repository,
    restic,
    /** Stores a file as a backup of that time would be. */
    storeAt: (time: Date, name: string, file: string) => {
      const args = `--host site --stdin --stdin-filename site.dump --tag ${name},database --time`.split(' ');
      const shell = 'restic --quiet --repo "$0" backup "$@"';
      return command('bash', [
        '-c',
        `${shell} <'${file}'`,
        repository,
        ...args,
        time.toISOString().slice(0, 19).replace('T', ' '),
      ]);
    },
    backup: (env?: Record<string, string>) => command('ops/inside/backup', [], env),
    check: (env?: Record<string, string>) => command('ops/inside/check-backups', [], env),
    copyErasures: () => command('ops/inside/copy-erasures', []),
    restore,
    /** Their names, oldest first. */
    backups: async (from = repository): Promise<string[]> => {
      const { output } = await command('restic', ['--repo', from, 'snapshots', '--tag', 'database', '--json']);
      const snapshots: { time: string; tags: string[] }[] = JSON.parse(output);
      return snapshots.sort((one, other) => one.time.localeCompare(other.time)).map(({ tags: [name = ''] }) => name);
    },
  };
}

const openSite = (urls: RoleUrls): Services =>
  createServices(
    readConfig({
      SITE_URL: 'http://site.example',
      SECRET: secret,
      LOG_LEVEL: 'silent',
      DATABASE_URL: urls.site_web,
      ANON_DATABASE_URL: urls.site_anon,
      SUBMISSIONS_PER_ADDRESS: '100000',
      SUBMISSIONS_IN_ALL: '100000',
      SUBMISSIONS_PER_DAY: '100000',
    }),
    'web',
  );

/** Submits a request and returns its reference. */
async function submit(site: Services, idempotencyKey: string): Promise<string> {
  const form = filledForm({ firstName: 'Quillon', lastName: 'Featherstonehaugh', idempotencyKey });
  const received = await site.testimonials.receive(form, form, { address: '203.0.113.9', log });
  if (received.status !== 'stored') throw new Error(received.status);
  return received.reference;
}

const personal = /Quillon|Featherstonehaugh|patient\.example|960123|Straight/;

const stored = (urls: RoleUrls) =>
  asRole(urls.site_worker, async (client) => {
    const { rows } = await client.query<{ id: string; key: string }>(
      'select id, idempotency_key as key from testimonial_requests',
    );
    return rows;
  });

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
const bytesIn = (folder: string) => filesIn(folder).reduce((sum, file) => sum + statSync(file).size, 0);

/** Backups are named by the second. */
const nextSecond = () => sleep(1_000 - (Date.now() % 1_000));

/** Drops the database, as if the disk were lost, and creates an empty one of the same name. */
async function destroy(urls: RoleUrls): Promise<void> {
  const name = new URL(urls.site_owner).pathname.slice(1);
  await asRole(inject('adminUrl'), async (admin) => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.query(`create database ${name} owner site_owner encoding 'UTF8' template template0`);
  });
}

backupTest('a restore loses only requests stored after the backup began, even when the backup ran under load', async () => {
  const urls = await freshDatabase();
  const { backup, backups, repository, restore } = operator(urls.site_owner);
  let site = openSite(urls);
  onTestFinished(() => site.close());
  const posts = await seedFirstArticles(urls.site_worker, site.content.blogArticles);

  const overdue = randomUUID();
  await submit(site, overdue);
  await asRole(urls.site_worker, (client) =>
    client.query("update testimonial_requests set submitted_at = now() - interval '181 days' where idempotency_key = $1", [
      overdue,
    ]),
  );

  const acknowledged: { key: string; at: number }[] = [];
  let serving = true;
  const visitors = Array.from({ length: 4 }, async () => {
    while (serving) {
      const key = randomUUID();
      await submit(site, key);
      acknowledged.push({ key, at: performance.now() });
    }
  });
  const acknowledge = (more: number) => {
    const enough = acknowledged.length + more;
    return expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(enough);
  };
  await acknowledge(30);
  const backupBegan = performance.now();
  const { code, output } = await backup();
  const backupTook = performance.now() - backupBegan;
  expect([code, output]).toEqual([0, expect.stringContaining('Contains everything stored before')]);
  await acknowledge(10);
  serving = false;
  await Promise.all(visitors);

  const [name = ''] = await backups();
  const destroyed = performance.now();
  await site.close();
  await destroy(urls);
  const restored = await restore(name);
  expect(restored).toEqual({ code: 0, output: expect.stringContaining('the backup is restored') });
  expect(restored.output).toContain('and 1 past the retention period.');
  // Hashes of addresses are not kept for thirty days.
  expect(await asRole(urls.site_worker, async (worker) => (await worker.query('select from rate_limits')).rowCount)).toBe(0);
  site = openSite(urls);
  expect(await site.readiness()).toEqual({ ready: true });
  const firstAfter = randomUUID();
  await submit(site, firstAfter);
  const recoveryTook = performance.now() - destroyed;

  const back = new Set((await stored(urls)).map(({ key }) => key));
  const lost = acknowledged.filter(({ key }) => !back.has(key));
  const before = acknowledged.filter(({ at }) => at < backupBegan);
  const firstLost = Math.min(...lost.map(({ at }) => at)) - backupBegan;
  expect(before.length).toBeGreaterThan(20);
  expect(before.filter(({ key }) => !back.has(key))).toEqual([]);
  expect(lost.length).toBeGreaterThan(0);
  expect(firstLost).toBeGreaterThan(0);
  expect([back.has(overdue), back.has(firstAfter)]).toEqual([false, true]);

  // The restored data is complete: articles with their search words, a job for every request without an email, the roles' rights.
  await asRole(urls.site_owner, async (owner) => {
    const { rows } = await owner.query(
      `select (select count(*)::int from blog_posts) as posts, (select count(*)::int from post_words) as words,
         (select count(*)::int from testimonial_requests where not exists
           (select from pgboss.job where name = 'mail-testimonial' and data ->> 'requestId' = testimonial_requests.id::text)) as unmailed`,
    );
    expect(rows).toEqual([{ posts, words: posts, unmailed: 0 }]);
  });
  await expect(asRole(urls.site_web, (web) => web.query('select * from testimonial_requests'))).rejects.toThrow(
    'permission denied',
  );

  // A visitor whose request was lost can send the form again with the same key.
  for (const { key } of lost.slice(0, 5)) await submit(site, key);
  expect(await stored(urls)).toHaveLength(back.size + Math.min(5, lost.length));

  expect(output + restored.output).not.toMatch(personal);
  for (const file of filesIn(repository)) {
    expect(readFileSync(file, 'latin1')).not.toMatch(personal);
    expect(statSync(file).mode & 0o077).toBe(0);
  }
  writeFigures({
    title: 'Backup and restore',
    command: 'LONG=true npm run test:database -- backup-and-restore',
    rows: [
      ['Backup while four visitors at a time sent requests', `${seconds(backupTook)}, ${bytesIn(repository)} bytes, encrypted`],
      ['Acknowledged before the backup began and lost', `0 of ${before.length}`],
      ['Lost: acknowledged after the backup began', `${lost.length} of ${acknowledged.length - before.length}`],
      ['From the loss to the next acknowledged request, without anybody having to react', seconds(recoveryTook)],
    ],
  });
});

backupTest('a request stays erased after restores of older backups, whichever way it was erased', async () => {
  const urls = await freshDatabase();
  const { backup, backups, copyErasures, folder, restore } = operator(urls.site_owner);
  const site = openSite(urls);
  for (let sent = 0; sent < 4; sent += 1) await submit(site, randomUUID());
  expect(await backup()).toMatchObject({ code: 0 });

  await submit(site, randomUUID());
  const [byLink = '', overdue = '', bySql = '', kept = '', atDesk = ''] = (await stored(urls)).map(({ id }) => id);
  expect(await site.staff['erase-request'].carryOut(byLink)).toBeDefined();
  await site.close();
  await nextSecond();
  expect(await backup()).toMatchObject({ code: 0 });
  const [older = '', newer = ''] = await backups();

  await asRole(urls.site_desk, (desk) => desk.query('select * from erase_request($1)', [atDesk]));
  await asRole(urls.site_worker, (worker) =>
    worker.query("update testimonial_requests set submitted_at = now() - interval '181 days' where id = $1", [overdue]),
  );
  const worker = new Pool({ connectionString: urls.site_worker });
  expect(await eraseOldRequests(worker, { contactedDays: 90, otherDays: 180 })).toBe(1);
  await worker.end();
  await asRole(urls.site_owner, (owner) => owner.query('delete from testimonial_requests where id = $1', [bySql]));

  const erased = [byLink, atDesk, overdue, bySql].sort();
  const logged = () =>
    asRole(urls.site_owner, async (owner) => {
      const { rows } = await owner.query<{ id: string }>('select request_id as id from erasures');
      return rows.map(({ id }) => id).sort();
    });
  const expectOnlyKept = async (name: string) => {
    expect(await restore(name)).toMatchObject({ code: 0 });
    expect((await stored(urls)).map(({ id }) => id)).toEqual([kept]);
    // Also the one that the older backup does not have.
    expect(await logged()).toEqual(erased);
  };
  expect(await logged()).toEqual(erased);
  // The restore itself copies what was erased since the last copy.
  expect(readFileSync(join(folder, 'erased'), 'utf8')).not.toContain(bySql);
  await expectOnlyKept(newer);
  await expectOnlyKept(older);

  // The database is lost. A new one without erasures leaves the file as it is.
  await destroy(urls);
  expect(await copyErasures()).toMatchObject({ code: 1 });
  await migrate(urls.site_owner, () => {});
  expect(await copyErasures()).toEqual({ code: 0, output: '' });
  await expectOnlyKept(older);
  expect(statSync(join(folder, 'erased')).mode & 0o077).toBe(0);

  await asRole(urls.site_owner, (owner) => owner.query('truncate testimonial_requests'));
  expect(await logged()).toEqual([...erased, kept].sort());
});

backupTest(
  'a large object that the owner may not read, and default privileges of a role, stop no backup and no restore',
  async () => {
    const urls = await freshDatabase();
    const { backup, backups, restore } = operator(urls.site_owner);
    await asRole(urls.admin, (admin) => admin.query("select lo_from_bytea(0, 'x')"));
    await asRole(urls.site_web, (web) => web.query('alter default privileges grant select on tables to site_anon'));
    expect(await backup()).toMatchObject({ code: 0 });
    expect(await restore((await backups())[0] ?? '')).toMatchObject({ code: 0 });
  },
);

backupTest('a restore signs everyone out and gives nobody the rights of an owner for what is scheduled', async () => {
  const urls = await freshDatabase({ published: true });
  const { backup, backups, restore } = operator(urls.site_owner);
  const left = () =>
    asRole(urls.site_owner, async (owner) => {
      const { rows } = await owner.query(
        'select (select count(*)::int from desk_sessions) as sessions, by_owner from content_schedules',
      );
      return rows;
    });
  await asRole(urls.site_owner, (owner) =>
    owner.query(
      `insert into desk_members (name, email, email_verified, role) values ('Eve', 'eve@group.example', true, 'owner');
       insert into desk_sessions (token, member_id, expires_at) select 'x', id, now() + interval '1 hour' from desk_members;
       insert into content_schedules (parent_id, due_at, author, email, message, by_owner)
         select id, now(), 'Eve', 'eve@group.example', 'An address', true from content_versions`,
    ),
  );
  expect(await left()).toEqual([{ sessions: 1, by_owner: true }]);
  expect(await backup()).toMatchObject({ code: 0 });
  expect(await restore((await backups())[0] ?? '')).toMatchObject({ code: 0 });
  expect(await left()).toEqual([{ sessions: 0, by_owner: false }]);
});

backupTest('a restore that would lose or damage data is refused and changes nothing', async () => {
  const urls = await freshDatabase();
  const { backup, backups, check, folder, home, repository, restic, restore } = operator(urls.site_owner);
  const site = openSite(urls);
  const key = randomUUID();
  await submit(site, key);
  const metrics = join(home, 'site.prom');
  expect(await backup()).toMatchObject({ code: 0 });
  const [name = ''] = await backups();
  const refused = async (reason: string, env?: Record<string, string>) => {
    const { code, output } = await restore(name, env);
    expect([code, output]).toEqual([1, expect.stringContaining(reason)]);
    expect(output).not.toMatch(personal);
    expect((await stored(urls)).map((row) => row.key)).toEqual([key]);
  };
  await refused('connections to the database are open');
  await site.close();
  await refused('wrong password', { BACKUP_PASSPHRASE: 'another passphrase' });

  // One flipped bit. The check reads a seventh at a time, and goes no further than the damage.
  expect(await check({ BACKUP_METRICS_FILE: metrics })).toEqual({ code: 0, output: '' });
  expect(readFileSync(join(home, 'site-check.prom'), 'utf8')).toMatch(/^site_backup_check_timestamp_seconds \d+$/m);
  const [largest = ''] = filesIn(join(repository, 'data')).sort((one, other) => statSync(other).size - statSync(one).size);
  const intact = readFileSync(largest);
  const damaged = Buffer.from(intact);
  damaged.writeUInt8(damaged.readUInt8(1_000) ^ 1, 1_000);
  chmodSync(largest, 0o600);
  writeFileSync(largest, damaged);
  const found: number[] = [];
  for (let part = 0; part < 8; part += 1) found.push((await check()).code);
  expect(found.join('')).toMatch(/^0*1+$/);
  expect((await check()).output).toContain('is damaged or does not answer');
  await refused('Nothing was changed.');
  writeFileSync(largest, intact);
  expect(await check()).toMatchObject({ code: 0 });

  // A dump that ends early: restic stores what there is, and it is no backup.
  const bin = join(home, 'bin');
  mkdirSync(bin);
  writeFileSync(join(bin, 'pg_dump'), '#!/bin/sh\n/usr/bin/pg_dump "$@" | head --bytes 200000\nexit 1\n', { mode: 0o755 });
  const env = { PATH: `${bin}:${process.env['PATH']}`, BACKUP_METRICS_FILE: metrics };
  expect(await backup(env)).toMatchObject({ code: 1 });
  expect(await backups()).toEqual([name]);
  expect(existsSync(metrics)).toBe(false);

  // Without the list of what was erased since.
  const erased = join(folder, 'erased');
  writeFileSync(erased, '');
  const lists: { id: string }[] = JSON.parse((await restic('snapshots', '--tag', 'erased', '--json')).output);
  expect(await restic('forget', ...lists.map(({ id }) => id))).toMatchObject({ code: 0 });
  await refused('the list of erasures does not cover');
  writeFileSync(erased, `${name} backup\n`);

  // A valid backup replaces the data.
  await asRole(urls.site_worker, (worker) => worker.query('update testimonial_requests set idempotency_key = id'));
  expect(await restore(name)).toMatchObject({ code: 0 });
  expect((await stored(urls)).map((row) => row.key)).toEqual([key]);
  expect(readFileSync(erased, 'utf8')).toBe(`${name} backup\n`);
  const again = openSite(urls);
  onTestFinished(() => again.close());
  await submit(again, randomUUID());
});

const dayMs = 86_400_000;
const before = (ms: number) => new Date(Date.now() - ms);
const nameOf = (time: Date) => time.toISOString().replace(/[-:]|\.\d+/g, '');

backupTest(
  'a backup deletes those older than 30 days and writes its time for node_exporter, and a failed backup does neither',
  async () => {
    const urls = await freshDatabase();
    const { backup, backups, copyErasures, folder, home, repository, storeAt } = operator(urls.site_owner);
    const metrics = join(home, 'site.prom');
    expect(await backup()).toMatchObject({ code: 0 });
    const [first = ''] = await backups();
    // Each with a megabyte of its own.
    const [tooOld, keptLongest] = [before(30 * dayMs + 60_000), before(30 * dayMs - 600_000)];
    for (const time of [tooOld, keptLongest]) {
      writeFileSync(join(home, 'dump'), randomBytes(1 << 20));
      expect(await storeAt(time, nameOf(time), join(home, 'dump'))).toMatchObject({ code: 0 });
    }
    const sizeBefore = bytesIn(repository);
    expect(await backup({ PGDATABASE: 'no_such_database', BACKUP_METRICS_FILE: metrics })).toMatchObject({ code: 1 });
    expect(await backups()).toHaveLength(3);
    expect(existsSync(metrics)).toBe(false);
    expect(await backup({ BACKUP_KEEP_DAYS: '31' })).toMatchObject({ code: 1 });

    // The list of erasures reaches back as far as any backup.
    const erased = join(folder, 'erased');
    const [inFile, inBoth] = [30, 32].map((days) => `${nameOf(before(days * dayMs))} ${randomUUID()}`) as [string, string];
    writeFileSync(erased, `${inFile}\n${inBoth}\n`);
    await asRole(urls.site_owner, (owner) =>
      owner.query("insert into erasures values ($1, now() - interval '32 days')", [inBoth.slice(-36)]),
    );
    expect(await copyErasures()).toMatchObject({ code: 0 });
    expect(readFileSync(erased, 'utf8')).toContain(inBoth);

    await nextSecond();
    const began = Math.floor(Date.now() / 1000);
    expect(await backup({ BACKUP_METRICS_FILE: metrics })).toMatchObject({ code: 0 });
    expect(await backups()).toEqual([nameOf(keptLongest), first, expect.any(String)]);
    // The data too, and not only its name.
    expect(sizeBefore - bytesIn(repository)).toBeGreaterThan(1 << 19);
    expect(readFileSync(erased, 'utf8')).toMatch(new RegExp(`^${inFile}\n(\\w+ backup\n)+$`));
    const recorded = Number(/^site_backup_timestamp_seconds (\d+)$/m.exec(readFileSync(metrics, 'utf8'))?.[1]);
    expect(recorded).toBeGreaterThanOrEqual(began);
    expect(recorded).toBeLessThanOrEqual(Date.now() / 1000);
    // The exporter runs as another user.
    expect((statSync(metrics).mode & 0o777).toString(8)).toBe('644');
  },
);

backupTest('what release 2.0 backed up can be restored until it is 30 days old', async () => {
  const urls = await freshDatabase();
  const { backup, folder, restore } = operator(urls.site_owner);
  const site = openSite(urls);
  for (let sent = 0; sent < 2; sent += 1) await submit(site, randomUUID());
  const [erased = '', kept = ''] = (await stored(urls)).map(({ id }) => id);
  mkdirSync(folder);
  const write = (name: string) =>
    run(
      'bash',
      [
        '-c',
        `pg_dump --format=custom | openssl enc -aes-256-cbc -pbkdf2 -iter 600000 -salt -pass env:BACKUP_PASSPHRASE >"$0" && sha256sum "$0" >"$0.sha256"`,
        name,
      ],
      { cwd: folder, env: { ...process.env, ...database(urls.site_owner), BACKUP_PASSPHRASE: passphrase } },
    );
  const file = (days: number) => `site-${nameOf(before(days * dayMs))}.dump.enc`;
  const [older, newer] = [file(30.01), file(29)];
  await write(older);
  await write(newer);
  writeFileSync(join(folder, 'erased'), `${newer.slice(5, 21)} ${newer}\n`);
  expect(await site.staff['erase-request'].carryOut(erased)).toBeDefined();
  await site.close();
  expect(await backup()).toMatchObject({ code: 0 });
  expect(readdirSync(folder).filter((name) => name.includes('.enc'))).toEqual([newer, `${newer}.sha256`]);
  expect(await restore(newer)).toMatchObject({ code: 0 });
  expect((await stored(urls)).map(({ id }) => id)).toEqual([kept]);
});

/** A second place for backups. */
async function startSecondPlace() {
  const home = mkdtempSync(join(tmpdir(), 'second-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const { clientFolder, port, start, stop, user } = await startSshServer(home);
  onTestFinished(stop);
  // ssh looks for its files in the home of the user, whatever HOME is.
  const bin = join(home, 'bin');
  mkdirSync(bin);
  const options = `-o IdentityFile=${clientFolder}/id_ed25519 -o UserKnownHostsFile=${clientFolder}/known_hosts -o BatchMode=yes`;
  writeFileSync(join(bin, 'ssh'), `#!/bin/sh\nexec /usr/bin/ssh -F none ${options} "$@"\n`, { mode: 0o755 });
  const folder = join(home, 'second');
  const repository = `sftp://${user}@127.0.0.1:${port}/${folder}`;
  return { start, stop, folder, env: { BACKUP_REPOSITORY: repository, PATH: `${bin}:${process.env['PATH']}` } };
}

backupTest('on empty volumes, the second place alone restores the site, and what was erased stays erased', async () => {
  const urls = await freshDatabase();
  const { env, folder: second, start, stop } = await startSecondPlace();
  const lost = operator(urls.site_owner, env);
  const site = openSite(urls);
  for (let sent = 0; sent < 2; sent += 1) await submit(site, randomUUID());
  const [erased = '', kept = ''] = (await stored(urls)).map(({ id }) => id);
  expect(await lost.backup()).toMatchObject({ code: 0 });

  // While the second place does not answer, backups are made here and fail. The next one brings both.
  await stop();
  const metrics = join(lost.home, 'site.prom');
  await nextSecond();
  expect(await lost.backup({ BACKUP_METRICS_FILE: metrics })).toMatchObject({
    code: 1,
    output: expect.stringContaining('Is it reachable'),
  });
  expect(existsSync(metrics)).toBe(false);
  await start();
  await nextSecond();
  expect(await lost.backup()).toMatchObject({ code: 0 });
  const names = await lost.backups();
  expect(names).toHaveLength(3);
  expect(await lost.backups(second)).toEqual(names);

  expect(await site.staff['erase-request'].carryOut(erased)).toBeDefined();
  expect(await lost.copyErasures()).toMatchObject({ code: 0 });
  await site.close();
  rmSync(lost.folder, { recursive: true });
  await destroy(urls);

  // The installation makes a backup of the empty site first, which must not replace the list of erasures.
  await migrate(urls.site_owner, () => {});
  const found = operator(urls.site_owner, env);
  expect(await found.backup()).toMatchObject({ code: 0 });
  expect(await found.backups()).toHaveLength(1);
  expect(await found.restore(names.at(-1) ?? '')).toMatchObject({ code: 0 });
  expect((await stored(urls)).map(({ id }) => id)).toEqual([kept]);
  expect((await found.check()).code).toBe(0);
  for (const file of filesIn(second)) expect(readFileSync(file, 'latin1')).not.toMatch(personal);
});
