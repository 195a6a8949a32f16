import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createPageCache, respondUncached } from './page-cache.ts';

const html = { 'Content-Type': 'text/html; charset=utf-8' };
const request = (path = '/', headers: Record<string, string> = {}) =>
  new Request(`https://www.group.example${path}`, { headers });

function cacheWithClock({ maxBytes = 1_000_000, staleMs = 0, ttlMs = 60_000 } = {}) {
  let time = 1;
  let rendered = 0;
  const cache = createPageCache({ maxBytes, ttlMs: () => ttlMs, now: () => time });
  const get = (key = '/', headers: Record<string, string> = {}, init: ResponseInit = { headers: html }, edition = '1') =>
    cache.respond(request(key, headers), { key, edition, staleMs }, async () => {
      rendered += 1;
      return new Response(`<p>${key} ${rendered}</p>`, init);
    });
  return { cache, get, later: (ms: number) => (time += ms), rendered: () => rendered };
}

describe('a cached page', () => {
  it('is rendered once, and again when it expires', async () => {
    const { get, later } = cacheWithClock();
    expect(await (await get()).text()).toBe('<p>/ 1</p>');
    later(59_999);
    expect(await (await get()).text()).toBe('<p>/ 1</p>');
    later(2);
    expect(await (await get()).text()).toBe('<p>/ 2</p>');
  });

  it('is rendered again when its edition changes, also during a rendering', async () => {
    const { cache, get } = cacheWithClock();
    let finish = (_: Response) => {};
    const slow = cache.respond(
      request(),
      { key: '/', edition: '1' },
      () => new Promise<Response>((resolve) => (finish = resolve)),
    );
    finish(new Response('of edition 1', { headers: html }));
    expect(await (await slow).text()).toBe('of edition 1');
    expect(await (await get('/', {}, { headers: html }, '2')).text()).toBe('<p>/ 1</p>');
    expect(await (await get('/', {}, { headers: html }, '2')).text()).toBe('<p>/ 1</p>');
  });

  it('expires by the time at which its rendering began', async () => {
    let time = 1;
    const cache = createPageCache({ maxBytes: 1_000_000, ttlMs: () => (time < 10 ? 9 : 60_000), now: () => time });
    const ask = (words: string) =>
      cache.respond(request(), { key: '/', edition: '1' }, async () => {
        time += 9;
        return new Response(words, { headers: html });
      });
    await ask('closed');
    time += 2;
    expect(await (await ask('open')).text()).toBe('open');
  });

  it('expires when its ttl is 0', async () => {
    const { get, later } = cacheWithClock({ ttlMs: 0 });
    await get();
    later(2);
    expect(await (await get()).text()).toBe('<p>/ 2</p>');
  });

  it('is sent in the preferred encoding', async () => {
    const { get } = cacheWithClock();
    const br = await get('/', { 'Accept-Encoding': 'gzip, deflate, br' });
    expect([br.headers.get('Content-Encoding'), br.headers.get('Vary')]).toEqual(['br', 'Accept-Encoding']);
    expect(brotliDecompressSync(await br.bytes()).toString()).toBe('<p>/ 1</p>');
    const gzip = await get('/', { 'Accept-Encoding': 'gzip, br;q=0' });
    expect(gunzipSync(await gzip.bytes()).toString()).toBe('<p>/ 1</p>');
    expect((await get('/', { 'Accept-Encoding': 'identity' })).headers.get('Content-Encoding')).toBeNull();
  });

  it('gets a 304 for a matching ETag', async () => {
    const { get } = cacheWithClock();
    const etag = (await get()).headers.get('ETag') ?? '';
    const again = await get('/', { 'If-None-Match': `"other", ${etag}` });
    expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', etag]);
  });

  it('is rendered once for concurrent requests', async () => {
    const { get, rendered } = cacheWithClock();
    await Promise.all(Array.from({ length: 50 }, () => get()));
    expect(rendered()).toBe(1);
  });

  it('is sent without a body but with its length for HEAD', async () => {
    const { cache } = cacheWithClock();
    const request = new Request('https://www.group.example/', { method: 'HEAD' });
    const response = await cache.respond(
      request,
      { key: '/', edition: '1' },
      async () => new Response('<p>words</p>', { headers: html }),
    );
    expect([await response.text(), response.headers.get('Content-Length')]).toEqual(['', '12']);
  });
});

describe('a response other than 200', () => {
  it.each([301, 404, 500, 503])('is not stored: %i', async (status) => {
    const { get } = cacheWithClock();
    expect((await get('/x', {}, { status, headers: html })).status).toBe(status);
    expect(await (await get('/x')).text()).toBe('<p>/x 2</p>');
  });

  it('is shared by concurrent requests, each in its own encoding', async () => {
    const { get, rendered } = cacheWithClock();
    const init = { status: 404, headers: html };
    const [br, plain] = await Promise.all([get('/x', { 'Accept-Encoding': 'br' }, init), get('/x', {}, init)]);
    expect(rendered()).toBe(1);
    expect(brotliDecompressSync(await br.bytes()).toString()).toBe(await plain.text());
  });
});

describe('a failure', () => {
  const failure = { status: 503, headers: html };

  it('is replaced by the stale page for the allowed time', async () => {
    const { get, later } = cacheWithClock({ staleMs: 60_000 });
    await get();
    later(100_000);
    expect(await (await get('/', {}, failure)).text()).toBe('<p>/ 1</p>');
    later(10_000);
    expect(await (await get('/', {}, failure)).text()).toBe('<p>/ 1</p>');
    later(20_000);
    expect((await get('/', {}, failure)).status).toBe(503);
  });

  it('is replaced by a page of another edition', async () => {
    const { get } = cacheWithClock({ staleMs: 60_000 });
    await get();
    expect(await (await get('/', {}, failure, '2')).text()).toBe('<p>/ 1</p>');
  });

  it('does not replace a 404 with the stale page', async () => {
    const { get, later } = cacheWithClock({ staleMs: 60_000 });
    await get();
    later(61_000);
    expect((await get('/', {}, { status: 404, headers: html })).status).toBe(404);
  });

  it('is rethrown when there is no stale page', async () => {
    const { cache, get, later } = cacheWithClock({ staleMs: 60_000 });
    const fail = () => cache.respond(request(), { key: '/', edition: '1' }, () => Promise.reject(new Error('broken')));
    await expect(fail()).rejects.toThrow('broken');
    await get();
    later(61_000);
    expect(await (await fail()).text()).toBe('<p>/ 1</p>');
  });
});

describe('memory', () => {
  it('is limited in bytes, and the least recently used page is evicted', async () => {
    const { get, rendered } = cacheWithClock({ maxBytes: 40 });
    for (const key of ['/a', '/b', '/a', '/c', '/a']) await get(key);
    expect(rendered()).toBe(3);
    await get('/b');
    expect(rendered()).toBe(4);
  });

  it('is not used for a page larger than the limit', async () => {
    const { get } = cacheWithClock({ maxBytes: 10 });
    expect(await (await get()).text()).toBe('<p>/ 1</p>');
    expect(await (await get()).text()).toBe('<p>/ 2</p>');
  });
});

it('compresses an uncached response in the preferred encoding, without an ETag', async () => {
  const response = await respondUncached(
    request('/share', { 'Accept-Encoding': 'gzip' }),
    new Response('a form', { headers: html }),
  );
  expect(gunzipSync(await response.bytes()).toString()).toBe('a form');
  expect(response.headers.get('ETag')).toBeNull();
});
