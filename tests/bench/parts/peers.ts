import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createAsker } from '../ask.ts';
import { startBareNginx } from '../bare-servers.ts';
import { startBenchSite } from '../bench-site.ts';
import { type Load, load } from '../load.ts';
import type { Measured } from '../part.ts';
import { figure, interleave, spread, withSpread } from '../rounds.ts';
import type { Workbench } from '../workbench.ts';

const run = promisify(execFile);
const post = '/white-fillings-explained/';

/** WordPress as a practice would have it, from Debian's packages; the numbers of its processes. */
async function startWordPress(bench: Workbench): Promise<{ version: string; pids: number[] }> {
  const folder = join(bench.folder, 'wordpress');
  bench.afterwards(async () => void (await run('ops/bench/wordpress/down', [folder])));
  await run('ops/bench/wordpress/up', [folder], { timeout: 240_000 });
  const version = /\$wp_version = '([\d.]+)'/.exec(readFileSync('/usr/share/wordpress/wp-includes/version.php', 'utf8'))?.[1];
  const pids = ['nginx', 'fpm', 'mariadb'].map((name) => Number(readFileSync(join(folder, `run/${name}.pid`), 'utf8')));
  return { version: version ?? 'unknown', pids };
}

type Peer = { what: string; anchor: string; measure(): Promise<Load> };

export async function measurePeers(bench: Workbench): Promise<Measured> {
  const wordpress = await startWordPress(bench);
  const site = await startBenchSite(bench, { name: 'peers' });
  const [web] = site.web;
  if (!web) throw new Error('no web process');
  const asker = createAsker(web.port, { Host: site.host, 'Accept-Encoding': 'br' });
  const { body } = await asker.ask('/blog');
  asker.close();
  const bare = await startBareNginx(bench, [{ path: '/blog', headers: {}, body }], site.nginx.folder);
  const { seconds } = bench;
  const gzip = { 'Accept-Encoding': 'gzip' };
  const brotli = { 'Accept-Encoding': 'br' };
  // As many as there are processes of PHP: more would only wait in line.
  const ofWordPress = (port: number) => () =>
    load({
      url: `https://localhost:${port}${post}`,
      headers: gzip,
      pids: wordpress.pids,
      connections: port === 18_480 ? 6 : 16,
      seconds,
    });
  const rendered = join(bench.folder, 'rendered');
  // Each with a query of its own: none is kept, and the list is made anew from what is known of the posts.
  writeFileSync(rendered, Array.from({ length: 20_000 }, (_, number) => `/blog?made=${number}\n`).join(''));
  const peers: Record<string, Peer> = {
    bare: {
      what: 'nginx alone, our blog page compressed before, without TLS',
      anchor: '82,000 a second',
      measure: () =>
        load({ url: `http://127.0.0.1:${bare.plainPort}${bare.address(0)}`, headers: brotli, pids: [bare.pid], seconds }),
    },
    bareTls: {
      what: 'nginx alone, our blog page compressed before',
      anchor: '',
      measure: () =>
        load({ url: `https://localhost:${bare.tlsPort}${bare.address(0)}`, headers: brotli, pids: [bare.pid], seconds }),
    },
    ours: {
      what: 'Our blog page through our nginx',
      anchor: '',
      measure: () => load({ url: `${site.base}/blog`, headers: brotli, pids: [site.nginx.pid, web.pid], seconds }),
    },
    rendered: {
      what: 'Our blog page, made anew each time, process alone',
      anchor: '650 a second, not compressed',
      measure: () =>
        load({
          url: `http://127.0.0.1:${web.port}`,
          requests: rendered,
          headers: { ...brotli, Host: site.host },
          pids: [web.pid],
          connections: 8,
          seconds,
        }),
    },
    wordpress: { what: 'WordPress, a post, no page cache', anchor: '12 to 25 a second', measure: ofWordPress(18_480) },
    cached: { what: 'WordPress, a post, page cache of nginx', anchor: '800 a second', measure: ofWordPress(18_481) },
    file: { what: "WordPress's HTML as a file, compressed each time", anchor: '5,400 a second', measure: ofWordPress(18_482) },
    compressed: { what: "WordPress's HTML as a file, compressed before", anchor: '', measure: ofWordPress(18_483) },
  };
  // PHP compiles what it runs for the first time.
  for (const port of [18_080, 18_081]) {
    const visitor = createAsker(port, gzip);
    for (let time = 0; time < 3; time += 1) await visitor.ask(post);
    visitor.close();
  }
  for (const { measure } of Object.values(peers)) await measure();
  const samples = await interleave(
    bench.rounds,
    Object.fromEntries(Object.entries(peers).map(([name, { measure }]) => [name, measure])),
  );
  const of = (name: string, what: keyof Load) => spread((samples[name] ?? []).map((sample) => sample[what]));
  const rows = Object.entries(peers).map(([name, { anchor, what }]) => [
    what,
    withSpread(of(name, 'perSecond')),
    withSpread(of(name, 'medianMs')),
    withSpread(of(name, 'processorMs')),
    figure(of(name, 'bytesEach').median),
    figure(of('wordpress', 'processorMs').median / of(name, 'processorMs').median),
    anchor,
  ]);
  return {
    title: 'Peers',
    introduction: `The same load on what a practice would have instead: WordPress ${wordpress.version} from Debian's packages with its default theme, no plugin, 12 posts, with PHP's opcache on. All over TLS but where it says otherwise, 16 connections. Times are those under load. The last column is what was measured on the same kind of machine when the site was planned.`,
    tables: [
      {
        title: 'One page',
        columns: [
          'What',
          'a second',
          'ms, half within',
          'ms of processor each',
          'bytes each',
          'pages for the price of one of WordPress',
          'planned with',
        ],
        rows,
      },
    ],
    short: [],
    figures: {
      bareNginxPerSecond: of('bare', 'perSecond').median,
      bareNginxMs: of('bare', 'processorMs').median,
      renderMs: of('rendered', 'processorMs').median,
      wordpressMs: of('wordpress', 'processorMs').median,
      wordpressCachedMs: of('cached', 'processorMs').median,
      oursMs: of('ours', 'processorMs').median,
    },
    plots: [
      {
        file: 'bench-peers.png',
        title: 'Pages a second, each on the same machine in the same run (logarithmic)',
        scale: 'logarithmic',
        bars: Object.entries(peers).map(([name, { what }]) => ({
          label: what,
          value: of(name, 'perSecond').median,
          text: figure(of(name, 'perSecond').median),
        })),
      },
    ],
  };
}
