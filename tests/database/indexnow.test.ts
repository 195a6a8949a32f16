import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startLocalInbox } from '../../local/local-inbox.ts';
import { deliver } from '../../server/indexnow/deliver.ts';
import { indexNowSubmit } from '../../server/indexnow/submit-job.ts';
import type { Services } from '../../server/services.ts';
import { asRole, freshDatabase } from '../support/fresh-database.ts';
import { siteServices } from '../support/site-services.ts';

const key = 'a1b2c3d4e5f6';
const complaints = 'https://group.example/complaints';
const ripon = { host: 'ripon.example', entries: [{ url: 'https://ripon.example', hash: 'hash-of-home' }] };
const source = {
  edition: () => 'one',
  render: async (_: unknown, path: string) => new Response(`<main>Words of ${path}</main>`),
};

async function setUp() {
  const urls = await freshDatabase();
  const { indexNow, stop } = await startLocalInbox(0);
  onTestFinished(stop);
  const env = {
    ANON_DATABASE_URL: urls.site_anon,
    CLINIC_URLS: 'ripon=https://ripon.example',
    INDEXNOW_KEY: key,
    INDEXNOW_URL: indexNow.url,
  };
  const as = (role: 'web' | 'worker', changes = {}) =>
    siteServices(role, role === 'web' ? urls.site_web : urls.site_worker, { ...env, ...changes });
  const ledger = () =>
    asRole(urls.site_worker, async (client) => {
      const { rows } = await client.query('select url, content_hash, status from indexnow_ledger order by url');
      return rows;
    });
  const jobs = () =>
    asRole(urls.site_worker, async (client) => {
      const { rows } = await client.query(
        "select data, state from pgboss.job where name = 'indexnow-submit' order by created_on",
      );
      return rows as { data: unknown; state: string }[];
    });
  return { urls, indexNow, as, ledger, jobs };
}

const outcomes = async ({ metrics }: Services) => {
  const { values } = await metrics.indexNow.get();
  return Object.fromEntries(values.map(({ labels, value }) => [labels.outcome, value]));
};

describe('the web process', () => {
  test('queues new pages with its own role, and skips pages that the ledger lists as unchanged', async () => {
    const { as, jobs, urls } = await setUp();
    const web = as('web');
    expect(await web.indexNow.submit({ urls: [complaints], host: 'group.example' }, source, web.log)).toMatchObject({
      queued: 1,
    });
    const queued = await jobs();
    expect(queued).toMatchObject([{ data: { host: 'group.example', entries: [{ url: complaints }] } }]);

    const { entries } = (queued[0]?.data as { entries: { hash: string }[] } | undefined) ?? { entries: [] };
    await asRole(urls.site_worker, (worker) =>
      worker.query('insert into indexnow_ledger (url, content_hash, status) values ($1, $2, 200)', [
        complaints,
        entries[0]?.hash,
      ]),
    );
    const another = as('web');
    expect(await another.indexNow.submit({ urls: [complaints], host: 'group.example' }, source, another.log)).toMatchObject({
      queued: 0,
      unchanged: 1,
    });
    expect(await jobs()).toHaveLength(1);
  });
});

