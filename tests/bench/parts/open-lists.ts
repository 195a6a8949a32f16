import { postsPerPage } from '../../../app/backend/blog-posts.ts';
import { postPageQuery } from '../../../app/backend/blog-posts-cache.ts';
import { createAsker } from '../ask.ts';
import { anonKey, startBenchSite } from '../bench-site.ts';
import { type Load, load } from '../load.ts';
import type { Measured } from '../part.ts';
import { figure, interleave, spread, withSpread } from '../rounds.ts';
import type { Workbench } from '../workbench.ts';

const path = `/rest/v1/blog_posts?select=*&order=published_at.desc&offset=0&limit=${postsPerPage}`;

/** How many readers may leave the blog's list open, when each asks again every so often and nothing has changed. */
export async function measureOpenLists(bench: Workbench): Promise<Measured> {
  const everySeconds = Number(postPageQuery(1).refetchInterval) / 1000;
  const site = await startBenchSite(bench, { name: 'open_lists' });
  const [web] = site.web;
  if (!web) throw new Error('no web process');
  const asker = createAsker(web.port, { Host: site.host, apikey: anonKey });
  const { headers: answered } = await asker.ask(path);
  asker.close();
  const headers = { apikey: anonKey, 'If-None-Match': String(answered.etag) };
  const { seconds } = bench;
  const direct = () =>
    load({ url: `http://127.0.0.1:${web.port}${path}`, headers: { ...headers, Host: site.host }, pids: [web.pid], seconds });
  const kept = () => load({ url: `${site.base}${path}`, headers, pids: [web.pid, site.nginx.pid], seconds });
  /** nginx closes a silent connection after 30 seconds: the next question may need a new one, and the keys for it. */
  const renewed = () =>
    load({ url: `${site.base}${path}`, headers: { ...headers, Connection: 'close' }, pids: [web.pid, site.nginx.pid], seconds });
  await kept();
  const samples = await interleave(bench.rounds, { direct, kept, renewed });
  const cost = (own: readonly Load[]) => spread(own.map(({ processorMs }) => processorMs));
  const carried = (own: readonly Load[]) => (everySeconds * 1000) / cost(own).median;
  const row = (what: string, own: readonly Load[]) => [
    what,
    withSpread(spread(own.map(({ perSecond }) => perSecond))),
    withSpread(cost(own)),
    figure(spread(own.map(({ bytesEach }) => bytesEach)).median),
    figure(carried(own)),
  ];
  return {
    title: 'Open blog lists',
    introduction: `A reader who leaves the list open asks again every ${everySeconds} seconds (app/backend/blog-posts-cache.ts) and is told that nothing changed. From what that costs: how many of them one core carries, if it does nothing else.`,
    tables: [
      {
        title: 'An unchanged list (304)',
        columns: ['How', 'a second', 'ms of processor each', 'bytes each', 'lists that one core carries'],
        rows: [
          row('The web process alone', samples.direct),
          row('Through nginx with TLS, connection kept', samples.kept),
          row('Through nginx with TLS, a new connection each time', samples.renewed),
        ],
      },
    ],
    short: [],
    figures: {
      everySeconds,
      openLists: carried(samples.kept),
      openListsNewConnections: carried(samples.renewed),
      unchangedThroughNginxMs: cost(samples.kept).median,
    },
    plots: [],
  };
}
