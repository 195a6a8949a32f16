import { sitePaths } from '../../tests/support/site-paths.ts';
import { startBenchSite } from '../bench-site.ts';
import { load } from '../load.ts';
import { interleave, spread, withSpread } from '../rounds.ts';
import type { Part } from '../workbench.ts';

const brotli = { 'Accept-Encoding': 'br' };

/** Pages that share a module with another page that is measured, and those that are rendered for each visitor. */
const notMeasured = [
  /^\/(terms-of-service|accessibility|complaints)$/,
  /^\/locations\/(nhs-)?(ripon|leeds)-dentist$/,
  /^\/(share|share-your-story|search)$/,
];

/** Pages through nginx and from the web process. */
export const measurePages: Part = async (bench) => {
  const { base, webBase } = await startBenchSite(bench, { name: 'pages' });
  const paths = sitePaths.filter((path) => !notMeasured.some((pattern) => pattern.test(path)));
  // Let Node compile.
  for (let time = 0; time < 3; time += 1) await load(`${webBase}/`, brotli);

  const rows: string[][] = [];
  for (const path of paths) {
    const page = await fetch(`${webBase}${path}`, { headers: brotli });
    if (page.status !== 200) throw new Error(`${path}: status ${page.status}`);
    // Fills nginx's cache.
    await load(`${base}${path}`, brotli);
    const { nginx, web } = await interleave(bench.rounds, {
      nginx: () => load(`${base}${path}`, brotli),
      web: () => load(`${webBase}${path}`, brotli),
    });
    rows.push([path, withSpread(spread(nginx)), withSpread(spread(web))]);
    console.log(`  ${rows.at(-1)?.join(' | ')}`);
  }
  return {
    title: 'Pages',
    tables: [{ title: 'Requests per second over 16 connections', columns: ['Page', 'nginx', 'web process'], rows }],
  };
};
