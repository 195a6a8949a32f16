import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { Pool } from 'pg';
import { readContentBytes } from '../../content-model/content-file.ts';
import { prepareLocalDatabase } from '../../local/local-database.ts';
import { migrate } from '../../server/migrate.ts';
import { createLog } from '../../server/platform/log.ts';
import { liveVersionId } from '../../server/publishing/content-versions.ts';
import { loadLiveContent } from '../../server/publishing/live-content.ts';
import { publish } from '../../server/publishing/publish.ts';
import { interleave, ratio, spread, withSpread } from '../rounds.ts';
import type { Part, Workbench } from '../workbench.ts';

const counts = [1, 200];
const log = createLog('silent', 'web');

async function publishVersions(bench: Workbench, count: number) {
  const databases = await prepareLocalDatabase(bench.adminUrl, `publishing_${count}`);
  await migrate(databases.site_owner, () => {});
  const pool = new Pool({ connectionString: databases.site_worker, max: 1 });
  bench.onEnd(() => pool.end());
  const content = readContentBytes('content');
  const faq = new TextDecoder().decode(content.get('faq.yaml'));
  let edits = 0;
  const publishNext = async () => {
    edits += 1;
    const edited = new Map(content).set('faq.yaml', new TextEncoder().encode(`${faq}# Edit ${edits}\n`));
    await publish(pool, edited, { author: 'bench', message: `Edit ${edits}`, parentId: await liveVersionId(pool) });
  };
  while (edits < count) await publishNext();
  const newState = () => mkdtempSync(join(bench.folder, 'state-'));
  const load = (stateFolder: string) => loadLiveContent(pool, { contentFolder: 'content', stateFolder }, log);
  const kept = newState();
  return {
    /** With nothing on the disk, so that every file is read from the database. */
    loadAll: () => load(newState()),
    switch: async () => {
      await publishNext();
      const started = performance.now();
      await load(kept);
      return performance.now() - started;
    },
  };
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Loading the live version, with few and with many versions in the database. */
export const measurePublishing: Part = async (bench) => {
  const [one, many] = await Promise.all(counts.map((count) => publishVersions(bench, count)));
  if (!one || !many) throw new Error('no versions');
  const work = {
    'Load every file': [() => milliseconds(one.loadAll), () => milliseconds(many.loadAll)],
    'Switch to a new version': [one.switch, many.switch],
  } as const;
  const rows: string[][] = [];
  for (const [name, [withOne, withMany]] of Object.entries(work)) {
    for (const warm of [withOne, withMany, withOne, withMany]) await warm();
    const samples = await interleave(bench.rounds * 3, { withOne, withMany });
    rows.push([
      name,
      withSpread(spread(samples.withOne)),
      withSpread(spread(samples.withMany)),
      withSpread(ratio(samples.withMany, samples.withOne)),
    ]);
    console.log(`  ${rows.at(-1)?.join(' | ')}`);
  }
  return {
    title: 'Publishing',
    tables: [
      {
        title: 'Loading the live content by number of versions, in ms (target: at most 1.3 times one version)',
        columns: ['', ...counts.map((count) => `${count} ${count === 1 ? 'version' : 'versions'}`), 'ratio'],
        rows,
      },
    ],
  };
};
