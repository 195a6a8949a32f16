import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { postsPerPage } from '../../app/backend/blog-posts.ts';
import { asRole } from '../../tests/support/as-role.ts';
import { anonKey, type BenchSite, startBenchSite } from '../bench-site.ts';
import { cpuSeconds } from '../cpu-time.ts';
import { fillPosts } from '../fill-posts.ts';
import { createHttpClient, type HttpClient } from '../http-client.ts';
import { type Load, load } from '../load.ts';
import { figure, interleave, ratio, spread, withSpread } from '../rounds.ts';
import type { Part, Workbench } from '../workbench.ts';

const sizes = [10, 1_000, 100_000];
/** The size at which throughput is measured. */
const loadedSize = 1_000;
const searched = ['fluoride', 'implant', 'nhs dentist', 'toothbrush', 'emergency', 'whitening', 'children', 'fillings'];
const listPath = (offset: number) =>
  `/rest/v1/blog_posts?select=*&order=published_at.desc&offset=${offset}&limit=${postsPerPage}`;

type Sample = { ms: number; cpuMs: number };
type Grown = { posts: number; site: BenchSite; client: HttpClient; pids: number[]; slugs: string[]; etag: string };

async function startGrown(bench: Workbench, posts: number): Promise<Grown> {
  const site = await startBenchSite(bench, { name: `data_${posts}`, fill: (adminUrl) => fillPosts(adminUrl, posts) });
  const client = createHttpClient(site.web.port, { Host: site.host, apikey: anonKey, 'Accept-Encoding': 'br' });
  bench.onEnd(async () => client.close());
  const slugs = await asRole(site.adminUrl, async (admin) => {
    // The ten posts that exist at every size.
    const { rows } = await admin.query<{ slug: string }>(
      "select slug from blog_posts where slug !~ '-\\d+$' order by slug limit 10",
    );
    return rows.map(({ slug }) => slug);
  });
  // The first search reads every page of the site.
  for (let time = 0; time < 3; time += 1) {
    for (const path of ['/blog', ...slugs.map((slug) => `/blog/${slug}`), '/search?q=gums', '/sitemap.xml'])
      await client.get(path);
  }
  const { headers } = await client.get(listPath(0));
  return { posts, site, client, pids: [site.web.pid, bench.postgres.pid], slugs, etag: String(headers.etag) };
}

/** Expires all cached posts, as a publication does. */
async function expirePosts({ site }: Grown): Promise<void> {
  await sleep(1_100);
  await asRole(site.databases.site_worker, (worker) => worker.query("select pg_notify('blog_posts_changed', '')"));
  await sleep(100);
}

async function sample({ client, pids }: Grown, paths: readonly string[], headers: Record<string, string> = {}): Promise<Sample> {
  const times: number[] = [];
  const before = cpuSeconds(pids);
  for (const path of paths) {
    const { ms, status } = await client.get(path, headers);
    if (status !== 200 && status !== 304) throw new Error(`${path}: status ${status}`);
    times.push(ms);
  }
  return { ms: spread(times).median, cpuMs: ((cpuSeconds(pids) - before) / paths.length) * 1000 };
}

async function sampleExpired(grown: Grown, paths: readonly string[]): Promise<Sample> {
  await expirePosts(grown);
  return sample(grown, paths);
}

const repeated = (path: string, times: number) => Array.from({ length: times }, () => path);

const requests: Record<string, (grown: Grown) => Promise<Sample>> = {
  'Blog list, cached': (grown) => sample(grown, repeated('/blog', 100)),
  'Blog list after a publication': (grown) => sampleExpired(grown, ['/blog']),
  'Articles after a publication': (grown) =>
    sampleExpired(
      grown,
      grown.slugs.map((slug) => `/blog/${slug}`),
    ),
  'Refetch, unchanged (304)': (grown) => sample(grown, repeated(listPath(0), 100), { 'If-None-Match': grown.etag }),
  'Refetch after a publication': (grown) => sampleExpired(grown, [listPath(0)]),
  Search: (grown) =>
    sample(
      grown,
      searched.map((words) => `/search?q=${encodeURIComponent(words)}`),
    ),
  'Sitemap, or its index': (grown) => sample(grown, repeated('/sitemap.xml', 3)),
  'Sitemap, first part': async (grown) => {
    const { status } = await grown.client.get('/sitemap-1.xml');
    return sample(grown, repeated(status === 200 ? '/sitemap-1.xml' : '/sitemap.xml', 2));
  },
};

