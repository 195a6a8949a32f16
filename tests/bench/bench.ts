import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Measured, readParts, writePart } from './part.ts';
import { measureData } from './parts/data.ts';
import { measureFirstPaint } from './parts/first-paint.ts';
import { measureGrowth } from './parts/growth.ts';
import { measureOpenLists } from './parts/open-lists.ts';
import { measurePages } from './parts/pages.ts';
import { measurePeers } from './parts/peers.ts';
import { measureProcesses } from './parts/processes.ts';
import { missingPackages, type needs } from './programs.ts';
import { writeDocuments } from './report/documents.ts';
import { createStops, lazyPostgres, type Workbench } from './workbench.ts';

// Measures the site beside what it could be at best, in one run on one machine, and writes docs/performance.md and
// docs/scaling.md from what it found. A part alone: npm run bench -- --only pages

type Name = keyof typeof needs;
const measures: Record<Name, (bench: Workbench) => Promise<Measured>> = {
  pages: measurePages,
  data: measureData,
  growth: measureGrowth,
  processes: measureProcesses,
  'open-lists': measureOpenLists,
  peers: measurePeers,
  'first-paint': measureFirstPaint,
};
const names = Object.keys(measures) as Name[];

/** Longer than any part needs on a machine that is not stuck. */
const mostMinutes: Record<Name, number> = {
  pages: 10,
  data: 4,
  growth: 8,
  processes: 4,
  'open-lists': 2,
  peers: 5,
  'first-paint': 30,
};

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    /** One short round of little: shows that everything works, and says nothing about speed. */
    trial: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '1' },
    'every-route': { type: 'boolean', default: false },
    /** For the first paint: these and no others. */
    paths: { type: 'string' },
    /** Only writes the documents anew from what was measured before. */
    write: { type: 'boolean', default: false },
  },
});

const isName = (name: string): name is Name => (names as string[]).includes(name);
// A browser for every route takes longer than all others together: it is asked for by name.
const asked = values.write ? [] : (values.only?.split(',') ?? names.filter((name) => name !== 'first-paint'));
const unknown = asked.filter((name) => !isName(name));
if (unknown.length > 0) throw new Error(`there is no part ${unknown.join(', ')}; there are ${names.join(', ')}`);
if (!values.write && !existsSync('build/server/index.js'))
  throw new Error('run `npm run build` first: this measures the production build');

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
// The database's server and nginx run as other users, who have to get in.
chmodSync(folder, 0o755);
const wholeRun = createStops();
const onePart = createStops();
async function leave(code: number): Promise<never> {
  await onePart.all();
  await wholeRun.all();
  rmSync(folder, { recursive: true, force: true });
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void leave(1));

const bench: Workbench = {
  folder,
  rounds: values.trial ? 1 : Number(values.rounds),
  seconds: values.trial ? 1 : Number(values.seconds),
  trial: values.trial,
  everyRoute: values['every-route'],
  paths: values.paths?.split(','),
  postgres: lazyPostgres(folder, wholeRun),
  afterwards: onePart.add,
};

async function within(minutes: number, work: Promise<Measured>): Promise<Measured> {
  let late: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new Error(`not done within ${minutes} minutes`)), minutes * 60_000);
  });
  return Promise.race([work, tooLong]).finally(() => clearTimeout(late));
}

const failed: string[] = [];
for (const name of asked.filter(isName)) {
  const missing = missingPackages(name);
  if (missing.length > 0) {
    console.error(`${name} is left out: apt-get install --no-install-recommends ${missing.join(' ')}`);
    failed.push(name);
    continue;
  }
  const began = Date.now();
  console.log(name);
  try {
    const measured = await within(mostMinutes[name], measures[name](bench));
    writePart({ name, began, rounds: bench.rounds, trial: bench.trial }, measured);
    for (const { limit, reached, wanted, what } of measured.short)
      console.log(`  ! ${what}: ${reached}, wanted ${wanted} (${limit})`);
    console.log(`  ${Math.round((Date.now() - began) / 1000)} s`);
  } catch (error) {
    console.error(error);
    failed.push(name);
  }
  await onePart.all();
}
await writeDocuments(readParts(names));
console.log(
  `docs/performance.md and docs/scaling.md are written${failed.length > 0 ? `; not measured: ${failed.join(', ')}` : ''}`,
);
await leave(failed.length > 0 ? 1 : 0);
