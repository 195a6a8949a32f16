import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { Pool } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createLog } from '../log.ts';
import { createMetrics } from '../metrics.ts';
import { createHosts, type Site } from './hosts.ts';
import { createKeptAnswer } from './kept-answer.ts';
import { createPageMemory } from './page-memory.ts';
import { type AppEnv, requestLog } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';

const forAnHour = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public, max-age=0, s-maxage=3600' };
const body = `<p>${'A page. '.repeat(50)}</p>`;

/** A server that has both ways to a page, and says how often each was taken. */
async function site() {
  const hosts = createHosts(
    readConfig({
      SITE_URL: 'https://group.example',
      CLINIC_URLS: 'ripon=http://ripon.example',
      DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/nothing',
      SECRET: 'a secret of thirty-two letters or more',
    }),
  );
  const lines: { path: string; status: number; requestId: string }[] = [];
  const log = createLog('info', 'web', { write: (line: string) => void lines.push(JSON.parse(line)) });
  const metrics = createMetrics(new Pool());
  const pages = createPageMemory({ policy: "default-src 'none'" });
  const keyOf = (asked: Site, path: string, search: string) => `${asked.base}${path}${path === '/search' ? search : ''}`;
  const app = new Hono<AppEnv>();
  app.use(requestLog({ log, accessLog: { log }, metrics }), securityHeaders(hosts));
  app.all('*', (context) => {
    const { pathname, search } = new URL(context.req.url);
    const asked = hosts.find(context.req.header('host')) ?? hosts.group;
    const headers = pathname === '/private' ? { ...forAnHour, 'Cache-Control': 'private, no-store' } : forAnHour;
    return pages.answer(context.req.raw, keyOf(asked, pathname, search), async () => new Response(body, { headers }));
  });
  const answerKept = createKeptAnswer({ accessLog: { log }, hosts, keyOf, metrics, pages });
  const long = getRequestListener(app.fetch);
  const ways: ('short' | 'long')[] = [];
  const server = createServer((request, response) => {
    const kept = answerKept(request, response);
    ways.push(kept ? 'short' : 'long');
    if (!kept) void long(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status: number; headers: Record<string, unknown>; bytes: Buffer }>((resolve, reject) => {
      request({ port, path, method, headers: { host: 'group.example', ...headers } }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(chunks) }),
        );
      })
        .on('error', reject)
        .end();
    });
  return { ask, lines, ways };
}

const comparable = ({ date: _, 'x-request-id': __, ...headers }: Record<string, unknown>) => headers;

test.each([{}, { 'accept-encoding': 'gzip, br' }, { 'accept-encoding': 'gzip' }, { host: 'ripon.example' }])(
  'the short way gives what the long way gave, to the last header: %j',
  async (headers: Record<string, string>) => {
    const { ask, ways } = await site();
    const first = await ask('/page', headers);
    const second = await ask('/page', headers);
    expect(ways).toEqual(['long', 'short']);
    expect(second.status).toBe(200);
    expect(comparable(second.headers)).toEqual(comparable(first.headers));
    expect(second.bytes.equals(first.bytes)).toBe(true);
  },
);

test('the compressed bytes are the page', async () => {
  const { ask } = await site();
  await ask('/page');
  expect(brotliDecompressSync((await ask('/page', { 'accept-encoding': 'br' })).bytes).toString()).toBe(body);
});

test('who has the page gets no body, and the policy of just that page', async () => {
  const { ask, ways } = await site();
  const etag = String((await ask('/page')).headers['etag']);
  const again = await ask('/page', { 'if-none-match': `"other", ${etag}` });
  expect([again.status, again.bytes.length, again.headers['content-security-policy'], ways.at(-1)]).toEqual([
    304,
    0,
    "default-src 'none'",
    'short',
  ]);
});

test('HEAD has the headers alone', async () => {
  const { ask, ways } = await site();
  const { headers } = await ask('/page');
  const head = await ask('/page', {}, 'HEAD');
  expect([head.status, head.bytes.length, ways.at(-1)]).toEqual([200, 0, 'short']);
  expect(comparable(head.headers)).toEqual(comparable(headers));
});

test('an advertisement’s tag is the same page; what a page reads of its query is not', async () => {
  const { ask, ways } = await site();
  await ask('/page');
  await ask('/page?from=letter');
  await ask('/search?q=gums');
  await ask('/search?q=pain');
  expect(ways).toEqual(['long', 'short', 'long', 'long']);
});

test.each([
  ['another host', '/page', { host: 'ripon.example' }, 'GET'],
  ['a host that is not ours', '/page', { host: 'evil.example' }, 'GET'],
  ['an address written in another way', '/./page', {}, 'GET'],
  ['a whole address in place of a path', 'http://group.example/page', {}, 'GET'],
  ['a post', '/page', {}, 'POST'],
])('%s takes the long way', async (_what, path, headers, method) => {
  const { ask, ways } = await site();
  await ask('/page');
  await ask(path, headers as Record<string, string>, method);
  expect(ways).toEqual(['long', 'long']);
});

test('a page for one visitor never takes the short way', async () => {
  const { ask, ways } = await site();
  await ask('/private');
  await ask('/private');
  expect(ways).toEqual(['long', 'long']);
});

test('both ways are one line in the log, with the id that the answer carries', async () => {
  const { ask, lines } = await site();
  const answers = [await ask('/page?name=Ada'), await ask('/page?name=Ada', { 'x-request-id': 'from-the-proxy' })];
  expect(lines.map(({ path, status }) => [path, status])).toEqual([
    ['/page', 200],
    ['/page', 200],
  ]);
  expect(lines.map(({ requestId }) => requestId)).toEqual(answers.map(({ headers }) => headers['x-request-id']));
  expect(lines[1]?.requestId).toBe('from-the-proxy');
});
