import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { testPort } from '../support/test-site.ts';

const host = `localhost:${testPort}`;

/** Sends bytes as they are, which no HTTP client would, and resolves to all that comes back. */
const send = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(testPort, '127.0.0.1', () => socket.write(Buffer.from(bytes, 'latin1')));
    socket.setTimeout(30_000, () => socket.destroy(new Error('No response')));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
  });

const request = (line: string, headers: readonly string[] = [], body = '') =>
  [line, `Host: ${host}`, ...headers, 'Connection: close', '', body].join('\r\n');
const get = (target: string, ...headers: string[]) => request(`GET ${target} HTTP/1.1`, headers);
const post = (target: string, type: string, body: string) =>
  request(
    `POST ${target} HTTP/1.1`,
    ['apikey: public-anonymous-key', `Content-Type: ${type}`, `Content-Length: ${Buffer.byteLength(body, 'latin1')}`],
    body,
  );
const chunked = ['Content-Type: application/x-www-form-urlencoded', 'Transfer-Encoding: chunked'];

/** Stack traces and internal errors that must not reach a visitor. */
const internalDetails =
  /\bat (?:async )?[\w.<>$[\] ]+ \(|\bat (?:file|node):|node_modules\/|file:\/\/\/|SQLSTATE|\bat or near "|violates \w+[\w -]* constraint|invalid input syntax|\b(?:Type|Reference|Range|Syntax)Error\b|PgBoss|ECONNREFUSED|You made an? \w+ request/;

test.each([
  ['a path that leads out of the folder', get('/assets/../../../package.json'), 404],
  ['an encoded path that leads out of the folder', get('/pictures/..%2forganisation.yaml'), 404],
  ['an invalid escape', get('/blog/%c3%28'), 400],
  ['NUL in a path', get('/blog/%00'), 404],
  ['a line break in a path', get('/services/%0d%0aX-Injected:%20yes'), 404],
  ['a path that looks like another host', get('//elsewhere.example/blog/'), 301],
  ['a backslash and another host', get('/\\elsewhere.example/blog/'), 400],
  ['12,000 slashes', get(`${'/'.repeat(12_000)}a/`), 414],
  ['a path of 15 kB', get(`/${'a'.repeat(15_000)}`), 414],
  ['headers of 20 kB', get('/', `X-Large: ${'x'.repeat(20_000)}`), 431],
  ['an unknown host', get('/').replace(host, 'elsewhere.example'), 421],
  ['two hosts', get('/', 'Host: elsewhere.example'), 421],
  ['an unknown method', request('QUERYING / HTTP/1.1'), 400],
  ['TRACE', request('TRACE / HTTP/1.1'), 405],
  ['another protocol', request('GET / HTTP/9'), 400],
  ['a wrong length', request('POST /blog HTTP/1.1', ['Content-Length: -1']), 400],
  ['two lengths', request('POST /blog HTTP/1.1', ['Content-Length: 0', 'Transfer-Encoding: chunked']), 400],
  ["the prototype's key as a drawing", get('/drawings/x/__proto__.constructor.svg'), 404],
  ["the prototype's key as a function", post('/functions/v1/__proto__', 'application/json', '{}'), 404],
  ["the prototype's key as an answer", get('/nhs-information?need=__proto__&who=constructor'), 200],
  ['a search for half a character', get('/search?q=%ed%a0%80%00'), 200],
  ['a page beyond all numbers', get('/blog?page=99999999999999999999'), 404],
  ['an unknown table', get('/rest/v1/pg_roles?select=*', 'apikey: public-anonymous-key'), 404],
  ['SQL in a filter', get("/rest/v1/blog_posts?slug=eq.'%20or%201=1--", 'apikey: public-anonymous-key'), 200],
  ['a slow pattern in a filter', get('/rest/v1/blog_posts?slug=match.^(a+)+$', 'apikey: public-anonymous-key'), 400],
  ['an offset beyond all numbers', get(`/rest/v1/blog_posts?offset=${'9'.repeat(40)}`, 'apikey: public-anonymous-key'), 400],
  ['a forged staff link', get('/staff/eyJhIjoxfQ.AAAA'), 404],
  ['a form that is not JSON', post('/functions/v1/submit-testimonial', 'application/json', '{"firstName":"'), 400],
  ['a form that is a list', post('/functions/v1/submit-testimonial', 'application/json', '[[[[]]]]'), 400],
  ['a form in another encoding', post('/functions/v1/submit-testimonial', 'application/json; charset=utf-16', '\xff\xfe'), 400],
  ['an endless form', post('/share-your-story', 'application/x-www-form-urlencoded', 'a=b&'.repeat(10_000)), 413],
  ['a form of endless chunks', request('POST /share-your-story HTTP/1.1', chunked, `8000\r\n${'a'.repeat(0x8000)}\r\n`), 413],
  ['a form without a boundary', post('/share-your-story', 'multipart/form-data', '--x\r\n'), 400],
  ['a range of a thousand parts', get('/', `Range: bytes=${'0-1,'.repeat(1_000)}0-1`), 200],
  ['an encoding that nobody knows', get('/', 'Accept-Encoding: ;;q=,*;q=2'), 200],
] as const)('%s gets no details, and nobody to another host', async (_, bytes, status) => {
  const response = await send(bytes);
  expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(response).not.toMatch(internalDetails);
  expect(response).not.toMatch(/^x-injected:/im);
  const location = /^location: *(.*?)\r$/im.exec(response)?.[1];
  if (location) expect(new URL(location, `http://${host}`).host).toBe(host);
});

test('the site is still ready', async () => {
  expect((await fetch(`http://${host}/readyz`)).status).toBe(200);
});
