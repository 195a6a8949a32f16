import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { readContentBytes } from '../../content-model/content-file.ts';
import { type Config, readConfig } from '../../server/platform/config.ts';
import { createLog } from '../../server/platform/log.ts';
import { createMetrics } from '../../server/platform/metrics.ts';
import { keepCopy, readCopy } from '../../server/publishing/content-copy.ts';
import { liveVersionId } from '../../server/publishing/content-versions.ts';
import { followPublications, type LiveContent, loadLiveContent } from '../../server/publishing/live-content.ts';
import { publish } from '../../server/publishing/publish.ts';
import { asRole, freshDatabase } from '../support/fresh-database.ts';

const log = createLog('silent', 'web');
const real = readContentBytes('content');
const ripon = 'practices/ripon.yaml';
const withPhone = (phone: string) =>
  new Map(real).set(ripon, Buffer.from(new TextDecoder().decode(real.get(ripon)).replaceAll('01632 960201', phone)));
const riponPhone = ({ content }: LiveContent) => JSON.stringify(content.practices.find(({ slug }) => slug === 'ripon')?.phones);

async function world() {
  const urls = await freshDatabase();
  const stateFolder = mkdtempSync(join(tmpdir(), 'state-'));
  onTestFinished(() => rmSync(stateFolder, { recursive: true }));
  const worker = new Pool({ connectionString: urls.site_worker });
  const web = new Pool({ connectionString: urls.site_web });
  onTestFinished(async () => {
    await worker.end();
    await web.end();
  });
  const config = readConfig({
    NODE_ENV: 'production',
    SECRET: 'a-secret-for-tests-and-nothing-else',
    DATABASE_URL: urls.site_web,
    STATE_FOLDER: stateFolder,
  });
  const publishNext = async (files: ReadonlyMap<string, Uint8Array>) =>
    publish(worker, files, { author: 'Ada', message: 'Change', parentId: await liveVersionId(worker) });
  return { config, urls, web, worker, stateFolder, publishNext, load: () => loadLiveContent(web, config, log) };
}

const unreachable = () => {
  const pool = new Pool({ connectionString: 'postgresql://nobody@127.0.0.1:1/nothing', connectionTimeoutMillis: 500 });
  onTestFinished(() => pool.end());
  return pool;
};

function following(config: Config, start: LiveContent, pool: Pool) {
  let live = start;
  const metrics = createMetrics();
  const listener = followPublications({
    config,
    current: () => live,
    switchTo: (next) => {
      live = next;
    },
    log,
    metrics,
    pool,
  });
  onTestFinished(() => listener.close());
  return {
    live: () => live,
    outdated: async () => (await metrics.contentOutdated.get()).values[0]?.value,
    eventually: async (holds: () => boolean | Promise<boolean>) => {
      for (let waited = 0; waited < 20_000 && !(await holds()); waited += 50) await sleep(50);
      expect(await holds()).toBe(true);
    },
  };
}

test('starts with the live version, or without the database with the last version that this disk has, or not at all', async () => {
  const { config, load, publishNext } = await world();
  const noCopy = 'The database does not answer, and this disk has no whole copy of the content';
  await expect(loadLiveContent(unreachable(), config, log)).rejects.toThrow(noCopy);
  // Nothing was published, so this is the folder of the build, of which no copy is kept.
  expect((await load()).versionId).toBeUndefined();
  await expect(loadLiveContent(unreachable(), config, log)).rejects.toThrow(noCopy);
  await publishNext(withPhone('01632 960777'));
  expect(riponPhone(await load())).toContain('01632 960777');
  const offline = await loadLiveContent(unreachable(), config, log);
  expect(offline.versionId).toBe(1);
  expect(riponPhone(offline)).toContain('01632 960777');
});

test('does not start with a version that this release cannot load, from the database or from the disk', async () => {
  const { config, load, publishNext, stateFolder } = await world();
  await publishNext(new Map(real).set('unknown.yaml', Buffer.from('a: 1')));
  await expect(load()).rejects.toThrow('Version 1 of the content does not fit this release: unknown.yaml:1:1');
  await publishNext(real);
  await load();
  const stored = readCopy(stateFolder);
  if (!stored) throw new Error('No copy');
  await keepCopy(stateFolder, { ...stored, files: new Map(stored.files).set('unknown.yaml', Buffer.from('a: 1')) });
  const copy = 'the copy of the content on this disk does not fit this release: unknown.yaml:1:1';
  await expect(loadLiveContent(unreachable(), config, log)).rejects.toThrow(copy);
});

