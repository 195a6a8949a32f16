import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { httpGet } from '../../scripts/doctor/http-get.ts';
import { type Nginx, startNginx } from '../faults/nginx.ts';
import { asRole } from '../support/as-role.ts';
import { startTestSite } from '../support/start-test-site.ts';
import { testPort } from '../support/test-site.ts';
import { startWebProcess, type WebProcess } from '../support/web-process.ts';

// Pages served through Debian's nginx with our configuration, as time passes and content changes. The tests mostly wait, so they run
// at the same time.

/** Pages that show without JavaScript whether a practice is open, and one that does not. */
const livePaths = ['/', '/emergency-dentist', '/locations/bradford-dentist', '/locations/nhs-bradford-dentist'];
const staticPath = '/complaints';
const withinMs = 7_000;

type Site = { base: string; web: WebProcess; readyAt: number; stop(): Promise<void> };

/** Starts a web process with this clock, behind nginx. */
async function siteFrom(clock: string, offset: number): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'test-fresh-'));
  const [port, tlsPort] = [testPort + offset, testPort + offset + 1];
  const base = `https://localhost:${tlsPort}`;
  const web = await startWebProcess(port, { CLOCK: clock, SITE_URL: base, HOST_ALIASES: `localhost:${port}` });
  const nginx = await startNginx({ folder, webPorts: [port], port: tlsPort });
  const stop = async () => {
    await nginx.stop();
    await web.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { base, web, readyAt: Date.now(), stop };
}

const textOf = async (address: string) => (await httpGet(address)).body;
const statusOf = async (address: string) => (await httpGet(address)).status;

/** The distinct opening states that the live pages show for Bradford without JavaScript. */
async function openingStates(base: string): Promise<string[]> {
  const pages = await Promise.all(livePaths.map((path) => textOf(`${base}${path}`)));
  // Matches a practice's state, not the summary for all practices at the top of the home page.
  const first = /<p class="opening-now"(?! hidden)[^>]*><span[^>]*>((?:Open now, |Opens )[^<]+)</;
  return [...new Set(pages.map((page) => first.exec(page)?.[1] ?? 'nothing'))];
}

/** The first time of the opening times that every page carries. */
const dayOf = async (base: string) => Number(/data-opening="\[\[(\d+)/.exec(await textOf(`${base}${staticPath}`))?.[1]) * 60_000;

describe.concurrent('through nginx', () => {
  // Starts 20 seconds before the change, which is enough to fetch every page first.
  for (const { after, before, clock, dayAfter, dayBefore, offset, what } of [
    {
      what: 'a practice opening',
      clock: '2026-11-16T08:59:40Z',
      before: 'Opens today 9:00',
      after: 'Open now, until 12:30, reopens 1:30',
      dayBefore: Date.UTC(2026, 10, 16),
      dayAfter: Date.UTC(2026, 10, 16),
      offset: 220,
    },
    {
      // In London, which is on summer time.
      what: 'midnight',
      clock: '2026-03-31T22:59:40Z',
      before: 'Opens Wednesday 9:00',
      after: 'Opens today 9:00',
      dayBefore: Date.UTC(2026, 2, 30, 23),
      dayAfter: Date.UTC(2026, 2, 31, 23),
      offset: 230,
    },
  ]) {
    test(`${what} changes every page within 7 s`, async () => {
      const site = await siteFrom(clock, offset);
      try {
        expect(await openingStates(site.base)).toEqual([before]);
        expect(await dayOf(site.base)).toBe(dayBefore);
        // Keeps nginx's copy fresh until just before the change.
        const changesAt = site.readyAt + 20_000;
        while (Date.now() < changesAt) {
          await openingStates(site.base);
          await dayOf(site.base);
          await sleep(500);
        }
        await sleep(changesAt + withinMs - Date.now());
        expect(await openingStates(site.base)).toEqual([after]);
        expect(await dayOf(site.base)).toBe(dayAfter);
      } finally {
        await site.stop();
      }
    });
  }

  test("with the origin stopped, nginx serves 'Open now' for at most a minute and other pages for longer", async () => {
    const site = await siteFrom('2026-11-16T12:29:30Z', 240);
    const status = (path: string) => statusOf(`${site.base}${path}`);
    try {
      expect(await openingStates(site.base)).toEqual(['Open now, until 12:30, reopens 1:30']);
      expect(await status(staticPath)).toBe(200);
      await site.web.stop();
      const stoppedAt = Date.now();
      await sleep(6_000);
      for (const path of [...livePaths, staticPath]) expect(await status(path), path).toBe(200);
      // A copy is fresh for 3 s and can replace an error for another 60 s.
      await sleep(stoppedAt + 66_000 - Date.now());
      for (const path of livePaths) expect(await status(path), path).toBeGreaterThanOrEqual(500);
      expect(await status(staticPath)).toBe(200);
    } finally {
      await site.stop();
    }
  });

  test('publishing or withdrawing a post updates every page within 7 s', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'test-fresh-'));
    const [port, tlsPort] = [testPort + 250, testPort + 253];
    const base = `https://localhost:${tlsPort}`;
    const site = await startTestSite(port, { env: { SITE_URL: base } });
    let nginx: Nginx | undefined;
    try {
      nginx = await startNginx({ folder, webPorts: [port], port: tlsPort });
      const slug = 'a-post-for-this-test';
      const pages = ['/blog', '/feed.xml', '/sitemap.xml'];
      const withPost = async () => {
        const found = await Promise.all(pages.map((path) => textOf(`${base}${path}`)));
        return found.filter((text) => text.includes(slug)).length;
      };
      expect(await withPost()).toBe(0);
      expect(await statusOf(`${base}/blog/${slug}`)).toBe(404);
      const id = randomUUID();
      await asRole(site.databases.site_owner, (owner) =>
        owner.query(
          `with post as (
             insert into blog_posts (id, slug, title, excerpt, content, category, author, tags, published_at)
             values ($1, $2, 'A post', 'In short.', '<p>In full.</p>', 'Dental Health', 'The team', '{}', now()) returning id, slug
           ) insert into post_provenance (post_id, slug, source) select id, slug, 'first-articles' from post`,
          [id, slug],
        ),
      );
      await expect.poll(withPost, { timeout: withinMs, interval: 500 }).toBe(pages.length);
      await expect.poll(() => statusOf(`${base}/blog/${slug}`), { timeout: withinMs }).toBe(200);
      await asRole(site.databases.site_owner, (owner) => owner.query('select withdraw_post($1)', [id]));
      await expect.poll(withPost, { timeout: withinMs, interval: 500 }).toBe(0);
      await expect.poll(() => statusOf(`${base}/blog/${slug}`), { timeout: withinMs }).toBe(404);
    } finally {
      await nginx?.stop();
      await site.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
