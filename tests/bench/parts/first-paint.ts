import { join } from 'node:path';
import { freePort } from '../../../local/free-port.ts';
import { startNginx } from '../../faults/nginx.ts';
import { startBenchSite } from '../bench-site.ts';
import { type Painted, prepareLighthouse, runLighthouse } from '../lighthouse.ts';
import type { Measured, Short } from '../part.ts';
import { figure, spread, withSpread } from '../rounds.ts';
import { startWithoutScripts } from '../without-scripts.ts';
import type { Workbench } from '../workbench.ts';

const rounds = 3;
const targets = { performance: 97, behindStripped: 2, accessibility: 100 };
/** Every kind of page: the interactive ones, an article and a page of text. */
const defaultPaths = [
  '/',
  '/emergency-dentist',
  '/blog',
  '/blog/thinking-about-teeth-whitening',
  '/share-your-story',
  '/privacy-policy',
];

const median = (samples: readonly Painted[], value: (sample: Painted) => number) => spread(samples.map(value)).median;

/** The longest tasks over all rounds, with what ran in them. */
function longestTasks(samples: readonly Painted[]): string {
  const tasks = samples.flatMap(({ longTasks }) => longTasks).toSorted((one, other) => other.ms - one.ms);
  return tasks
    .slice(0, 3)
    .map(({ from, ms }) => `${figure(ms)} ms in ${from}`)
    .join(', ');
}

/** Lighthouse on each page as it is and without its scripts, in turn, both through nginx with TLS and HTTP/2. */
export async function measureFirstPaint(bench: Workbench): Promise<Measured> {
  await prepareLighthouse();
  const site = await startBenchSite(bench, { name: 'first_paint' });
  const strippedPort = await freePort();
  const stripped = await startWithoutScripts(strippedPort, { port: site.web[0]?.port ?? 0, host: site.host });
  bench.afterwards(stripped.stop);
  const nginx = await startNginx({ folder: join(bench.folder, 'first_paint', 'stripped'), webPorts: [strippedPort] });
  bench.afterwards(nginx.stop);
  const file = join(bench.folder, 'lighthouse.json');
  const rows: string[][] = [];
  const short: Short[] = [];
  const all: Painted[] = [];
  for (const path of bench.paths ?? (bench.trial ? ['/', '/privacy-policy'] : defaultPaths)) {
    const own: Painted[] = [];
    const without: Painted[] = [];
    for (let round = 0; round < (bench.trial ? 1 : rounds); round += 1) {
      own.push(await runLighthouse(`${site.base}${path}`, file));
      without.push(await runLighthouse(`https://localhost:${nginx.port}${path}`, file));
    }
    all.push(...own);
    const performance = spread(own.map(({ scores }) => scores.performance));
    const strippedPerformance = spread(without.map(({ scores }) => scores.performance));
    const accessibility = median(own, ({ scores }) => scores.accessibility);
    rows.push([
      path,
      withSpread(performance),
      withSpread(strippedPerformance),
      figure(accessibility),
      figure(median(own, ({ firstMs }) => firstMs)),
      figure(median(own, ({ largestMs }) => largestMs)),
      figure(median(own, ({ largestMs }) => largestMs) / median(without, ({ largestMs }) => largestMs)),
      withSpread(spread(own.map(({ blockedMs }) => blockedMs))),
      withSpread(spread(without.map(({ blockedMs }) => blockedMs))),
      figure(median(own, ({ shift }) => shift)),
      figure(median(own, ({ bytes }) => bytes) / 1000),
    ]);
    console.log(`  ${rows.at(-1)?.join(' | ')}`);
    const missed = [
      performance.median < targets.performance ? `performance ${performance.median}` : '',
      performance.median < strippedPerformance.median - targets.behindStripped
        ? `performance ${performance.median}, without scripts ${strippedPerformance.median}`
        : '',
      accessibility < targets.accessibility ? `accessibility ${accessibility}` : '',
    ].filter(Boolean);
    if (missed.length > 0) {
      const failedAudits = [...new Set(own.flatMap(({ failed }) => failed))];
      short.push({
        what: `Lighthouse on ${path}`,
        wanted: 'median performance 97 and within 2 points of the page without scripts, accessibility 100',
        reached: missed.join('; '),
        limit: `Lighthouse names ${failedAudits.join(', ')}; longest tasks: ${longestTasks(own)}`,
      });
    }
  }
  return {
    title: 'First paint',
    introduction: `Lighthouse 13.5.0 with its default simulated phone, median of ${rounds} rounds. Each page takes turns with the same page without any script, served by the same nginx. Milliseconds vary with the load of the machine.`,
    tables: [
      {
        title: 'Lighthouse by page',
        columns: [
          'Page',
          'Performance',
          'Performance without scripts',
          'Accessibility',
          'FCP, ms',
          'LCP, ms',
          'LCP : without scripts',
          'TBT, ms',
          'TBT without scripts, ms',
          'CLS',
          'kB in all',
        ],
        rows,
      },
    ],
    short,
    rounds: bench.trial ? 1 : rounds,
    options: bench.paths ? ` --paths ${bench.paths.join(',')}` : '',
    figures: { slowestLargestMs: Math.max(...all.map(({ largestMs }) => largestMs)) },
    plots: [],
  };
}
