import { sitePaths } from '../../support/site-paths.ts';
import { type Asker, createAsker } from '../ask.ts';
import { type FinishedPage, startBareNginx, startBareNode } from '../bare-servers.ts';
import { type BenchSite, startBenchSite } from '../bench-site.ts';
import { type Load, load } from '../load.ts';
import type { Measured, Short } from '../part.ts';
import { figure, interleave, ratio, spread, withSpread } from '../rounds.ts';
import type { Workbench } from '../workbench.ts';

const wanted = 0.8;
const hopByHop = ['connection', 'keep-alive', 'date', 'transfer-encoding'];
const brotli = { 'Accept-Encoding': 'br' };

/** Addresses that one module serves are one page with other words: one of them stands for all, unless all are asked for. */
const sameModule = [
  /^\/(terms-of-service|accessibility|complaints)$/,
  /^\/locations\/(nhs-)?(ripon|leeds)-dentist$/,
  /^\/share$/,
];

async function finishedPage({ ask }: Asker, path: string): Promise<FinishedPage | undefined> {
  const { body, headers, status } = await ask(path);
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  // A page for one visitor is made for each: no file could serve it.
  if (/no-store|private/.test(headers['cache-control'] ?? '')) return undefined;
  const kept = Object.entries(headers).filter(([name]) => !hopByHop.includes(name));
  return { path, body, headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])) };
}

async function pagesOf(bench: Workbench, site: BenchSite): Promise<FinishedPage[]> {
  const asker = createAsker(site.web[0]?.port ?? 0, { Host: site.host, ...brotli });
  const paths = sitePaths.filter((path) => bench.everyRoute || !sameModule.some((pattern) => pattern.test(path)));
  const { body } = await asker.ask('/rest/v1/blog_posts?select=slug&limit=1', { apikey: 'public-anonymous-key' });
  const [{ slug }] = JSON.parse(body.toString()) as [{ slug: string }];
  const found: FinishedPage[] = [];
  for (const path of [...paths, `/blog/${slug}`]) {
    const page = await finishedPage(asker, path);
    if (page) found.push(page);
  }
  asker.close();
  return bench.trial ? found.filter(({ path }) => ['/', '/blog'].includes(path)) : found;
}

const of = (samples: readonly Load[], what: keyof Load) => samples.map((sample) => sample[what]);

