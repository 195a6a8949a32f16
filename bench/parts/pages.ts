import { sitePaths } from '../../tests/support/site-paths.ts';
import { type FinishedPage, fileName, startBareNginx } from '../bare-nginx.ts';
import { anonKey, type BenchSite, startBenchSite } from '../bench-site.ts';
import { createHttpClient, type HttpClient } from '../http-client.ts';
import { type Load, load } from '../load.ts';
import { figure, interleave, ratio, spread, withSpread } from '../rounds.ts';
import type { Part, Workbench } from '../workbench.ts';

const brotli = { 'Accept-Encoding': 'br' };

/** Pages that share a module with another page that is measured. */
const sameModule = [
  /^\/(terms-of-service|accessibility|complaints)$/,
  /^\/locations\/(nhs-)?(ripon|leeds)-dentist$/,
  /^\/share$/,
];

async function finishedPage({ get }: HttpClient, path: string): Promise<FinishedPage | undefined> {
  const { body, headers, status } = await get(path);
  if (status !== 200) throw new Error(`${path}: status ${status}`);
  // A private page is rendered for each visitor, so no file could replace it.
  if (/no-store|private/.test(headers['cache-control'] ?? '')) return undefined;
  return { path, body };
}

async function pagesOf(bench: Workbench, site: BenchSite): Promise<FinishedPage[]> {
  const client = createHttpClient(site.web.port, { Host: site.host, ...brotli });
  const paths = sitePaths.filter((path) => !sameModule.some((pattern) => pattern.test(path)));
  const { body } = await client.get('/rest/v1/blog_posts?select=slug&limit=1', { apikey: anonKey });
  const [{ slug }] = JSON.parse(body.toString()) as [{ slug: string }];
  const found: FinishedPage[] = [];
  for (const path of [...paths, `/blog/${slug}`]) {
    const page = await finishedPage(client, path);
    if (page) found.push(page);
  }
  client.close();
  return bench.trial ? found.filter(({ path }) => ['/', '/blog'].includes(path)) : found;
}

const of = (samples: readonly Load[], what: keyof Load) => samples.map((sample) => sample[what]);

/** The same bytes from bare nginx and from the site's nginx, and pages from the web process alone. */
export const measurePages: Part = async (bench) => {
  const site = await startBenchSite(bench, { name: 'pages' });
  const { web } = site;
  const pages = await pagesOf(bench, site);
  const bareNginx = await startBareNginx(bench, pages, site.nginx.folder);
  const { seconds } = bench;
  const headers = { ...brotli, Host: site.host };
  const fromNginx = (path: string) =>
    load({ url: `${site.base}${path}`, seconds, headers: brotli, pids: [site.nginx.pid, web.pid] });
  const fromBareNginx = (path: string) =>
    load({ url: `https://localhost:${bareNginx.port}/${path}`, seconds, headers: brotli, pids: [bareNginx.pid] });
  const fromProcess = (path: string) => load({ url: `http://127.0.0.1:${web.port}${path}`, seconds, headers, pids: [web.pid] });

  // Fill nginx's cache, and let Node compile.
  for (const { path } of pages) await load({ url: `${site.base}${path}`, seconds: 1, headers: brotli, pids: [], connections: 2 });
  for (let time = 0; time < (bench.trial ? 1 : 3); time += 1) await fromProcess('/');

  const rows: string[][] = [];
  const costs = { nginx: [] as number[], web: [] as number[] };
  for (const [number, { body, path }] of pages.entries()) {
    const samples = await interleave(bench.rounds, {
      bareNginx: () => fromBareNginx(fileName(number)),
      nginx: () => fromNginx(path),
      web: () => fromProcess(path),
    });
    const { bareNginx: plain, nginx, web: own } = samples;
    costs.nginx.push(spread(of(nginx, 'cpuMs')).median);
    costs.web.push(spread(of(own, 'cpuMs')).median);
    rows.push([
      path,
      figure(body.length / 1000),
      ...[plain, nginx, own].map((one) => figure(spread(of(one, 'perSecond')).median)),
      withSpread(ratio(of(nginx, 'perSecond'), of(plain, 'perSecond'))),
      figure(ratio(of(plain, 'cpuMs'), of(nginx, 'cpuMs')).median),
    ]);
    console.log(`  ${rows.at(-1)?.join(' | ')}`);
  }
  return {
    title: 'Pages',
    tables: [
      {
        title: 'Requests per second over 16 connections, and ratios (target: 0.8)',
        columns: ['Page', 'kB, Brotli', 'bare nginx', 'our nginx', 'web process', 'our nginx : bare nginx', 'by CPU time'],
        rows,
      },
      {
        title: 'CPU time of one page, median of all pages',
        columns: ['Server', 'ms'],
        rows: [
          ['our nginx, with TLS', figure(spread(costs.nginx).median)],
          ['web process, page in its cache', figure(spread(costs.web).median)],
        ],
      },
    ],
  };
};
