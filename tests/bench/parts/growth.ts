import { setTimeout as sleep } from 'node:timers/promises';
import { postsPerPage } from '../../../app/backend/blog-posts.ts';
import { asRole } from '../../support/as-role.ts';
import { type Asker, createAsker } from '../ask.ts';
import { anonKey, type BenchSite, startBenchSite } from '../bench-site.ts';
import type { Measured, Plot, Short } from '../part.ts';
import { fillPosts } from '../posts.ts';
import { processorTimeOf } from '../processor-time.ts';
import { figure, ratio, spread, withSpread } from '../rounds.ts';
import type { Workbench } from '../workbench.ts';

const sizes = [10, 1_000, 100_000];
const most = 1.3;
const restPath = `/rest/v1/blog_posts?select=*&order=published_at.desc&offset=0&limit=${postsPerPage}`;
const searched = ['fluoride', 'implant', 'nhs dentist', 'toothbrush', 'emergency', 'whitening', 'children', 'fillings'];

type Sample = { ms: number; bytes: number; processorMs: number };
type Grown = { site: BenchSite; asker: Asker; slugs: string[]; etag: string };

async function grow(bench: Workbench, posts: number): Promise<Grown> {
  const site = await startBenchSite(bench, { name: `growth_${posts}`, fill: (adminUrl) => fillPosts(adminUrl, posts) });
  const asker = createAsker(site.web[0]?.port ?? 0, { Host: site.host, apikey: anonKey, 'Accept-Encoding': 'br' });
  const slugs = await asRole(site.adminUrl, async (admin) => {
    // The ten that are there at every size.
    const { rows } = await admin.query<{ slug: string }>(
      "select slug from blog_posts where slug !~ '-\\d+$' order by slug limit 10",
    );
    return rows.map(({ slug }) => slug);
  });
  // The first search reads every page of the site, and all that is run for the first time is slow.
  for (let time = 0; time < 3; time += 1) {
    for (const path of ['/blog', ...slugs.map((slug) => `/blog/${slug}`), '/search?q=gums', '/sitemap.xml'])
      await asker.ask(path);
  }
  const { headers } = await asker.ask(restPath);
  return { site, asker, slugs, etag: String(headers.etag) };
}

/** Everything that was kept of the posts is out of date, as after a publication; a page is kept for a second more. */
async function forget({ site }: Grown): Promise<void> {
  await sleep(1_100);
  await asRole(site.databases.site_worker, (worker) => worker.query("select pg_notify('blog_posts_changed', '')"));
  await sleep(100);
}

async function sample({ asker, site }: Grown, paths: readonly string[], headers: Record<string, string> = {}): Promise<Sample> {
  const times: number[] = [];
  let bytes = 0;
  const pids = [site.web[0]?.pid ?? 0, site.postgresPid];
  const { seconds } = await processorTimeOf(pids, async () => {
    for (const path of paths) {
      const answer = await asker.ask(path, headers);
      if (answer.status !== 200 && answer.status !== 304) throw new Error(`${path} answered ${answer.status}`);
      times.push(answer.ms);
      bytes += answer.body.length;
    }
  });
  return { ms: spread(times).median, bytes: bytes / paths.length, processorMs: (seconds / paths.length) * 1000 };
}

const repeated = (path: string, times: number) => Array.from({ length: times }, () => path);

/** What is measured, each as it goes through the process and the database. */
const measures: Record<string, (grown: Grown) => Promise<Sample>> = {
  'Blog list, kept': (grown) => sample(grown, repeated('/blog', 100)),
  'Blog list after a publication': async (grown) => {
    await forget(grown);
    return sample(grown, ['/blog']);
  },
  'Articles after a publication': async (grown) => {
    await forget(grown);
    return sample(
      grown,
      grown.slugs.map((slug) => `/blog/${slug}`),
    );
  },
  'Refetch, unchanged (304)': (grown) => sample(grown, repeated(restPath, 100), { 'If-None-Match': grown.etag }),
  'Refetch after a publication': async (grown) => {
    await forget(grown);
    return sample(grown, [restPath]);
  },
  Search: (grown) =>
    sample(
      grown,
      searched.map((words) => `/search?q=${encodeURIComponent(words)}`),
    ),
  'Sitemap: the file that is asked for': (grown) => sample(grown, repeated('/sitemap.xml', 3)),
  'Sitemap: its first part': async (grown) => {
    const { status } = await grown.asker.ask('/sitemap-1.xml');
    return sample(grown, repeated(status === 200 ? '/sitemap-1.xml' : '/sitemap.xml', 2));
  },
};

