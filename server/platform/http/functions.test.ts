import { pino } from 'pino';
import { expect, test } from 'vitest';
import { functionsApi, type ServerFunction } from './functions.ts';

const anonKey = 'public-anonymous-key';
const key = { apikey: anonKey };
const echo: ServerFunction = async (body) => ({ success: true, body: body ?? null });

const api = functionsApi({
  anonKey,
  limit: (work) => work(),
  functions: { echo },
  callerOf: () => ({
    site: { base: 'https://www.group.example', practice: undefined },
    log: pino({ level: 'silent' }),
    address: '',
  }),
});
const call = (headers: Record<string, string>, body: string | undefined = '{"a":1}', path = '/echo', method = 'POST') =>
  api.request(path, { method, headers, ...(method === 'POST' ? { body } : {}) });

test('passes the body to the function and returns its response uncached', async () => {
  const response = await call(key);
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await response.json()).toEqual({ success: true, body: { a: 1 } });
  expect(await (await call({ authorization: `Bearer ${anonKey}` }, '')).json()).toEqual({ success: true, body: null });
});

test.each([
  ['no key', {}, 401],
  ['another key', { apikey: 'guess' }, 401],
  ['a page on another site', { ...key, origin: 'https://elsewhere.example' }, 403],
  ['our page', { ...key, origin: 'https://www.group.example', 'sec-fetch-site': 'same-origin' }, 200],
])('%s: %j gets %i', async (_, headers, status) => {
  expect((await call(headers)).status).toBe(status);
});

test('rejects invalid JSON, large bodies, other methods and unknown functions', async () => {
  expect((await call(key, '{')).status).toBe(400);
  expect((await call(key, `"${'x'.repeat(16 * 1024)}"`)).status).toBe(413);
  expect((await call(key, undefined, '/echo', 'GET')).status).toBe(405);
  for (const name of ['/nothing', '/constructor', '/__proto__', '/toString'])
    expect((await call(key, '{}', name)).status, name).toBe(404);
});