/** The same bytes through nginx alone, through ours, from the process, from node:http. */
export async function measurePages(bench: Workbench): Promise<Measured> {
  const site = await startBenchSite(bench, { name: 'pages' });
  const [web] = site.web;
  if (!web) throw new Error('no web process');
  const pages = await pagesOf(bench, site);
  const bare = await startBareNginx(bench, pages, site.nginx.folder);
  const node = await startBareNode(bench, pages);
  const { seconds } = bench;
  const host = { Host: site.host };
  const fromNginx = (path: string) =>
    load({ url: `${site.base}${path}`, seconds, headers: brotli, pids: [site.nginx.pid, web.pid] });
  const fromBareNginx = (path: string) =>
    load({ url: `https://localhost:${bare.tlsPort}${path}`, seconds, headers: brotli, pids: [bare.pid] });
  const fromOrigin = (path: string) =>
    load({ url: `http://127.0.0.1:${web.port}${path}`, seconds, headers: { ...brotli, ...host }, pids: [web.pid] });
  const fromNode = (path: string) =>
    load({ url: `http://127.0.0.1:${node.port}${path}`, seconds, headers: brotli, pids: [node.pid] });

  // Node's compiler needs a moment, and nginx its copies.
  for (const { path } of pages) await load({ url: `${site.base}${path}`, seconds: 1, headers: brotli, pids: [], connections: 2 });
  for (let time = 0; time < (bench.trial ? 1 : 3); time += 1) for (const warm of [fromOrigin, fromNode]) await warm('/');

  const short: Short[] = [];
  const rows: string[][] = [];
  const bars: { label: string; value: number; text: string }[] = [];
  const all = { nginx: [] as number[], origin: [] as number[], nginxCost: [] as number[], originCost: [] as number[] };
  for (const [number, { body, path }] of pages.entries()) {
    const samples = await interleave(bench.rounds, {
      bare: () => fromBareNginx(bare.address(number)),
      nginx: () => fromNginx(path),
      node: () => fromNode(path),
      origin: () => fromOrigin(path),
    });
    const throughNginx = ratio(of(samples.nginx, 'perSecond'), of(samples.bare, 'perSecond'));
    const fromProcess = ratio(of(samples.origin, 'perSecond'), of(samples.node, 'perSecond'));
    const nginxCost = ratio(of(samples.bare, 'processorMs'), of(samples.nginx, 'processorMs'));
    const originCost = ratio(of(samples.node, 'processorMs'), of(samples.origin, 'processorMs'));
    all.nginx.push(throughNginx.median);
    all.origin.push(fromProcess.median);
    all.nginxCost.push(spread(of(samples.nginx, 'processorMs')).median);
    all.originCost.push(spread(of(samples.origin, 'processorMs')).median);
    rows.push([
      path,
      figure(body.length / 1000),
      ...(['bare', 'nginx', 'node', 'origin'] as const).map((name) => figure(spread(of(samples[name], 'perSecond')).median)),
      withSpread(throughNginx),
      figure(nginxCost.median),
      withSpread(fromProcess),
      figure(originCost.median),
    ]);
    bars.push({ label: `${path} through nginx`, value: throughNginx.median, text: figure(throughNginx.median) });
    bars.push({ label: `${path} from the process`, value: fromProcess.median, text: figure(fromProcess.median) });
    console.log(`  ${path}: ${figure(throughNginx.median)} of bare nginx, ${figure(fromProcess.median)} of node:http`);
  }
  const headers = await interleave(bench.rounds, {
    without: () => fromBareNginx(bare.address(0)),
    with: () => fromBareNginx(bare.addressWithHeaders(0)),
  });
  const headersCost = ratio(of(headers.with, 'perSecond'), of(headers.without, 'perSecond'));
  const headerBytes = spread(of(headers.with, 'bytesEach')).median - spread(of(headers.without, 'bytesEach')).median;
  const lowest = (values: readonly number[]) => Math.min(...values);
  if (lowest(all.nginx) < wanted)
    short.push({
      what: 'Pages through nginx, of bare nginx with the same bytes',
      wanted: `${wanted} on every page`,
      reached: `${figure(lowest(all.nginx))} to ${figure(Math.max(...all.nginx))}`,
      limit: `bare nginx sends none of our headers: with them (${figure(headerBytes)} bytes more) it has ${figure(headersCost.median)} of its own throughput; a copy in the cache is opened, checked and read by its own header each time, a file by sendfile`,
    });
  if (lowest(all.origin) < wanted)
    short.push({
      what: 'Pages from the web process alone, of node:http with the same bytes and headers',
      wanted: `${wanted} on every page`,
      reached: `${figure(lowest(all.origin))} to ${figure(Math.max(...all.origin))}`,
      limit: 'host, request id, limits and the log line of each request, which node:http alone has not',
    });
  return {
    title: 'Pages',
    introduction:
      'Each page four ways, over 16 connections: from files by nginx and nothing else; through our nginx with its cache warm; from node:http with the same bytes and headers; from the web process alone. The first two over TLS, the others without, as each is used. A ratio is taken round by round; that of processor time says the same for one request, whoever was the limit.',
    tables: [
      {
        title: 'Requests a second, and ratios',
        columns: [
          'Page',
          'kB, brotli',
          'bare nginx',
          'our nginx',
          'node:http',
          'our process',
          'our nginx : bare nginx',
          'by processor time',
          'our process : node:http',
          'by processor time',
        ],
        rows,
      },
      {
        title: 'What the headers cost, home page',
        columns: ['What', 'Figure'],
        rows: [
          ['Headers of ours that bare nginx does not send, bytes', figure(headerBytes)],
          ['Bare nginx with them, of bare nginx without', withSpread(headersCost)],
        ],
      },
    ],
    short,
    figures: {
      nginxPageMs: spread(all.nginxCost).median,
      originPageMs: spread(all.originCost).median,
      pageKilobytes: spread(pages.map(({ body }) => body.length / 1000)).median,
      leastOfBareNginx: lowest(all.nginx),
      leastOfNode: lowest(all.origin),
    },
    plots: [
      {
        file: 'bench-pages.png',
        title: 'Requests a second, as a share of what nginx and node:http do with the same bytes',
        scale: 'linear',
        target: { value: wanted, text: `wanted: ${wanted}` },
        bars,
      },
    ],
  };
}
