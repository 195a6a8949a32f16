import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createPageCache, respondUncached } from './page-cache.ts';

const html = { 'Content-Type': 'text/html; charset=utf-8' };
const ask = (path = '/', headers: Record<string, string> = {}) => new Request(`https://www.group.example${path}`, { headers });

function cacheWithClock({ maxBytes = 1_000_000, staleMs = 0, ttlMs = 60_000 } = {}) {
  let time = 1;
  let rendered = 0;
  const cache = createPageCache({ maxBytes, ttlMs: () => ttlMs, staleMs: () => staleMs, now: () => time });
  const get = (key = '/', headers: Record<string, string> = {}, init: ResponseInit = { headers: html }, edition = '1') =>
    cache.respond(ask(key, headers), key, edition, async () => {
      rendered += 1;
      return new Response(`<p>${key} ${rendered}</p>`, init);
    });
  return { cache, get, later: (ms: number) => (time += ms), rendered: () => rendered };
}

describe('a cached page', () => {
  it('is rendered once and again when its time is over', async () => {
    const { get, later } = cacheWithClock();
    expect(await (await get()).text()).toBe('<p>/ 1</p>');
    later(59_999);
    expect(await (await get()).text()).toBe('<p>/ 1</p>');
    later(2);
    expect(await (await get()).text()).toBe('<p>/ 2</p>');
  });

  it('is rendered again when its edition changes, also while it is being rendered', async () => {
    const { cache, get } = cacheWithClock();
    let finish = (_: Response) => {};
    const slow = cache.respond(ask(), '/', '1', () => new Promise<Response>((resolve) => (finish = resolve)));
    finish(new Response('of edition 1', { headers: html }));
    expect(await (await slow).text()).toBe('of edition 1');
    expect(await (await get('/', {}, { headers: html }, '2')).text()).toBe('<p>/ 1</p>');
    expect(await (await get('/', {}, { headers: html }, '2')).text()).toBe('<p>/ 1</p>');
  });

  it('ends although its change is due at once', async () => {
    const { get, later } = cacheWithClock({ ttlMs: 0 });
    await get();
    later(2);
    expect(await (await get()).text()).toBe('<p>/ 2</p>');
  });

  it('comes in the encoding that the browser prefers', async () => {
    const { get } = cacheWithClock();
    const br = await get('/', { 'Accept-Encoding': 'gzip, deflate, br' });
    expect([br.headers.get('Content-Encoding'), br.headers.get('Vary')]).toEqual(['br', 'Accept-Encoding']);
    expect(brotliDecompressSync(await br.bytes()).toString()).toBe('<p>/ 1</p>');
    const gzip = await get('/', { 'Accept-Encoding': 'gzip, br;q=0' });
    expect(gunzipSync(await gzip.bytes()).toString()).toBe('<p>/ 1</p>');
    expect((await get('/', { 'Accept-Encoding': 'identity' })).headers.get('Content-Encoding')).toBeNull();
  });

  it('is not compressed if it is a picture', async () => {
    const { get } = cacheWithClock();
    const picture = await get('/a.png', { 'Accept-Encoding': 'gzip, br' }, { headers: { 'Content-Type': 'image/png' } });
    expect([picture.headers.get('Content-Encoding'), picture.headers.get('Vary')]).toEqual([null, null]);
  });

  it('answers 304 to who has it', async () => {
    const { get } = cacheWithClock();
    const etag = (await get()).headers.get('ETag') ?? '';
    const again = await get('/', { 'If-None-Match': `"other", ${etag}` });
    expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', etag]);
  });

  it('is one rendering for concurrent requests', async () => {
    const { get, rendered } = cacheWithClock();
    await Promise.all(Array.from({ length: 50 }, () => get()));
    expect(rendered()).toBe(1);
  });

  it('has no body in the response to a HEAD, and its length', async () => {
    const { cache } = cacheWithClock();
    const request = new Request('https://www.group.example/', { method: 'HEAD' });
    const response = await cache.respond(request, '/', '1', async () => new Response('<p>words</p>', { headers: html }));
    expect([await response.text(), response.headers.get('Content-Length')]).toEqual(['', '12']);
  });
});

describe('what is not 200', () => {
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

  it('is replaced by the stale page for as long as that is allowed, and then shown', async () => {
    const { get, later } = cacheWithClock({ staleMs: 60_000 });
    await get();
    later(100_000);
    expect(await (await get('/', {}, failure)).text()).toBe('<p>/ 1</p>');
    later(10_000);
    expect(await (await get('/', {}, failure)).text()).toBe('<p>/ 1</p>');
    later(20_000);
    expect((await get('/', {}, failure)).status).toBe(503);
  });

  it('is replaced by the page of another edition', async () => {
    const { get } = cacheWithClock({ staleMs: 60_000 });
    await get();
    expect(await (await get('/', {}, failure, '2')).text()).toBe('<p>/ 1</p>');
  });

  it('does not hide that a page is gone', async () => {
    const { get, later } = cacheWithClock({ staleMs: 60_000 });
    await get();
    later(61_000);
    expect((await get('/', {}, { status: 404, headers: html })).status).toBe(404);
  });

  it('is thrown on where no page is known', async () => {
    const { cache, get, later } = cacheWithClock({ staleMs: 60_000 });
    const fail = () => cache.respond(ask(), '/', '1', () => Promise.reject(new Error('broken')));
    await expect(fail()).rejects.toThrow('broken');
    await get();
    later(61_000);
    expect(await (await fail()).text()).toBe('<p>/ 1</p>');
  });
});

describe('memory', () => {
  it('is bounded in bytes: the least recently used page is dropped', async () => {
    const { get, rendered } = cacheWithClock({ maxBytes: 150 });
    for (const key of ['/a', '/b', '/a', '/c', '/a']) await get(key);
    expect(rendered()).toBe(3);
    await get('/b');
    expect(rendered()).toBe(4);
  });

  it('serves a page that is larger than all of it, without storing it', async () => {
    const { get } = cacheWithClock({ maxBytes: 10 });
    expect(await (await get()).text()).toBe('<p>/ 1</p>');
    expect(await (await get()).text()).toBe('<p>/ 2</p>');
  });
});

it('an uncached response is compressed in the encoding that its request prefers, and has no tag', async () => {
  const response = await respondUncached(ask('/share', { 'Accept-Encoding': 'gzip' }), new Response('a form', { headers: html }));
  expect(gunzipSync(await response.bytes()).toString()).toBe('a form');
  expect(response.headers.get('ETag')).toBeNull();
});
