import { readFileSync } from 'node:fs';
import { FunctionsClient, FunctionsHttpError } from '@supabase/functions-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { fetchPath } from '../support/served-page.ts';
import { submissionsPerAddress, testBase } from '../support/test-site.ts';
import { functionBody } from '../support/testimonial-form.ts';

type Schema = Record<string, unknown>;
type Reference = { $ref?: string };
type Documented = { content?: Record<string, { schema: Schema }>; headers?: Record<string, { schema: Schema }> };
type Operation = { operationId: string; responses: Record<string, Documented & Reference> };
type OpenApi = { paths: Record<string, Record<string, Operation>>; components: Record<string, Record<string, Schema>> };

const openapi: OpenApi = parse(readFileSync('docs/contracts/openapi.yaml', 'utf8'));
const operations = Object.values(openapi.paths).flatMap((methods) => Object.values(methods));

/** Lists where a value differs from its schema. */
function differences(schema: Schema, value: unknown): string[] {
  const { schemas } = openapi.components;
  const whole = JSON.stringify({ ...schema, $defs: schemas }).replaceAll('#/components/schemas/', '#/$defs/');
  const { error } = z.fromJSONSchema(JSON.parse(whole)).safeParse(value);
  return (error?.issues ?? []).map(({ message, path }) => `${path.join('/')}: ${message}`);
}

function documentedResponse(id: string, status: number): Documented {
  const found = operations.find(({ operationId }) => operationId === id)?.responses[String(status)];
  if (!found) throw new Error(`Status ${status} is not documented for ${id}`);
  const name = found.$ref?.split('/').at(-1);
  return name ? (openapi.components['responses']?.[name] as Documented) : found;
}

/** Checks a response's type, headers and body against the OpenAPI document. */
async function expectContract(id: string, status: number, response: Response): Promise<unknown> {
  const text = await response.text();
  expect(response.status, `${id}: ${text.slice(0, 200)}`).toBe(status);
  const { content, headers = {} } = documentedResponse(id, status);
  for (const [name, { schema }] of Object.entries(headers)) {
    expect(differences(schema, response.headers.get(name)), `${id} ${status} ${name}`).toEqual([]);
  }
  if (!content) return undefined;
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  const { schema } = content[type] ?? {};
  if (!schema) throw new Error(`Content type ${type} is not documented for ${id} ${status}`);
  const body: unknown = type.endsWith('json') ? JSON.parse(text) : text;
  expect(differences(schema, body), `${id} ${status}`).toEqual([]);
  return body;
}

const apikey = 'public-anonymous-key';
const posts = '/rest/v1/blog_posts';
const fields =
  'id slug title excerpt content category author tags image_url meta_title meta_description published_at updated_at'.split(' ');
const oneObject = { Accept: 'application/vnd.pgrst.object+json' };

