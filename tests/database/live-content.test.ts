import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { readContentBytes } from '../../content/content-file.ts';
import { type Config, readConfig } from '../../server/platform/config.ts';
import { createLog } from '../../server/platform/log.ts';
import { createMetrics } from '../../server/platform/metrics.ts';
import { liveVersionId, publish } from '../../server/publishing/content-versions.ts';
import { followPublications, type LiveContent, loadLiveContent } from '../../server/publishing/live-content.ts';
import { freshDatabase } from '../support/fresh-database.ts';

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
  return { config, web, worker, stateFolder, publishNext, load: () => loadLiveContent(web, config, log) };
}

const unreachable = () => {
  const pool = new Pool({ connectionString: 'postgresql://nobody@127.0.0.1:1/nothing', connectionTimeoutMillis: 500 });
  onTestFinished(() => pool.end());
  return pool;
};

function following(config: Config, start: LiveContent, pool: Pool) {
  let live = start;
  const metrics = createMetrics(pool);
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

test('starts with the folder of the build until something is published, then with the live version', async () => {
  const { load, publishNext } = await world();
  expect(await load()).toMatchObject({ folder: 'content' });
  await publishNext(withPhone('01632 960777'));
  const live = await load();
  expect(live.versionId).toBe(1);
  expect(riponPhone(live)).toContain('01632 960777');
});

test('without the database, starts with the last version that this machine had', async () => {
  const { config, load, publishNext } = await world();
  expect(await loadLiveContent(unreachable(), config, log)).toMatchObject({ folder: 'content' });
  await publishNext(withPhone('01632 960777'));
  await load();
  const offline = await loadLiveContent(unreachable(), config, log);
  expect(offline.versionId).toBe(1);
  expect(riponPhone(offline)).toContain('01632 960777');
});

test('repairs a damaged copy from the database', async () => {
  const { load, publishNext } = await world();
  await publishNext(withPhone('01632 960777'));
  const { folder } = await load();
  writeFileSync(join(folder, ripon), '');
  rmSync(join(folder, 'faq.yaml'));
  writeFileSync(join(folder, 'stray.yaml'), 'a: 1');
  expect(riponPhone(await load())).toContain('01632 960777');
});

test('keeps three versions on the disk', async () => {
  const { load, publishNext, stateFolder } = await world();
  for (const last of [1, 2, 3, 4, 5]) {
    await publishNext(withPhone(`01632 96077${last}`));
    await load();
  }
  expect(readdirSync(join(stateFolder, 'content')).sort()).toEqual(['3', '4', '5', 'live']);
});

test('tries again after a switch that failed for another reason than the content', async () => {
  const { config, load, publishNext, stateFolder, web } = await world();
  await publishNext(real);
  const { live, outdated, eventually } = following(config, await load(), web);
  rmSync(join(stateFolder, 'content'), { recursive: true });
  writeFileSync(join(stateFolder, 'content'), 'in the way');
  await publishNext(withPhone('01632 960777'));
  await eventually(async () => (await outdated()) === 1);
  rmSync(join(stateFolder, 'content'));
  await eventually(() => riponPhone(live()).includes('01632 960777'));
  await eventually(async () => (await outdated()) === 0);
});

test('switches to a published version, and keeps the current one if the next cannot be loaded', async () => {
  const { config, load, publishNext, web } = await world();
  await publishNext(real);
  const { live, outdated, eventually } = following(config, await load(), web);
  await publishNext(withPhone('01632 960777'));
  await eventually(() => riponPhone(live()).includes('01632 960777'));
  // A newer release may publish what this one does not know.
  await publishNext(withPhone('01632 960888').set('unknown.yaml', Buffer.from('a: 1')));
  await eventually(async () => (await outdated()) === 1);
  expect(riponPhone(live())).toContain('01632 960777');
  await publishNext(withPhone('01632 960999'));
  await eventually(() => riponPhone(live()).includes('01632 960999'));
  await eventually(async () => (await outdated()) === 0);
});