describe('the worker', () => {
  // @spec 3: Search-engine submission: urls and host; the answer has a boolean success
  test('sends one IndexNow message per host, and writes the ledger', async () => {
    const { as, indexNow, ledger } = await setUp();
    indexNow.answers.push({ status: 202 });
    const worker = as('worker');
    const entries = [...ripon.entries, { url: 'https://ripon.example/complaints', hash: 'hash-of-complaints' }];
    await indexNowSubmit.run(worker, { host: ripon.host, entries });
    expect(indexNow.messages).toEqual([
      {
        host: 'ripon.example',
        key,
        keyLocation: `https://ripon.example/${key}.txt`,
        urlList: ['https://ripon.example', 'https://ripon.example/complaints'],
      },
    ]);
    expect(await ledger()).toEqual(entries.map(({ hash, url }) => ({ url, content_hash: hash, status: 202 })));
    // A second process that saw the same change sends nothing.
    await indexNowSubmit.run(worker, { host: ripon.host, entries });
    expect(indexNow.messages).toHaveLength(1);
    const again = [{ url: 'https://ripon.example', hash: 'another-hash' }];
    await indexNowSubmit.run(worker, { host: ripon.host, entries: again });
    expect(indexNow.messages[1]?.urlList).toEqual(['https://ripon.example']);
    expect(await outcomes(worker)).toEqual({ taken: 2, refused: 0, failed: 0 });
  });

  // @spec 7: indexnow-submit: what the server does
  test('stops and raises an alarm if the URLs are refused', async () => {
    const { as, indexNow, ledger } = await setUp();
    const worker = as('worker');
    const alarms: object[] = [];
    const log = Object.assign(worker.log.child({}), { error: (fields: object) => void alarms.push(fields) });
    for (const status of [400, 403, 422]) {
      indexNow.answers.push({ status });
      await indexNowSubmit.run({ ...worker, log }, ripon);
      expect(alarms.pop()).toEqual({ alarm: 'indexnow-refused', site: 'https://ripon.example', addresses: 1, status });
    }
    expect(await outcomes(worker)).toEqual({ taken: 0, refused: 3, failed: 0 });
    expect(await ledger()).toEqual([]);
  });

  // @spec 7: indexnow-submit: what the server does
  test('throws if the service is busy, so that the queue retries', async () => {
    const { as, indexNow, ledger } = await setUp();
    const worker = as('worker');
    for (const status of [500, 503, 429]) {
      indexNow.answers.push({ status });
      await expect(indexNowSubmit.run(worker, ripon)).rejects.toThrow(String(status));
    }
    await indexNowSubmit.run(worker, ripon);
    expect(indexNow.messages).toHaveLength(4);
    expect(await ledger()).toHaveLength(1);
    expect(await outcomes(worker)).toEqual({ taken: 1, refused: 0, failed: 3 });
  });

  test('throws after its timeout, when the connection is refused, and for a redirect', async () => {
    const { as, indexNow } = await setUp();
    indexNow.answers.push('hang');
    const worker = as('worker');
    const deliverTo = (url: string) => deliver(worker, { key, url, withinMs: 300 }, worker.hosts.group, ripon.entries);
    const started = performance.now();
    await expect(deliverTo(indexNow.url)).rejects.toThrow('request failed');
    expect(performance.now() - started).toBeLessThan(3_000);
    await expect(deliverTo('http://127.0.0.1:1/indexnow')).rejects.toThrow('request failed');
    // It could lead our key to another host.
    indexNow.answers.push({ status: 307, headers: { Location: indexNow.url } });
    await expect(deliverTo(indexNow.url)).rejects.toThrow('request failed');
  });

  // @spec 7: indexnow-submit: what the server does
  test('sends no more than 10,000 URLs in a message', async () => {
    const { as, indexNow, ledger } = await setUp();
    const worker = as('worker');
    const entries = Array.from({ length: 10_001 }, (_, number) => ({
      url: `https://ripon.example/${number}`,
      hash: 'some-hash',
    }));
    await indexNowSubmit.run(worker, { host: ripon.host, entries });
    expect(indexNow.messages.map(({ urlList }) => urlList.length)).toEqual([10_000, 1]);
    expect(await ledger()).toHaveLength(10_001);
  });

  test('does nothing without a key', async () => {
    const { as, indexNow } = await setUp();
    const worker = as('worker', { INDEXNOW_KEY: '' });
    await indexNowSubmit.run(worker, ripon);
    await worker.indexNow.submitArticle('a-post');
    expect(indexNow.messages).toEqual([]);
  });
});

describe('an article', () => {
  // @spec 7: indexnow-submit: what the server does
  test('is submitted once when it is published and once when it is withdrawn', async () => {
    const { as, indexNow, ledger, urls } = await setUp();
    const worker = as('worker');
    const url = 'https://group.example/blog/a-post';
    const id = await asRole(urls.site_worker, (client) => addPost(client, 'a-post', 'now()'));
    await indexNowSubmit.run(worker, { slug: 'a-post' });
    await indexNowSubmit.run(worker, { slug: 'a-post' });
    expect(indexNow.messages.map(({ urlList }) => urlList)).toEqual([[url]]);

    // A visitor opens it in between: the web process knows that it was submitted.
    const web = as('web');
    expect(await web.indexNow.submit({ urls: [url], host: 'group.example' }, source, web.log)).toMatchObject({ unchanged: 1 });

    await asRole(urls.site_web, (client) => client.query('select * from withdraw_post($1)', [id]));
    await indexNowSubmit.run(worker, { slug: 'a-post' });
    expect(indexNow.messages.map(({ urlList }) => urlList)).toEqual([[url], [url]]);
    expect(await ledger()).toMatchObject([{ url, content_hash: 'withdrawn' }]);
  });
});

type Queries = { query(text: string, values: unknown[]): Promise<unknown> };

async function addPost(client: Queries, slug: string, publishedAt: string): Promise<string> {
  const id = randomUUID();
  await client.query(
    `insert into blog_posts (id, slug, title, excerpt, content, category, author, tags, published_at)
     values ($1, $2, 'A title', 'An excerpt', '<p>Words</p>', 'Dental Health', 'The team', '{}', ${publishedAt})`,
    [id, slug],
  );
  return id;
}