const get = (path: string, headers: Record<string, string> = { apikey }) => fetchPath(path, { headers });
const send = (path: string, body: unknown, headers: Record<string, string> = { apikey }, method = 'POST') =>
  fetchPath(path, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const sendTestimonial = (from: string, changes: object = {}, headers = {}) =>
  send('/functions/v1/submit-testimonial', { ...functionBody, ...changes }, { apikey, 'X-Forwarded-For': from, ...headers });

type Call = [id: string, status: number, how: string, send: () => Promise<Response>];

const functionPaths = {
  submitTestimonial: '/functions/v1/submit-testimonial',
  generateDailyArticle: '/functions/v1/generate-daily-article',
  indexnowSubmit: '/functions/v1/indexnow-submit',
};
const { generateDailyArticle, indexnowSubmit, submitTestimonial } = functionPaths;

const calls: Call[] = [
  ['listBlogPosts', 200, 'for all fields', () => get(posts)],
  ['listBlogPosts', 200, 'for some fields', () => get(`${posts}?select=slug,title&order=title.asc&limit=2&offset=1`)],
  ['listBlogPosts', 200, 'with a bearer token', () => get(`${posts}?limit=1`, { Authorization: `Bearer ${apikey}` })],
  ['listBlogPosts', 200, 'for one object', () => get(`${posts}?limit=1`, { apikey, ...oneObject })],
  [
    'listBlogPosts',
    304,
    'with a matching ETag',
    async () => {
      const etag = (await get(`${posts}?select=id`)).headers.get('etag') ?? '';
      return get(`${posts}?select=id`, { apikey, 'If-None-Match': etag });
    },
  ],
  ['listBlogPosts', 400, 'for an unknown column', () => get(`${posts}?select=password`)],
  ['listBlogPosts', 400, 'with an unknown filter', () => get(`${posts}?title=eq.x`)],
  ['listBlogPosts', 400, 'with a repeated parameter', () => get(`${posts}?limit=1&limit=2`)],
  ['listBlogPosts', 401, 'without a key', () => get(posts, {})],
  ['listBlogPosts', 406, 'for one object without a match', () => get(`${posts}?slug=eq.no-such-post`, { apikey, ...oneObject })],
  ['writeBlogPosts', 405, 'by POST', () => send(posts, { title: 'x' })],
  ['writeBlogPosts', 405, 'by PATCH', () => send(`${posts}?slug=eq.x`, { title: 'x' }, { apikey }, 'PATCH')],
  ['writeBlogPosts', 405, 'by DELETE', () => send(`${posts}?slug=eq.x`, {}, { apikey }, 'DELETE')],
  ...Object.entries(functionPaths).flatMap(([id, path]): Call[] => [
    [id, 401, 'without a key', () => send(path, {}, {})],
    [id, 403, 'from another site', () => send(path, {}, { apikey, Origin: 'https://evil.example' })],
    [id, 405, 'by GET', () => get(path)],
  ]),
  ...Object.entries({ submitTestimonial, indexnowSubmit }).flatMap(([id, path]): Call[] => [
    [id, 400, 'with invalid JSON', () => send(path, '{')],
    [id, 413, 'with 20 kB', () => send(path, { urls: ['x'.repeat(20_000)] })],
  ]),
  ['submitTestimonial', 400, 'with an empty body', () => send(submitTestimonial, {})],
  ['submitTestimonial', 200, 'with all eleven fields', () => sendTestimonial('203.0.113.40')],
  [
    'submitTestimonial',
    409,
    'with a reused idempotency key',
    async () => {
      const key = { 'Idempotency-Key': crypto.randomUUID() };
      await sendTestimonial('203.0.113.41', {}, key);
      return sendTestimonial('203.0.113.41', { title: 'Corrected' }, key);
    },
  ],
  [
    'submitTestimonial',
    429,
    'over the limit of an address',
    async () => {
      for (let sent = 0; sent < submissionsPerAddress; sent += 2) await sendTestimonial('203.0.113.42');
      return sendTestimonial('203.0.113.42');
    },
  ],
  ['generateDailyArticle', 200, 'once', () => fetchPath(generateDailyArticle, { method: 'POST', headers: { apikey } })],
  ['indexnowSubmit', 200, 'with an empty body', () => send(indexnowSubmit, {})],
  ['indexnowSubmit', 200, 'for a page', () => send(indexnowSubmit, { urls: [`${testBase}/`], host: new URL(testBase).host })],
  ['search', 200, 'for a word', () => get('/search?q=gums')],
  ['health', 200, 'at any time', () => get('/healthz')],
  ['readiness', 200, 'with its database', () => get('/readyz')],
  ['sitemap', 200, 'of the group', () => get('/sitemap.xml')],
  ['indexnowKey', 404, 'for an unknown key', () => get('/abcdefgh12345678.txt')],
];

// @spec 3: Blog post: the thirteen fields, and no other
test('the OpenAPI document lists exactly the thirteen fields of a post', () => {
  expect(Object.keys((openapi.components['schemas']?.['BlogPost']?.['properties'] as object) ?? {})).toEqual(fields);
});

test.each(calls)('%s answers %i %s, as documented', async (id, status, _how, call) => {
  await expectContract(id, status, await call());
});

describe('the official PostgREST client', () => {
  const table = () => new PostgrestClient(`${testBase}/rest/v1`, { headers: { apikey }, retry: false }).from('blog_posts');

  // @spec 7: blog_posts: all columns, newest first
  test('selects, orders, limits and counts', async () => {
    const { count, data, error } = await table()
      .select('*', { count: 'exact' })
      .order('published_at', { ascending: false })
      .limit(3);
    expect(error).toBeNull();
    expect(data).toHaveLength(3);
    expect(count).toBeGreaterThan(3);
    const times = (data ?? []).map((post) => Date.parse(post['published_at']));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(Object.keys(data?.[0] ?? {})).toEqual(fields);
  });

  test('finds a post by slug and reports a missing one', async () => {
    const { data: some } = await table().select('slug').limit(1);
    const slug = some?.[0]?.['slug'];
    const found = await table().select('slug, title').eq('slug', slug).single();
    expect(found.data).toMatchObject({ slug });
    expect((await table().select('*').eq('slug', slug).maybeSingle()).data).toMatchObject({ slug });
    expect(await table().select('*').eq('slug', 'no-such-post').maybeSingle()).toMatchObject({ data: null, error: null });
    const none = await table().select('*').eq('slug', 'no-such-post').single();
    expect(none).toMatchObject({ data: null, status: 406, error: { code: 'PGRST116' } });
  });

  test('counts without a body', async () => {
    const { count, data, error } = await table().select('*', { count: 'exact', head: true });
    expect({ data, error }).toEqual({ data: null, error: null });
    expect(count).toBeGreaterThan(3);
  });
});

describe('the official functions client', () => {
  const client = (key = apikey) => new FunctionsClient(`${testBase}/functions/v1`, { headers: { apikey: key } });

  // @spec 3: Search-engine submission: urls and host; the answer has a boolean success
  test('reads the error from a 200 response and from the error context', async () => {
    const body = { urls: [`${testBase}/`], host: new URL(testBase).host };
    expect(await client().invoke('indexnow-submit', { body })).toMatchObject({
      data: { success: false, error: 'IndexNow is not configured' },
      error: null,
    });
    const { data, error } = await client().invoke('submit-testimonial', { body: {} });
    expect([data, await error.context.json()]).toEqual([null, expect.objectContaining({ success: false, error: 'validation' })]);
  });

  // @spec 6: The backend is reached with a public anonymous key
  test('fails for an unknown function and for an invalid key', async () => {
    expect((await client().invoke('no-such-function')).error).toBeInstanceOf(FunctionsHttpError);
    expect((await client('another key').invoke('indexnow-submit', { body: {} })).error).toBeInstanceOf(FunctionsHttpError);
  });
});
