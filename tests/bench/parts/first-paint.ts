import { join } from 'node:path';
import { freePort } from '../../../scripts/free-port.ts';
import { startNginx } from '../../faults/nginx.ts';
import { sitePaths } from '../../support/site-paths.ts';
import { startBenchSite } from '../bench-site.ts';
import { type Painted, prepareLighthouse, runLighthouse } from '../lighthouse.ts';
import type { Measured, Short } from '../part.ts';
import { figure, spread, withSpread } from '../rounds.ts';
import { startWithoutScripts } from '../without-scripts.ts';
import type { Workbench } from '../workbench.ts';

const runs = 3;
const most = { ofBare: 1.1, largestMs: 1_000, shift: 0, blockedMs: 50, score: 100 };

const causes = {
  largest:
    'four round trips of 150 ms before the first byte and one or two for the page, over the simulated line of 1.6 Mbit; then style and layout on a processor that is simulated four times slower than this one',
  blocked: (withoutScripts: number) =>
    `style, layout and paint of the page itself on that processor (without any script it is ${figure(withoutScripts)} ms), then React, which starts after the paint`,
};

/** Every route twice: as it is, and with every script taken out, both through nginx with TLS and HTTP/2. */
export async function measureFirstPaint(bench: Workbench): Promise<Measured> {
  await prepareLighthouse();
  const site = await startBenchSite(bench, { name: 'first_paint' });
  const bareWebPort = await freePort();
  const stripped = await startWithoutScripts(bareWebPort, { port: site.web[0]?.port ?? 0, host: site.host });
  bench.afterwards(stripped.stop);
  const bare = await startNginx({ folder: join(bench.folder, 'first_paint', 'bare'), webPorts: [bareWebPort] });
  bench.afterwards(bare.stop);
  const paths = bench.paths ?? (bench.trial ? ['/', '/privacy-policy'] : sitePaths);
  const times = bench.trial ? 1 : runs;
  const file = join(bench.folder, 'lighthouse.json');
  const rows: string[][] = [];
  const short: Short[] = [];
  const worst: Painted[] = [];
  for (const path of paths) {
    const own: Painted[] = [];
    const without: Painted[] = [];
    for (let round = 0; round < times; round += 1) {
      own.push(await runLighthouse(`${site.base}${path}`, file));
      without.push(await runLighthouse(`https://localhost:${bare.port}${path}`, file));
    }
    const middle = (samples: readonly Painted[], what: 'firstMs' | 'largestMs' | 'shift' | 'blockedMs' | 'bytes') =>
      spread(samples.map((sample) => sample[what]));
    const first = middle(own, 'firstMs').median / middle(without, 'firstMs').median;
    const largest = middle(own, 'largestMs').median / middle(without, 'largestMs').median;
    const scores = Object.keys(own[0]?.scores ?? {}).map((name) =>
      spread(own.map((sample) => sample.scores[name as keyof Painted['scores']])),
    );
    rows.push([
      path,
      withSpread(middle(own, 'firstMs')),
      withSpread(middle(own, 'largestMs')),
      figure(first),
      figure(largest),
      figure(middle(own, 'shift').median),
      figure(middle(own, 'blockedMs').median),
      figure(middle(without, 'blockedMs').median),
      figure(middle(own, 'bytes').median / 1000),
      scores.map(({ median }) => median).join(', '),
    ]);
    console.log(`  ${rows.at(-1)?.join(' | ')}`);
    const failed = [...new Set(own.flatMap((sample) => sample.failed))];
    const missed = [
      first > most.ofBare ? `FCP ${figure(first)} times that without scripts` : '',
      largest > most.ofBare ? `LCP ${figure(largest)} times that without scripts` : '',
      middle(own, 'largestMs').median > most.largestMs ? `LCP ${figure(middle(own, 'largestMs').median)} ms` : '',
      middle(own, 'shift').median > most.shift ? `CLS ${figure(middle(own, 'shift').median)}` : '',
      middle(own, 'blockedMs').median > most.blockedMs ? `TBT ${figure(middle(own, 'blockedMs').median)} ms` : '',
      scores.some(({ median }) => median < most.score) ? `scores ${scores.map(({ median }) => median).join(', ')}` : '',
    ].filter(Boolean);
    const limits = [
      middle(own, 'largestMs').median > most.largestMs ? causes.largest : '',
      middle(own, 'blockedMs').median > most.blockedMs ? causes.blocked(middle(without, 'blockedMs').median) : '',
      failed.length > 0 ? `Lighthouse names ${failed.join(', ')}` : '',
    ].filter(Boolean);
    if (missed.length > 0)
      short.push({
        what: `First paint of ${path}`,
        wanted: 'within 1.1 of the page without scripts, LCP 1,000 ms, CLS 0, TBT 50 ms, 100 four times',
        reached: missed.join('; '),
        limit: limits.join('; ') || 'see the spread',
      });
    worst.push(...own);
    console.log(`  ${path}: LCP ${figure(middle(own, 'largestMs').median)} ms, ${figure(largest)} of that without scripts`);
  }
  return {
    title: 'First paint',
    introduction: `Lighthouse 13.5.0 as it comes: a phone on a slow line, simulated; medians of ${times}. The same page without any script, through the same nginx, is what the ratios are to. Milliseconds depend on how quiet the machine is.`,
    tables: [
      {
        title: bench.paths ? 'The routes that were asked for' : 'Every route',
        columns: [
          'Page',
          'FCP, ms',
          'LCP, ms',
          'FCP : without scripts',
          'LCP : without scripts',
          'CLS',
          'TBT, ms',
          'TBT without scripts, ms',
          'kB in all',
          'performance, accessibility, best practices, SEO',
        ],
        rows,
      },
    ],
    short,
    rounds: times,
    options: bench.paths ? ` --paths ${bench.paths.join(',')}` : '',
    figures: { slowestLargestMs: Math.max(...worst.map(({ largestMs }) => largestMs)) },
    plots: [],
  };
}
