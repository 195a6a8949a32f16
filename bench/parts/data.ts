import { setTimeout as sleep } from 'node:timers/promises';
import { postsPerPage } from '../../app/backend/blog-posts.ts';
import { asRole } from '../../tests/support/as-role.ts';
import { anonKey, type BenchSite, startBenchSite } from '../bench-site.ts';
import { fillPosts } from '../fill-posts.ts';
import { interleave, ratio, spread, withSpread } from '../rounds.ts';
import type { Part, Workbench } from '../workbench.ts';

const sizes = [10, 1_000, 100_000];
const searched = ['fluoride', 'implant', 'nhs dentist', 'toothbrush', 'emergency', 'whitening', 'children', 'fillings'];
const listPath = `/rest/v1/blog_posts?select=*&order=published_at.desc&offset=0&limit=${postsPerPage}`;

type Grown = { posts: number; site: BenchSite; slugs: string[]; etag: string };

const get = ({ webBase }: BenchSite, path: string, headers: Record<string, string> = {}) =>
  fetch(`${webBase}${path}`, { headers: { apikey: anonKey, ...headers } });

async function startGrown(bench: Workbench, posts: number): Promise<Grown> {
  const site = await startBenchSite(bench, { name: `data_${posts}`, fill: (adminUrl) => fillPosts(adminUrl, posts) });
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
      await get(site, path);
  }
  const { headers } = await get(site, listPath);
  return { posts, site, slugs, etag: headers.get('etag') ?? '' };
}

/** Expires all cached posts, as a publication does. */
async function expirePosts({ site }: Grown): Promise<void> {
  await sleep(1_100);
  await asRole(site.databases.site_worker, (worker) => worker.query("select pg_notify('blog_posts_changed', '')"));
  await sleep(100);
}

/** The median time of a request, in ms. */
async function sample({ site }: Grown, paths: readonly string[], headers: Record<string, string> = {}): Promise<number> {
  const times: number[] = [];
  for (const path of paths) {
    const began = performance.now();
    const response = await get(site, path, headers);
    await response.arrayBuffer();
    times.push(performance.now() - began);
    if (response.status !== 200 && response.status !== 304) throw new Error(`${path}: status ${response.status}`);
  }
  return spread(times).median;
}

async function sampleExpired(grown: Grown, paths: readonly string[]): Promise<number> {
  await expirePosts(grown);
  return sample(grown, paths);
}

const repeated = (path: string, times: number) => Array.from({ length: times }, () => path);

const requests: Record<string, (grown: Grown) => Promise<number>> = {
  'Blog list, cached': (grown) => sample(grown, repeated('/blog', 100)),
  'Blog list after a publication': (grown) => sampleExpired(grown, ['/blog']),
  'Articles after a publication': (grown) =>
    sampleExpired(
      grown,
      grown.slugs.map((slug) => `/blog/${slug}`),
    ),
  'Refetch, unchanged (304)': (grown) => sample(grown, repeated(listPath, 100), { 'If-None-Match': grown.etag }),
  'Refetch after a publication': (grown) => sampleExpired(grown, [listPath]),
  Search: (grown) =>
    sample(
      grown,
      searched.map((words) => `/search?q=${encodeURIComponent(words)}`),
    ),
  'Sitemap, or its index': (grown) => sample(grown, repeated('/sitemap.xml', 3)),
  'Sitemap, first part': async (grown) => {
    const { status } = await get(grown.site, '/sitemap-1.xml');
    return sample(grown, repeated(status === 200 ? '/sitemap-1.xml' : '/sitemap.xml', 2));
  },
};

/** Sites that differ only in the number of posts. Requests go directly to the web process. */
export const measureData: Part = async (bench) => {
  const sites: Grown[] = [];
  for (const posts of sizes) sites.push(await startGrown(bench, posts));
  const rows: string[][] = [];
  for (const [name, measure] of Object.entries(requests)) {
    const candidates = Object.fromEntries(sites.map((grown) => [`${grown.posts} posts`, () => measure(grown)]));
    const samples = Object.values(await interleave(bench.rounds, candidates));
    const [smallest = []] = samples;
    for (const [index, { posts }] of sites.entries()) {
      const times = samples[index] ?? [];
      const compared = index === 0 ? '' : withSpread(ratio(times, smallest));
      rows.push([name, posts.toLocaleString('en-GB'), withSpread(spread(times)), compared]);
      console.log(`  ${rows.at(-1)?.join(' | ')}`);
    }
  }
  return {
    title: 'Data',
    tables: [
      {
        title: `One request on one connection, by number of posts (target: at most 1.3 times ${sizes[0]} posts)`,
        columns: ['Request', 'Posts', 'ms', 'ratio'],
        rows,
      },
    ],
  };
};
