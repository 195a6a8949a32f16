import type { Pool } from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageSources } from '../../domain/site-pages.fixtures.ts';
import { readConfig } from '../platform/config.ts';
import { createChangeCache } from '../platform/db/change-cache.ts';
import { createHosts } from '../platform/http/hosts.ts';
import { createLog } from '../platform/log.ts';
import { createPageTexts } from '../platform/pages/page-texts.ts';
import { indexNowFunction } from './http.ts';
import { createIndexNow } from './index-now.ts';
import type { Entry, Submitted } from './ledger.ts';

const log = createLog('silent', 'web');
const minutes = 60_000;
const group = 'https://group.example';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());

/** The submission with its real parts, except a fake database and queue that record their calls. */
function createTestSubmit() {
  const world = {
    edition: 'one',
    words: 'Words',
    ledger: new Map<string, Submitted>(),
    posts: ['a-post'],
    queries: 0,
    jobs: [] as { host: string; entries: readonly Entry[] }[],
    enqueueFails: false,
  };
  const rows: Record<string, (asked: readonly string[]) => object[]> = {
    'indexnow-known': (urls) => urls.flatMap((url) => ({ url, ...world.ledger.get(url) })).filter((row) => 'hash' in row),
    'indexnow-posts': (slugs) =>
      world.posts.filter((slug) => slugs.includes(slug)).map((slug) => ({ slug, id: '1', changed: '1' })),
    'indexnow-all-posts': () => [{ count: String(world.posts.length), changed: '1' }],
  };
  const pool = {
    query: async ({ name, values = [] }: { name: string; values?: string[][] }) => {
      world.queries += 1;
      return { rows: rows[name]?.(values[0] ?? []) };
    },
  } as unknown as Pool;
  const config = readConfig({
    DATABASE_URL: 'postgres://localhost/none',
    SECRET: 'x'.repeat(32),
    SITE_URL: group,
    CLINIC_URLS: 'ripon=https://ripon.example',
    INDEXNOW_KEY: 'a-key-of-the-test',
  });
  const postCache = createChangeCache();
  const { submit } = createIndexNow({
    config,
    content: () => pageSources,
    hosts: createHosts(config),
    pageTexts: createPageTexts(),
    pool,
    postCache,
    queue: {
      send: async (_, job) => {
        if (world.enqueueFails) throw new Error('no database');
        world.jobs.push(job as (typeof world.jobs)[number]);
      },
    },
  });
  const source = {
    edition: () => world.edition,
    render: async (_: unknown, path: string) => {
      const robots = path === '/search' ? '<meta name="robots" content="noindex"/>' : '';
      return new Response(`<head>${robots}</head><main>${world.words} of ${path}</main>`);
    },
  };
  const ask = (urls: string[], host = 'group.example') => submit({ urls, host }, source, log);
  return { ask, postCache, source, submit, world };
}

it('queues URLs that were not yet submitted for the host', async () => {
  const { ask, world } = createTestSubmit();
  const answer = await ask(['https://ripon.example/', 'https://ripon.example/sitemap.xml'], 'ripon.example');
  expect(answer).toEqual({ success: true, queued: 2, unchanged: 0, dropped: 0 });
  expect(world.jobs).toMatchObject([
    { host: 'ripon.example', entries: [{ url: 'https://ripon.example' }, { url: 'https://ripon.example/sitemap.xml' }] },
  ]);
});

it.each(['complaints', 'blog/a-post'])('answers for /%s from memory when it is known', async (path) => {
  const { ask, world } = createTestSubmit();
  await ask([`${group}/${path}`]);
  const { queries } = world;
  expect(await ask([`${group}/${path}`])).toEqual({ success: true, queued: 0, unchanged: 1, dropped: 0 });
  expect(world.queries).toBe(queries);
  expect(world.jobs).toHaveLength(1);
});

it('queues a page whose text has changed, but not twice within ten minutes', async () => {
  const { ask, world } = createTestSubmit();
  await ask([`${group}/complaints`]);
  Object.assign(world, { words: 'Other words', edition: 'two' });
  vi.advanceTimersByTime(9 * minutes);
  expect(await ask([`${group}/complaints`])).toMatchObject({ queued: 0 });
  vi.advanceTimersByTime(1 * minutes);
  expect(await ask([`${group}/complaints`])).toMatchObject({ queued: 1 });
  expect(world.jobs).toHaveLength(2);
  world.edition = 'three';
  vi.advanceTimersByTime(60 * minutes);
  expect(await ask([`${group}/complaints`])).toMatchObject({ queued: 0, unchanged: 1 });
});

it('detects that the article list and the sitemap change with an article', async () => {
  const { ask, postCache, world } = createTestSubmit();
  const urls = [`${group}/blog`, `${group}/sitemap.xml`, `${group}/complaints`];
  expect(await ask(urls)).toMatchObject({ queued: 3 });
  world.posts.push('another');
  vi.advanceTimersByTime(60 * minutes);
  postCache.changed();
  expect(await ask(urls)).toMatchObject({ queued: 2, unchanged: 1 });
});

it('drops URLs of other hosts, and returns an error when none is left', async () => {
  const { ask, world } = createTestSubmit();
  const strangers = ['https://evil.example/', 'https://user:secret@group.example/', '/complaints'];
  expect(await ask([...strangers, group])).toEqual({ success: true, queued: 1, unchanged: 0, dropped: 3 });
  expect(await ask(strangers)).toEqual({ success: false, error: 'None of the URLs is on that host' });
  expect(await ask([group], 'evil.example')).toMatchObject({ success: false });
  expect(world.jobs).toHaveLength(1);
});

// Every page that is shown calls, and must not log an error.
it.each(['search', 'blog?page=2', 'nowhere', 'blog/no-such-post'])('accepts /%s but does not queue it', async (path) => {
  const { ask, world } = createTestSubmit();
  expect(await ask([`${group}/${path}`])).toEqual({ success: true, queued: 0, unchanged: 0, dropped: 1 });
  expect(world.jobs).toEqual([]);
});

it('runs one query for a list of articles', async () => {
  const { ask, world } = createTestSubmit();
  await ask(Array.from({ length: 300 }, (_, number) => `${group}/blog/post-${number}`));
  expect(world.queries).toBe(1);
});

it('retries at the next view after a failure to enqueue', async () => {
  const { ask, world } = createTestSubmit();
  world.enqueueFails = true;
  expect(await ask([group])).toMatchObject({ success: false });
  world.enqueueFails = false;
  expect(await ask([group])).toMatchObject({ queued: 1 });
});

it.each([
  undefined,
  {},
  { urls: [], host: 'group.example' },
  { urls: group, host: 'group.example' },
  { urls: [1], host: 'group.example' },
  { urls: [group] },
  { urls: Array.from({ length: 10_001 }, () => group), host: 'group.example' },
])('rejects an invalid request', async (body) => {
  const { source, submit } = createTestSubmit();
  const caller = { site: { base: group, practice: undefined }, log, request: new Request('https://x'), address: '' };
  expect(await indexNowFunction(submit, source)(body, caller)).toEqual({
    success: false,
    error: 'Expected urls (1 to 10,000) and host',
  });
});
