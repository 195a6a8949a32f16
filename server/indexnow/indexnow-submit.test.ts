import { describe, expect, it } from 'vitest';
import { pageSources } from '../../domain/site-pages.fixtures.ts';
import { readConfig } from '../platform/config.ts';
import { createChangeCache } from '../platform/db/change-cache.ts';
import { createHosts } from '../platform/http/hosts.ts';
import { createLog } from '../platform/log.ts';
import { createPageTexts } from '../platform/pages/page-texts.ts';
import { createContentHashes } from './content-hashes.ts';
import { indexNowFunction } from './http.ts';
import { createIndexNowSubmit } from './indexnow-submit.ts';
import type { Entry, Submitted } from './ledger.ts';

const config = readConfig({
  DATABASE_URL: 'postgres://localhost/none',
  SECRET: 'x'.repeat(32),
  SITE_URL: 'https://group.example',
  CLINIC_URLS: 'ripon=https://ripon.example',
});
const log = createLog('silent', 'web');
const minutes = 60_000;

/** The submission with its real parts, except two fake stores that record their calls. */
function createTestSubmit({ configured = true } = {}) {
  const world = {
    now: Date.parse('2026-11-16T10:00:00Z'),
    edition: 'one',
    words: 'Words',
    ledger: new Map<string, Submitted>(),
    posts: new Map([['a-post', 'hash-of-a-post']]),
    queries: 0,
    jobs: [] as { host: string; entries: readonly Entry[] }[],
    enqueueFails: false,
  };
  const cache = createChangeCache({ now: () => world.now });
  const hashes = createContentHashes(
    createPageTexts(),
    {
      of: async (slugs) => {
        world.queries += 1;
        return new Map([...world.posts].filter(([slug]) => slugs.includes(slug)));
      },
      all: async () => {
        world.queries += 1;
        return JSON.stringify([...world.posts]);
      },
    },
    cache,
    () => pageSources,
  );
  const submit = createIndexNowSubmit({
    configured,
    hosts: createHosts(config),
    content: () => pageSources,
    hashes,
    ledger: {
      known: async (urls) => {
        world.queries += 1;
        return new Map([...world.ledger].filter(([url]) => urls.includes(url)));
      },
    },
    enqueue: async (host, entries) => {
      if (world.enqueueFails) throw new Error('no database');
      world.jobs.push({ host, entries });
    },
    now: () => world.now,
  });
  const source = {
    edition: () => world.edition,
    render: async (_: unknown, path: string) => {
      const robots = path === '/search' ? '<meta name="robots" content="noindex"/>' : '';
      return new Response(`<head>${robots}</head><main>${world.words} of ${path}</main>`);
    },
  };
  const ask = (urls: string[], host = 'group.example') => submit({ urls, host }, source, log);
  return { ask, cache, source, submit, world };
}

describe('createIndexNowSubmit', () => {
  it('returns an error without a key', async () => {
    const { ask, world } = createTestSubmit({ configured: false });
    expect(await ask(['https://group.example/'])).toEqual({ success: false, error: 'IndexNow is not configured' });
    expect(world).toMatchObject({ queries: 0, jobs: [] });
  });

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
    await ask([`https://group.example/${path}`]);
    const { queries } = world;
    expect(await ask([`https://group.example/${path}`])).toEqual({ success: true, queued: 0, unchanged: 1, dropped: 0 });
    expect(world.queries).toBe(queries);
    expect(world.jobs).toHaveLength(1);
  });

  it('reads the ledger once for submissions by other processes', async () => {
    const { ask, world } = createTestSubmit();
    await ask(['https://group.example/complaints']);
    const { hash = '' } = world.jobs[0]?.entries[0] ?? {};
    const other = createTestSubmit();
    other.world.ledger.set('https://group.example/complaints', { hash, at: new Date(other.world.now) });
    expect(await other.ask(['https://group.example/complaints'])).toMatchObject({ queued: 0, unchanged: 1 });
    await other.ask(['https://group.example/complaints']);
    expect(other.world.queries).toBe(1);
  });

  it('queues a page whose text has changed, but not twice within ten minutes', async () => {
    const { ask, world } = createTestSubmit();
    await ask(['https://group.example/complaints']);
    Object.assign(world, { words: 'Other words', edition: 'two', now: world.now + 9 * minutes });
    expect(await ask(['https://group.example/complaints'])).toMatchObject({ queued: 0 });
    world.now += 1 * minutes;
    expect(await ask(['https://group.example/complaints'])).toMatchObject({ queued: 1 });
    expect(world.jobs).toHaveLength(2);
    Object.assign(world, { edition: 'three', now: world.now + 60 * minutes });
    expect(await ask(['https://group.example/complaints'])).toMatchObject({ queued: 0, unchanged: 1 });
  });

  it('detects that the article list and the sitemap change with an article', async () => {
    const { ask, cache, world } = createTestSubmit();
    const urls = ['https://group.example/blog', 'https://group.example/sitemap.xml', 'https://group.example/complaints'];
    expect(await ask(urls)).toMatchObject({ queued: 3 });
    world.posts.set('another', 'its hash');
    world.now += 60 * minutes;
    cache.changed();
    expect(await ask(urls)).toMatchObject({ queued: 2, unchanged: 1 });
  });

  it('drops URLs that are not pages on the host, and returns an error when none is left', async () => {
    const { ask, world } = createTestSubmit();
    const strangers = ['https://evil.example/', 'https://group.example/nowhere', 'https://group.example/blog/no-such-post'];
    expect(await ask([...strangers, 'https://group.example/'])).toEqual({ success: true, queued: 1, unchanged: 0, dropped: 3 });
    expect(await ask(strangers)).toEqual({ success: false, error: 'None of the URLs is a page on that host' });
    expect(await ask(['https://group.example/'], 'evil.example')).toMatchObject({ success: false });
    expect(world.jobs).toHaveLength(1);
  });

  it('accepts a noindex page but does not queue it', async () => {
    const { ask, world } = createTestSubmit();
    expect(await ask(['https://group.example/search'])).toEqual({ success: true, queued: 0, unchanged: 0, dropped: 1 });
    expect(world.jobs).toEqual([]);
  });

  it('runs one query for a list of articles', async () => {
    const { ask, world } = createTestSubmit();
    await ask(Array.from({ length: 300 }, (_, number) => `https://group.example/blog/post-${number}`));
    expect(world.queries).toBe(1);
  });

  it('retries at the next view after a failure to enqueue', async () => {
    const { ask, world } = createTestSubmit();
    world.enqueueFails = true;
    expect(await ask(['https://group.example/'])).toMatchObject({ success: false });
    world.enqueueFails = false;
    expect(await ask(['https://group.example/'])).toMatchObject({ queued: 1 });
  });
});

describe('indexNowFunction', () => {
  const caller = {
    site: { base: 'https://group.example', practice: undefined },
    log,
    request: new Request('https://x'),
    address: '',
  };

  it.each([
    undefined,
    {},
    { urls: [], host: 'group.example' },
    { urls: 'https://group.example/', host: 'group.example' },
    { urls: [1], host: 'group.example' },
    { urls: ['https://group.example/'] },
    { urls: Array.from({ length: 10_001 }, () => 'https://group.example/'), host: 'group.example' },
  ])('rejects an invalid request', async (body) => {
    const { source, submit } = createTestSubmit();
    expect(await indexNowFunction(submit, source)(body, caller)).toEqual({
      success: false,
      error: 'Expected urls (1 to 10,000) and host',
    });
  });
});