/** Why these grow; a cause that has gone takes its line along. */
const causes: Record<string, string> = {
  Search:
    'with ten posts one or two have the words; with more, twenty excerpts are shown and up to 200 posts ranked (server/articles/blog-posts.ts)',
  'Sitemap: the file that is asked for': 'an index has a line for every 1,000 addresses (server/content/sitemap.ts)',
  'Sitemap: its first part':
    'a part is full at 1,000 addresses: a site with ten posts has a short one, and above that all are the same (server/content/sitemap.ts)',
};

export async function measureGrowth(bench: Workbench): Promise<Measured> {
  const counts = bench.trial ? sizes.slice(0, 2) : sizes;
  const grown: Grown[] = [];
  for (const posts of counts) grown.push(await grow(bench, posts));
  const rows: string[][] = [];
  const short: Short[] = [];
  const bars: Plot['bars'] = [];
  const figures: Record<string, number> = {};
  for (const [name, measure] of Object.entries(measures)) {
    const samples = counts.map(() => [] as Sample[]);
    for (let round = 0; round < bench.rounds; round += 1) {
      for (const [index, site] of grown.entries()) samples[index]?.push(await measure(site));
    }
    const [smallest = []] = samples;
    for (const [index, posts] of counts.entries()) {
      const own = samples[index] ?? [];
      const of = (what: keyof Sample) => own.map((one) => one[what]);
      const compared = (what: keyof Sample) =>
        ratio(
          of(what),
          smallest.map((one) => one[what]),
        );
      // A 304 has no body: nothing of nothing.
      const bytesRatio = spread(of('bytes')).median === 0 ? undefined : compared('bytes');
      const [time, cost] = [compared('ms'), compared('processorMs')];
      rows.push([
        name,
        figure(posts),
        withSpread(spread(of('ms'))),
        figure(spread(of('bytes')).median),
        withSpread(spread(of('processorMs'))),
        ...(index === 0 ? ['', '', ''] : [withSpread(time), bytesRatio ? figure(bytesRatio.median) : '1.00', withSpread(cost)]),
      ]);
      if (index === 0) continue;
      bars.push({ label: `${name}, ${figure(posts)} posts`, value: time.median, text: figure(time.median) });
      const over = { time: time.median, bytes: bytesRatio?.median ?? 1, 'processor time': cost.median };
      const grew = Object.entries(over).filter(([, value]) => value > most);
      if (grew.length > 0)
        short.push({
          what: `${name}, ${figure(posts)} posts to ${sizes[0]}`,
          wanted: `at most ${most}`,
          reached: grew.map(([what, value]) => `${what} ${figure(value)}`).join(', '),
          limit: causes[name] ?? 'not found out yet',
        });
    }
    figures[`${name} ms`] = spread((samples.at(-1) ?? []).map(({ ms }) => ms)).median;
    figures[`${name} processor ms`] = spread((samples.at(-1) ?? []).map(({ processorMs }) => processorMs)).median;
    console.log(`  ${name}: ${samples.map((own) => figure(spread(own.map(({ ms }) => ms)).median)).join(', ')} ms`);
  }
  for (const { asker } of grown) asker.close();
  return {
    title: 'Growth',
    introduction: `The same requests to three sites that differ only in the number of posts, one after the other on one connection, straight to the web process. 'After a publication' is the first request when everything that was kept is out of date. Ratios are to ${sizes[0]} posts, round by round.`,
    tables: [
      {
        title: 'Time, bytes and processor time of one request',
        columns: ['What', 'Posts', 'ms', 'bytes', 'ms of processor', 'time', 'bytes : smallest', 'processor'],
        rows,
      },
    ],
    short,
    figures,
    plots: [
      {
        file: 'bench-growth.png',
        title: `Time of one request, as a multiple of the same with ${sizes[0]} posts`,
        scale: 'logarithmic',
        target: { value: most, text: `at most ${most}` },
        bars,
      },
    ],
  };
}