test('does not start with a damaged copy, until the database repairs it', async () => {
  const { config, load, publishNext, stateFolder } = await world();
  await publishNext(withPhone('01632 960777'));
  await load();
  const copy = join(stateFolder, 'published-content');
  // Still valid content, with another phone number.
  writeFileSync(copy, readFileSync(copy, 'latin1').replace('01632 960777', '01632 960778'), 'latin1');
  await expect(loadLiveContent(unreachable(), config, log)).rejects.toThrow('this disk has no whole copy of the content');
  await load();
  expect(riponPhone(await loadLiveContent(unreachable(), config, log))).toContain('01632 960777');
});

test('starts and switches with a disk that takes no copy', async () => {
  const { config, load, publishNext, stateFolder, web } = await world();
  mkdirSync(join(stateFolder, 'published-content'));
  await publishNext(withPhone('01632 960777'));
  const start = await load();
  expect(riponPhone(start)).toContain('01632 960777');
  const { live, outdated, eventually } = following(config, start, web);
  await publishNext(withPhone('01632 960888'));
  await eventually(() => riponPhone(live()).includes('01632 960888'));
  expect(await outdated()).toBe(0);
});

test('the site is as new as the last publication that patients can read, and a file as the last that changed it', async () => {
  const { load, publishNext, urls } = await world();
  const days = ['2026-03-01', '2026-04-01', '2026-05-01', '2026-06-01', '2026-07-01'];
  const charges = 'reference/statutory-nhs-charges.yaml';
  const dearer = Buffer.from(new TextDecoder().decode(real.get(charges)).replace('27.90', '28.90'));
  const plan = 'editorial-plan.yaml';
  const reports = Buffer.from(new TextDecoder().decode(real.get('organisation.yaml')).replace(/operations:.*\n.*@/, '$&new-'));
  const versions = [
    real,
    withPhone('01632 960777'),
    withPhone('01632 960777')
      .set(plan, Buffer.from(new TextDecoder().decode(real.get(plan)).replace('title: ', 'title: Soon, ')))
      .set('faq.yaml', Buffer.concat([real.get('faq.yaml') as Buffer, Buffer.from('# Soon\n')])),
    withPhone('01632 960777').set('organisation.yaml', reports),
    withPhone('01632 960777').set('organisation.yaml', reports).set(charges, dearer),
  ];
  const shown: string[] = [];
  const ofFiles: (string | undefined)[][] = [];
  for (const [index, files] of versions.entries()) {
    expect(await publishNext(files)).toMatchObject({ status: 'published' });
    await asRole(urls.site_owner, (owner) =>
      owner.query('update content_publications set published_at = $1 where id = $2', [days[index], index + 1]),
    );
    const { changedOn, lastUpdated } = (await load()).content;
    shown.push(lastUpdated);
    ofFiles.push([changedOn[ripon], changedOn['faq.yaml']]);
  }
  expect(shown).toEqual(['2026-03-01', '2026-04-01', '2026-04-01', '2026-04-01', '2026-07-01']);
  expect(ofFiles).toEqual([['2026-03-01', '2026-03-01'], ...Array(4).fill(['2026-04-01', '2026-03-01'])]);
});

test('switches to a published version, and keeps the current one if the next cannot be loaded', async () => {
  const { config, load, publishNext, urls, web } = await world();
  await publishNext(real);
  const { live, outdated, eventually } = following(config, await load(), web);
  // A failure that passes is tried again.
  await asRole(urls.site_owner, (owner) => owner.query('revoke select on content_files from site_web'));
  await publishNext(withPhone('01632 960777'));
  await eventually(async () => (await outdated()) === 1);
  await asRole(urls.site_owner, (owner) => owner.query('grant select on content_files to site_web'));
  await eventually(() => riponPhone(live()).includes('01632 960777'));
  // A newer release may publish what this one does not know.
  await publishNext(withPhone('01632 960888').set('unknown.yaml', Buffer.from('a: 1')));
  await eventually(async () => (await outdated()) === 1);
  expect(riponPhone(live())).toContain('01632 960777');
  await publishNext(withPhone('01632 960999'));
  await eventually(() => riponPhone(live()).includes('01632 960999'));
  await eventually(async () => (await outdated()) === 0);
});
