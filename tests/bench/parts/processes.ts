import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { asRole } from '../../support/as-role.ts';
import { createAsker } from '../ask.ts';
import { anonKey, type BenchSite, startBenchSite } from '../bench-site.ts';
import { load } from '../load.ts';
import type { Measured, Short } from '../part.ts';
import { fillPosts } from '../posts.ts';
import { figure, interleave, ratio, spread, withSpread } from '../rounds.ts';
import type { Workbench } from '../workbench.ts';

const counts = [1, 2, 4];
const seenWithinMs = 1_000;

/** Publishes as the worker does, and asks every process itself, over and over, until it has the new post. */
async function publishAndWait(site: BenchSite, number: number): Promise<number> {
  const slug = `a-post-to-be-seen-${number}`;
  const askers = site.web.map(({ port }) => createAsker(port, { Host: site.host, apikey: anonKey }));
  const newest = '/rest/v1/blog_posts?select=slug&order=published_at.desc&limit=1';
  // So that each has something to forget.
  for (const { ask } of askers) await ask(newest);
  await asRole(site.databases.site_worker, (worker) =>
    worker.query(
      `insert into blog_posts (slug, title, excerpt, content, category, author, published_at)
       values ($1, 'To be seen', 'Soon', '<p>Now.</p>', 'News', 'The team', now())`,
      [slug],
    ),
  );
  const published = performance.now();
  const seenBy = await Promise.all(
    askers.map(async ({ ask, close }) => {
      for (;;) {
        const { body } = await ask(newest);
        if (body.includes(slug) || performance.now() - published > 10_000) break;
        await sleep(2);
      }
      close();
      return performance.now() - published;
    }),
  );
  return Math.max(...seenBy);
}

export async function measureProcesses(bench: Workbench): Promise<Measured> {
  const sites: BenchSite[] = [];
  for (const webProcesses of counts) {
    const fill = (adminUrl: string) => fillPosts(adminUrl, 100);
    sites.push(await startBenchSite(bench, { name: `processes_${webProcesses}`, webProcesses, fill }));
  }
  const searches = join(bench.folder, 'searches');
  const words = ['fluoride', 'implant', 'nhs', 'toothbrush', 'emergency', 'whitening', 'children', 'fillings'];
  writeFileSync(searches, words.map((word) => `/search?q=${word}\n`).join(''));
  const pids = (site: BenchSite) => [site.nginx.pid, site.postgresPid, ...site.web.map(({ pid }) => pid)];
  const search = (site: BenchSite) => () =>
    load({ url: site.base, requests: searches, headers: { 'Accept-Encoding': 'br' }, pids: pids(site), seconds: bench.seconds });
  const list = (site: BenchSite) => () =>
    load({
      url: `${site.base}/rest/v1/blog_posts?select=slug,title&limit=12`,
      headers: { apikey: anonKey },
      pids: pids(site),
      seconds: bench.seconds,
    });
  for (const site of sites) {
    // The first search of a process reads every page of the site.
    for (const { port } of site.web) {
      const asker = createAsker(port, { Host: site.host });
      await asker.ask('/search?q=gums');
      asker.close();
    }
    for (const warm of [search(site), list(site)]) await warm();
  }
  const named = (make: (site: BenchSite) => () => ReturnType<typeof load>) =>
    Object.fromEntries(sites.map((site, index) => [String(counts[index]), make(site)]));
  const searched = await interleave(bench.rounds, named(search));
  const listed = await interleave(bench.rounds, named(list));
  const rows: string[][] = [];
  for (const [what, samples] of [
    ['Searches, rendered for each visitor', searched],
    ['Lists of posts, kept by the process', listed],
  ] as const) {
    const rate = (count: number) => (samples[String(count)] ?? []).map(({ perSecond }) => perSecond);
    for (const count of counts) {
      const own = samples[String(count)] ?? [];
      rows.push([
        what,
        String(count),
        withSpread(spread(rate(count))),
        withSpread(ratio(rate(count), rate(1))),
        figure(spread(own.map(({ processorMs }) => processorMs)).median),
        figure(spread(own.map(({ processors }) => processors)).median),
      ]);
    }
  }
  const seen: string[][] = [];
  const short: Short[] = [];
  let slowest = 0;
  for (const [index, site] of sites.entries()) {
    const times: number[] = [];
    for (let number = 0; number < Math.max(2, bench.rounds); number += 1) times.push(await publishAndWait(site, number));
    slowest = Math.max(slowest, ...times);
    seen.push([String(counts[index]), withSpread(spread(times))]);
  }
  if (slowest > seenWithinMs)
    short.push({
      what: 'A published post is seen by every web process',
      wanted: 'within about 1 s',
      reached: `${figure(slowest)} ms at the slowest`,
      limit: 'the machine was too busy to run all of them at once, or a listener had lost its connection',
    });
  const doubled = ratio(
    (searched['2'] ?? []).map(({ perSecond }) => perSecond),
    (searched['1'] ?? []).map(({ perSecond }) => perSecond),
  );
  if (doubled.median < 1.6)
    short.push({
      what: 'Throughput with twice the web processes',
      wanted: 'twice',
      reached: figure(doubled.median),
      limit: `${cpus().length} processors, shared with nginx, PostgreSQL and the one who asks; the last column says how many they had`,
    });
  return {
    title: 'Web processes',
    introduction:
      'One, two and four web processes behind our nginx, asked for what nginx does not keep. A post is published as the worker does it, and every process is asked directly until it shows it.',
    tables: [
      {
        title: 'Throughput through nginx',
        columns: ['What', 'Processes', 'a second', 'to one process', 'ms of processor each', 'processors used'],
        rows,
      },
      {
        title: 'From the commit of a new post until the last process shows it',
        columns: ['Processes', 'ms'],
        rows: seen,
      },
    ],
    short,
    figures: {
      seenMs: slowest,
      searchesPerSecond: spread((searched['1'] ?? []).map(({ perSecond }) => perSecond)).median,
      searchMs: spread((searched['1'] ?? []).map(({ processorMs }) => processorMs)).median,
    },
    plots: [],
  };
}
