import { expect, test } from 'vitest';
import { cachePolicy } from '../../server/platform/http/cache-policy.ts';
import { servedPage } from '../support/served-page.ts';
import { sitePaths } from '../support/site-paths.ts';
import { testPort } from '../support/test-site.ts';
import { startWebProcess } from '../support/web-process.ts';

const publicPaths = sitePaths.filter((path) => cachePolicy(path, '') !== 'private');
/** Without a database the blog returns an error, which is not cached. */
const paths = publicPaths.filter((path) => path !== '/blog');

test('two processes send the same ETag for an unchanged page', async () => {
  const start = (port: number, clock: string) =>
    startWebProcess(port, { CLOCK: clock, SITE_URL: 'https://group.example', HOST_ALIASES: `localhost:${port}` });
  const [one, other] = await Promise.all([
    start(testPort + 260, '2026-11-16T09:00:00Z'),
    start(testPort + 261, '2026-11-16T12:20:00Z'),
  ]);
  try {
    for (const path of paths) {
      const tags = await Promise.all([one, other].map(async ({ base }) => (await fetch(base + path)).headers.get('etag')));
      expect(tags[0], path).toMatch(/^W\/"/);
      expect(tags[1], path).toBe(tags[0]);
    }
  } finally {
    await Promise.all([one.stop(), other.stop()]);
  }
});

test('a process renders every page when it starts, for the first search, and requests for other URLs evict none', async () => {
  const metricsPort = testPort + 263;
  const web = await startWebProcess(testPort + 262, { METRICS_PORT: String(metricsPort) });
  const read = async (path: string) => (await fetch(web.base + path)).text();
  const metrics = async () => (await fetch(`http://localhost:${metricsPort}/metrics`)).text();
  const rendered = async () => Number(/^pages_made_total (\d+)$/m.exec(await metrics())?.[1]);
  try {
    await expect.poll(rendered).toBeGreaterThanOrEqual(paths.length);
    for (let number = 0; number < 200; number += 1) {
      await Promise.all([read(`/?tag=${number}`), read(`/nowhere-${number}`)]);
    }
    const before = await rendered();
    expect(before).toBeGreaterThanOrEqual(200);
    for (const path of paths) await read(path);
    expect(await rendered()).toBe(before);
  } finally {
    await web.stop();
  }
});

test("only pages that show 'Open now' without JavaScript have a short stale-if-error", async () => {
  for (const path of publicPaths) {
    const { headers, html } = await servedPage(path);
    const isLive = /<p class="opening-now"(?! hidden)/.test(html);
    expect(headers.get('cache-control'), path).toBe(`public, max-age=0, s-maxage=3, stale-if-error=${isLive ? 60 : 86_400}`);
  }
});
