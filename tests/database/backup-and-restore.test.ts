import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
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
import { filledForm } from '../support/testimonial-backend.ts';
import { seconds, writeFigures } from '../support/write-figures.ts';

// Needs pg_dump of the server's version. The embedded server has none; .ci/run provides both.
const backupTest = test.runIf(Boolean(process.env['DATABASE_URL']));

// Each command starts several processes, which are slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const run = promisify(execFile);
const log = pino({ level: 'silent' });
type Ended = { code: number; output: string };

/** A backup folder, and backups and restores as the containers do them. */
function operator(ownerUrl: string) {
  const home = mkdtempSync(join(tmpdir(), 'backups-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const folder = join(home, 'kept');
  const { hostname, password, pathname, port, username } = new URL(ownerUrl);
  const database = { PGHOST: hostname, PGPORT: port, PGUSER: username, PGPASSWORD: password, PGDATABASE: pathname.slice(1) };
  const command = (file: string, args: string[], env: Record<string, string> = {}): Promise<Ended> =>
    run(file, args, {
      env: {
        ...process.env,
        ...database,
        DATABASE_URL: ownerUrl,
        BACKUP_FOLDER: folder,
        BACKUP_PASSPHRASE: 'a passphrase for the backup tests',
        ...env,
      },
    }).then(
      ({ stderr, stdout }) => ({ code: 0, output: stdout + stderr }),
      (error: { code: number; stdout: string; stderr: string }) => ({ code: error.code, output: error.stdout + error.stderr }),
    );
  /** The steps of ops/restore that use containers, in one shell. Without a command, `prepare` migrates. */
  const restore = (file: string, env?: Record<string, string>): Promise<Ended> => {
    const steps = [...readFileSync('ops/restore', 'utf8').matchAll(/^compose run --rm -T \w+ ?(.*?)(?: \|\| .*)?$/gm)]
      .map(([, step]) => step || 'node scripts/db-migrate.ts')
      .map((step) => step.replace('/ops/inside', 'ops/inside').replace(/^node/, process.execPath))
      .map((step) => step.replace('/backups/$backup', file).replace('<erased', `<${folder}/erased`));
    return command('bash', ['-c', steps.join(' && ')], env);
  };
  return {
    home,
    folder,
    backup: (env?: Record<string, string>) => command('ops/inside/backup', [], env),
    copyErasures: () => command('ops/inside/copy-erasures', []),
    restore,
    backups: () =>
      readdirSync(folder)
        .filter((name) => name.startsWith('site-') && !name.endsWith('.sha256'))
        .sort()
        .map((name) => join(folder, name)),
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
  const { backup, backups, restore } = operator(urls.site_owner);
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

  const [file = ''] = backups();
  const destroyed = performance.now();
  await site.close();
  await destroy(urls);
  const restored = await restore(file);
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
  expect(readFileSync(file, 'latin1')).not.toMatch(personal);
  expect(statSync(file).mode & 0o077).toBe(0);
  writeFigures({
    title: 'Backup and restore',
    command: 'LONG=true npm run test:database -- backup-and-restore',
    rows: [
      ['Backup while four visitors at a time sent requests', `${seconds(backupTook)}, ${statSync(file).size} bytes, encrypted`],
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
  const [older = '', newer = ''] = backups();

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
  const expectOnlyKept = async (file: string) => {
    expect(await restore(file)).toMatchObject({ code: 0 });
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

backupTest('a large object that the owner may not read stops no backup and no restore', async () => {
  const urls = await freshDatabase();
  const { backup, backups, restore } = operator(urls.site_owner);
  await asRole(urls.admin, (admin) => admin.query("select lo_from_bytea(0, 'x')"));
  expect(await backup()).toMatchObject({ code: 0 });
  expect(await restore(backups()[0] ?? '')).toMatchObject({ code: 0 });
});

backupTest('a restore that would lose or damage data is refused and changes nothing', async () => {
  const urls = await freshDatabase();
  const { backup, backups, folder, restore } = operator(urls.site_owner);
  const site = openSite(urls);
  const key = randomUUID();
  await submit(site, key);
  expect(await backup()).toMatchObject({ code: 0 });
  const [file = ''] = backups();
  const refused = async (reason: string, env?: Record<string, string>) => {
    const { code, output } = await restore(file, env);
    expect([code, output]).toEqual([1, expect.stringContaining(reason)]);
    expect(output).not.toMatch(personal);
    expect((await stored(urls)).map((row) => row.key)).toEqual([key]);
  };
  await refused('connections to the database are open');
  await site.close();
  await refused('could not be restored', { BACKUP_PASSPHRASE: 'another passphrase' });

  // A truncated backup with a matching checksum: nothing of it is restored.
  const whole = readFileSync(file);
  const sum = readFileSync(`${file}.sha256`);
  truncateSync(file, Math.floor(whole.length * 0.9));
  await refused('its checksum differs');
  await run('sh', ['-c', 'cd "$1" && sha256sum "$(basename "$2")" >"$2.sha256"', 'sh', folder, file]);
  await refused('could not be restored');
  writeFileSync(file, whole);
  writeFileSync(`${file}.sha256`, sum);

  // A valid backup replaces the data.
  await asRole(urls.site_worker, (worker) => worker.query('update testimonial_requests set idempotency_key = id'));
  expect(await restore(file)).toMatchObject({ code: 0 });
  expect((await stored(urls)).map((row) => row.key)).toEqual([key]);
  const again = openSite(urls);
  onTestFinished(() => again.close());
  await submit(again, randomUUID());
});

backupTest(
  'a backup deletes those older than 30 days and writes its time for node_exporter, and a failed backup does neither',
  async () => {
    const urls = await freshDatabase();
    const { backup, backups, copyErasures, folder, home } = operator(urls.site_owner);
    const metrics = join(home, 'site.prom');
    const time = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().replace(/[-:]|\.\d+/g, '');
    const named = (daysAgo: number) => join(folder, `site-${time(daysAgo)}.dump.enc`);
    expect(await backup()).toMatchObject({ code: 0 });
    const tooOld = named(31);
    for (const file of [tooOld, named(29), named(2)]) {
      writeFileSync(file, 'old');
      writeFileSync(`${file}.sha256`, 'old');
    }
    expect(await backup({ PGDATABASE: 'no_such_database', BACKUP_METRICS_FILE: metrics })).toMatchObject({ code: 1 });
    expect(backups()).toHaveLength(4);
    expect(existsSync(metrics)).toBe(false);
    expect(await backup({ BACKUP_KEEP_DAYS: '31' })).toMatchObject({ code: 1 });

    // The log of erasures reaches back as far as any backup.
    const erased = join(folder, 'erased');
    const [inFile, inBoth] = [`${time(30)} ${randomUUID()}`, `${time(32)} ${randomUUID()}`];
    writeFileSync(erased, `${inFile}\n${inBoth}\n`);
    await asRole(urls.site_owner, (owner) =>
      owner.query("insert into erasures values ($1, now() - interval '32 days')", [inBoth.slice(-36)]),
    );
    expect(await copyErasures()).toMatchObject({ code: 0 });
    expect(readFileSync(erased, 'utf8')).toContain(inBoth);

    await nextSecond();
    const before = Math.floor(Date.now() / 1000);
    expect(await backup({ BACKUP_METRICS_FILE: metrics })).toMatchObject({
      code: 0,
      output: expect.stringContaining('Kept 4, deleted 1.'),
    });
    const recorded = Number(/^site_backup_timestamp_seconds (\d+)$/m.exec(readFileSync(metrics, 'utf8'))?.[1]);
    expect(recorded).toBeGreaterThanOrEqual(before);
    expect(recorded).toBeLessThanOrEqual(Date.now() / 1000);
    // The exporter runs as another user.
    expect((statSync(metrics).mode & 0o777).toString(8)).toBe('644');
    expect([existsSync(tooOld), existsSync(`${tooOld}.sha256`)]).toEqual([false, false]);
    expect(readdirSync(folder).filter((name) => name.startsWith('.partial'))).toEqual([]);
    const newest = basename(backups().at(-1) ?? '');
    expect(readFileSync(erased, 'utf8')).toBe(`${inFile}\n${newest.slice(5, 21)} ${newest}\n`);
  },
);