async function growthRows(bench: Workbench, sites: readonly Grown[]): Promise<string[][]> {
  const rows: string[][] = [];
  for (const [name, measure] of Object.entries(requests)) {
    const candidates = Object.fromEntries(sites.map((grown) => [`${grown.posts} posts`, () => measure(grown)]));
    const samples = Object.values(await interleave(bench.rounds, candidates));
    for (const [index, { posts }] of sites.entries()) {
      const of = (what: keyof Sample, which = index) => (samples[which] ?? []).map((one) => one[what]);
      const compared = (what: keyof Sample) => (index === 0 ? '' : withSpread(ratio(of(what), of(what, 0))));
      const figures = (['ms', 'cpuMs'] as const).map((what) => withSpread(spread(of(what))));
      rows.push([name, posts.toLocaleString('en-GB'), ...figures, compared('ms'), compared('cpuMs')]);
      console.log(`  ${rows.at(-1)?.join(' | ')}`);
    }
  }
  return rows;
}

const testimonial = {
  firstName: 'Ada',
  lastName: 'Benchmark',
  email: 'ada@patient.example',
  phone: '01632 960123',
  treatment: 'Invisalign',
  rating: 5,
  title: 'Straight at last',
  description: 'A story that measures how fast a request is stored.',
  consentVideo: true,
  consentWebsite: true,
  consentMarketing: false,
};

async function throughputRows(bench: Workbench, { etag, pids, site }: Grown): Promise<string[][]> {
  const { seconds } = bench;
  const base = `http://127.0.0.1:${site.web.port}`;
  const headers = { Host: site.host, apikey: anonKey };
  const lists = join(bench.folder, 'lists');
  // More lists than the process caches, so that each request reaches the database.
  const offsets = Array.from({ length: loadedSize - postsPerPage }, (_, offset) => `${listPath(offset)}\n`);
  writeFileSync(lists, offsets.join(''));
  const forms = join(bench.folder, 'forms');
  // Without an idempotency key each request is a new one.
  writeFileSync(forms, `/functions/v1/submit-testimonial\t${JSON.stringify(testimonial)}\n`);
  const formHeaders = { ...headers, 'Content-Type': 'application/json', Origin: site.base };
  const loads: Record<string, () => Promise<Load>> = {
    [`List of ${postsPerPage} posts, not cached`]: () => load({ url: base, requests: lists, headers, pids, seconds }),
    'The same list, unchanged (304)': () =>
      load({ url: `${base}${listPath(0)}`, headers: { ...headers, 'If-None-Match': etag }, pids: [site.web.pid], seconds }),
    'Testimonial request, stored with its job': () => load({ url: base, requests: forms, headers: formHeaders, pids, seconds }),
  };
  for (const warm of Object.values(loads)) await warm();
  return Object.entries(await interleave(bench.rounds, loads)).map(([name, samples]) => [
    name,
    withSpread(spread(samples.map(({ perSecond }) => perSecond))),
    withSpread(spread(samples.map(({ cpuMs }) => cpuMs))),
  ]);
}

/** Sites that differ only in the number of posts. Requests go directly to the web process. */
export const measureData: Part = async (bench) => {
  const sites: Grown[] = [];
  for (const posts of bench.trial ? sizes.slice(0, 2) : sizes) sites.push(await startGrown(bench, posts));
  const loaded = sites.find(({ posts }) => posts === loadedSize);
  if (!loaded) throw new Error(`no site has ${loadedSize} posts`);
  return {
    title: 'Data',
    tables: [
      {
        title: `Throughput of one web process, ${figure(loadedSize)} posts`,
        columns: ['Request', 'per second', 'CPU ms each'],
        rows: await throughputRows(bench, loaded),
      },
      {
        title: `One request on one connection, by number of posts (target: at most 1.3 times ${sizes[0]} posts)`,
        columns: ['Request', 'Posts', 'ms', 'CPU ms', 'ms, ratio', 'CPU ms, ratio'],
        rows: await growthRows(bench, sites),
      },
    ],
  };
};
