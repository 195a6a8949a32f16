import { join } from 'node:path';
import { freePort } from '../../local/free-port.ts';
import { startNginx } from '../../tests/faults/nginx.ts';
import { startBenchSite } from '../bench-site.ts';
import { lighthouseVersion, type Painted, prepareLighthouse, runLighthouse } from '../lighthouse.ts';
import { figure, interleave, spread, withSpread } from '../rounds.ts';
import { startWithoutScripts } from '../without-scripts.ts';
import type { Part } from '../workbench.ts';

/** One page of each kind. */
const paths = [
  '/',
  '/emergency-dentist',
  '/blog',
  '/blog/thinking-about-teeth-whitening',
  '/share-your-story',
  '/privacy-policy',
];

/** Lighthouse on each page and on the same page without scripts, both through nginx with TLS and HTTP/2. */
export const measureFirstPaint: Part = async (bench) => {
  await prepareLighthouse();
  const site = await startBenchSite(bench, { name: 'first_paint' });
  const strippedPort = await freePort();
  const stripped = await startWithoutScripts(strippedPort, { port: site.web.port, host: site.host });
  bench.onEnd(stripped.stop);
  const nginx = await startNginx({ folder: join(bench.folder, 'first_paint', 'stripped'), webPorts: [strippedPort] });
  bench.onEnd(nginx.stop);
  const file = join(bench.folder, 'lighthouse.json');
  const rows: string[][] = [];
  for (const path of bench.trial ? ['/'] : paths) {
    const { own, without } = await interleave(bench.rounds, {
      own: () => runLighthouse(`${site.base}${path}`, file),
      without: () => runLighthouse(`https://localhost:${nginx.port}${path}`, file),
    });
    const of = (samples: readonly Painted[], what: keyof Painted) => spread(samples.map((one) => one[what]));
    const median = (what: keyof Painted) => of(own, what).median;
    rows.push([
      path,
      withSpread(of(own, 'performance')),
      withSpread(of(without, 'performance')),
      figure(median('accessibility')),
      figure(median('firstMs')),
      figure(median('largestMs')),
      figure(median('largestMs') / of(without, 'largestMs').median),
      withSpread(of(own, 'blockedMs')),
      withSpread(of(without, 'blockedMs')),
      figure(median('shift')),
      figure(median('bytes') / 1000),
    ]);
    console.log(`  ${rows.at(-1)?.join(' | ')}`);
  }
  return {
    title: 'First paint',
    tables: [
      {
        title: `Lighthouse ${lighthouseVersion}, default simulated phone (target: performance 97, accessibility 100)`,
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
  };
};
