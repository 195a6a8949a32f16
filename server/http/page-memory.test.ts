import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createPageMemory } from './page-memory.ts';

const html = { 'Content-Type': 'text/html; charset=utf-8' };
const forAnHour = { ...html, 'Cache-Control': 'public, max-age=0, s-maxage=3600, stale-if-error=86400' };

function memory(options: { entries?: number } = {}) {
  let time = 0;
  const pages = createPageMemory({ ...options, now: () => time, policy: 'the policy' });
  let made = 0;
  const get = (key = '/', headers: Record<string, string> = {}, init: ResponseInit = { headers: forAnHour }) =>
    pages.answer(new Request(`https://www.group.example${key}`, { headers }), key, async () => {
      made += 1;
      return new Response(`<p>${key} ${made}</p>`, init);
    });
  return { get, later: (seconds: number) => (time += seconds * 1000), made: () => made, pages };
}

test('a page is made once and given until its time is over', async () => {
  const { get, later } = memory();
  expect(await (await get()).text()).toBe('<p>/ 1</p>');
  later(3599);
  expect(await (await get()).text()).toBe('<p>/ 1</p>');
  later(2);
  expect(await (await get()).text()).toBe('<p>/ 2</p>');
});

test('it comes in the encoding that the browser likes best, with the policy of documents', async () => {
  const { get } = memory();
  const br = await get('/', { 'accept-encoding': 'gzip, deflate, br' });
  expect([br.headers.get('content-encoding'), br.headers.get('vary')]).toEqual(['br', 'Accept-Encoding']);
  expect(brotliDecompressSync(await br.bytes()).toString()).toBe('<p>/ 1</p>');
  expect(br.headers.get('content-security-policy')).toBe('the policy');
  const gzip = await get('/', { 'accept-encoding': 'gzip, br;q=0' });
  expect(gunzipSync(await gzip.bytes()).toString()).toBe('<p>/ 1</p>');
  expect((await get('/', { 'accept-encoding': 'identity' })).headers.get('content-encoding')).toBeNull();
});

test('what is no document gets no policy of one', async () => {
  const { get } = memory();
  const answer = await get('/card.vcf', {}, { headers: { 'Content-Type': 'text/vcard' } });
  expect(answer.headers.get('content-security-policy')).toBeNull();
});

test('a page for one visitor is compressed for that visitor alone', async () => {
  const { get, pages } = memory();
  const answer = await get(
    '/form',
    { 'accept-encoding': 'gzip' },
    { headers: { ...html, 'Cache-Control': 'private, no-store' } },
  );
  expect(gunzipSync(await answer.bytes()).toString()).toBe('<p>/form 1</p>');
  expect(pages.fresh('/form')).toBeUndefined();
  const plain = await get('/form', {}, { headers: { ...html, 'Cache-Control': 'private, no-store' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe('<p>/form 2</p>');
});

test('a picture is kept as it is, since compressing makes it no smaller', async () => {
  const { get } = memory();
  const init = { headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, s-maxage=60' } };
  const picture = await get('/a.png', { 'accept-encoding': 'gzip, br' }, init);
  expect([picture.headers.get('content-encoding'), picture.headers.get('vary')]).toEqual([null, null]);
  expect(await picture.text()).toBe('<p>/a.png 1</p>');
  const again = await get('/a.png', { 'if-none-match': picture.headers.get('etag') ?? '' }, init);
  expect(again.status).toBe(304);
});

test('who has it already gets no body', async () => {
  const { get } = memory();
  const etag = (await get()).headers.get('etag') ?? '';
  const again = await get('/', { 'if-none-match': `"other", ${etag}` });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('many who ask at once wait for one rendering', async () => {
  const { get, made } = memory();
  await Promise.all(Array.from({ length: 50 }, () => get()));
  expect(made()).toBe(1);
});

test.each(['private, no-store', 'no-cache', ''])(
  'a page for one visitor is made for each, also at once: %j',
  async (cacheControl) => {
    const { get, made } = memory();
    const init = { headers: { ...html, 'Cache-Control': cacheControl } };
    const answers = await Promise.all(Array.from({ length: 10 }, () => get('/share', {}, init)));
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(10);
    expect(made()).toBe(10);
  },
);

test('errors and redirects are not kept, and a page that is known stands in for an error', async () => {
  const { get, later, made } = memory();
  await get('/nowhere', {}, { status: 404, headers: forAnHour });
  await get('/nowhere', {}, { status: 404, headers: forAnHour });
  expect(made()).toBe(2);
  await get('/');
  later(4000);
  expect(await (await get('/', {}, { status: 503, headers: html })).text()).toBe('<p>/ 3</p>');
  later(100_000);
  expect((await get('/', {}, { status: 503, headers: html })).status).toBe(503);
});

test('a rendering that throws is covered by what is known, and told where nothing is', async () => {
  const { get, later, pages } = memory();
  const fail = () => pages.answer(new Request('https://www.group.example/'), '/', () => Promise.reject(new Error('broken')));
  await expect(fail()).rejects.toThrow('broken');
  await get();
  later(4000);
  expect(await (await fail()).text()).toBe('<p>/ 1</p>');
});

test('the page that was asked for longest ago goes when there are too many', async () => {
  const { get, made } = memory({ entries: 2 });
  for (const key of ['/a', '/b', '/a', '/c', '/a']) await get(key);
  expect(made()).toBe(3);
  await get('/b');
  expect(made()).toBe(4);
});

test('a form that is posted is answered and never kept', async () => {
  const { get, pages } = memory();
  const post = new Request('https://www.group.example/', { method: 'POST', body: 'x' });
  const answer = await pages.answer(post, '/', async () => new Response('<p>posted</p>', { headers: forAnHour }));
  expect(await answer.text()).toBe('<p>posted</p>');
  expect(await (await get()).text()).toBe('<p>/ 1</p>');
});

test('a page whose changes we are told of stays until one, and no longer than a minute', async () => {
  let edition = 1;
  let time = 0;
  let made = 0;
  const pages = createPageMemory({
    policy: '',
    now: () => time,
    editionOf: (key) => (key === '/blog' ? edition : undefined),
  });
  const forASecond = { headers: { ...html, 'Cache-Control': 'public, max-age=0, s-maxage=1' } };
  const get = async (key: string) => {
    const answer = await pages.answer(new Request(`https://www.group.example${key}`), key, async () => {
      made += 1;
      return new Response(`${made}`, forASecond);
    });
    return answer.text();
  };
  expect(await get('/blog')).toBe('1');
  time = 59_000;
  expect(await get('/blog')).toBe('1');
  expect(pages.fresh('/blog')).toBeDefined();
  edition = 2;
  expect(pages.fresh('/blog')).toBeUndefined();
  expect(await get('/blog')).toBe('2');
  time = 120_000;
  expect(await get('/blog')).toBe('3');
  expect(await get('/elsewhere')).toBe('4');
  time += 2_000;
  expect(await get('/elsewhere')).toBe('5');
});

test('a change that comes while the page is being made has it made again', async () => {
  let edition = 1;
  const pages = createPageMemory({ policy: '', editionOf: () => edition });
  const answer = (words: string, meanwhile: () => void) =>
    pages.answer(new Request('https://www.group.example/blog'), '/blog', async () => {
      meanwhile();
      return new Response(words, { headers: { ...html, 'Cache-Control': 'public, max-age=0, s-maxage=1' } });
    });
  await answer('old', () => {
    edition += 1;
  });
  expect(await (await answer('new', () => {})).text()).toBe('new');
});
