import { FunctionsClient, FunctionsHttpError } from '@supabase/functions-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import { type DocumentedResponse, differences, openapi, resolve } from '../support/openapi.ts';
import { type APIRequestContext, type APIResponse, expect, test } from '../support/test.ts';
import { submissionsPerAddress, testBase } from '../support/test-site.ts';
import { functionBody } from '../support/testimonial-form.ts';

const apikey = 'public-anonymous-key';
const keyed = { headers: { apikey } };
const posts = '/rest/v1/blog_posts';
const fields =
  'id slug title excerpt content category author tags image_url meta_title meta_description published_at updated_at'.split(' ');

const operations = Object.entries(openapi.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

function operation(id: string) {
  const found = operations.find((candidate) => candidate.operation.operationId === id);
  if (!found) throw new Error(`Operation ${id} is not documented`);
  return found;
}

/** Checks a response's type, headers and body against the OpenAPI document. */
async function expectContract(id: string, status: number, response: APIResponse): Promise<unknown> {
  expect(response.status(), `${id}: ${(await response.text()).slice(0, 200)}`).toBe(status);
  const documented = operation(id).operation.responses[String(status)];
  if (!documented) throw new Error(`Status ${status} is not documented for ${id}`);
  const { content, headers = {} } = resolve<DocumentedResponse>(documented);
  for (const [name, { schema }] of Object.entries(headers)) {
    expect(differences(schema, response.headers()[name.toLowerCase()]), `${id} ${status} ${name}`).toEqual([]);
  }
  if (!content) return undefined;
  const type = response.headers()['content-type']?.split(';')[0] ?? '';
  const { schema } = content[type] ?? {};
  if (!schema) throw new Error(`Content type ${type} is not documented for ${id} ${status}`);
  const body: unknown = type.endsWith('json') ? await response.json() : await response.text();
  expect(differences(schema, body), `${id} ${status}`).toEqual([]);
  return body;
}

type Call = [id: string, status: number, how: string, send: (request: APIRequestContext) => Promise<APIResponse>];

const sendTestimonial = (request: APIRequestContext, from: string, changes: object = {}, headers = {}) =>
  request.post('/functions/v1/submit-testimonial', {
    headers: { apikey, 'X-Forwarded-For': from, ...headers },
    data: { ...functionBody, ...changes },
  });

const functionIds = {
  submitTestimonial: 'submit-testimonial',
  generateDailyArticle: 'generate-daily-article',
  indexnowSubmit: 'indexnow-submit',
};
const forEveryFunction: Call[] = Object.entries(functionIds).flatMap(([id, name]): Call[] => {
  const path = `/functions/v1/${name}`;
  return [
    [id, 401, 'without a key', (request) => request.post(path, { data: {} })],
    [
      id,
      403,
      'from another site',
      (request) => request.post(path, { headers: { apikey, Origin: 'https://evil.example' }, data: {} }),
    ],
    [id, 405, 'by GET', (request) => request.get(path, keyed)],
  ];
});
const withBody: Call[] = [functionIds.submitTestimonial, functionIds.indexnowSubmit].flatMap((name, index): Call[] => {
  const id = index === 0 ? 'submitTestimonial' : 'indexnowSubmit';
  const headers = { apikey, 'Content-Type': 'application/json' };
  return [
    [id, 400, 'with invalid JSON', (request) => request.post(`/functions/v1/${name}`, { headers, data: Buffer.from('{') })],
    [
      id,
      413,
      'with 20 kB',
      (request) => request.post(`/functions/v1/${name}`, { headers, data: { urls: ['x'.repeat(20_000)] } }),
    ],
  ];
});

const calls: Call[] = [
  ['listBlogPosts', 200, 'for all fields', (request) => request.get(posts, keyed)],
  [
    'listBlogPosts',
    200,
    'for some fields',
    (request) => request.get(`${posts}?select=slug,title&order=title.asc&limit=2&offset=1`, keyed),
  ],
  [
    'listBlogPosts',
    200,
    'with a bearer token',
    (request) => request.get(`${posts}?limit=1`, { headers: { Authorization: `Bearer ${apikey}` } }),
  ],
  [
    'listBlogPosts',
    200,
    'for one object',
    (request) => request.get(`${posts}?limit=1`, { headers: { apikey, Accept: 'application/vnd.pgrst.object+json' } }),
  ],
  [
    'listBlogPosts',
    304,
    'with a matching ETag',
    async (request) => {
      const { etag = '' } = (await request.get(`${posts}?select=id`, keyed)).headers();
      return request.get(`${posts}?select=id`, { headers: { apikey, 'If-None-Match': etag } });
    },
  ],
  ['listBlogPosts', 400, 'for an unknown column', (request) => request.get(`${posts}?select=password`, keyed)],
  ['listBlogPosts', 400, 'with an unknown filter', (request) => request.get(`${posts}?title=eq.x`, keyed)],
  ['listBlogPosts', 400, 'with a repeated parameter', (request) => request.get(`${posts}?limit=1&limit=2`, keyed)],
  ['listBlogPosts', 401, 'without a key', (request) => request.get(posts)],
  [
    'listBlogPosts',
    406,
    'for one object without a match',
    (request) =>
      request.get(`${posts}?slug=eq.no-such-post`, { headers: { apikey, Accept: 'application/vnd.pgrst.object+json' } }),
  ],
  ['writeBlogPosts', 405, 'by POST', (request) => request.post(posts, { ...keyed, data: { title: 'x' } })],
  ['writeBlogPosts', 405, 'by PATCH', (request) => request.patch(`${posts}?slug=eq.x`, { ...keyed, data: { title: 'x' } })],
  ['writeBlogPosts', 405, 'by DELETE', (request) => request.delete(`${posts}?slug=eq.x`, keyed)],
  ...forEveryFunction,
  ...withBody,
  [
    'submitTestimonial',
    400,
    'with an empty body',
    (request) => request.post('/functions/v1/submit-testimonial', { ...keyed, data: {} }),
  ],
  ['submitTestimonial', 200, 'with all eleven fields', (request) => sendTestimonial(request, '203.0.113.40')],
  [
    'submitTestimonial',
    409,
    'with a reused idempotency key',
    async (request) => {
      const key = { 'Idempotency-Key': crypto.randomUUID() };
      await sendTestimonial(request, '203.0.113.41', {}, key);
      return sendTestimonial(request, '203.0.113.41', { title: 'Corrected' }, key);
    },
  ],
  [
    'submitTestimonial',
    429,
    'over the limit of an address',
    async (request) => {
      for (let sent = 0; sent < submissionsPerAddress; sent += 2) await sendTestimonial(request, '203.0.113.42');
      return sendTestimonial(request, '203.0.113.42');
    },
  ],
  ['generateDailyArticle', 200, 'once', (request) => request.post('/functions/v1/generate-daily-article', keyed)],
  [
    'indexnowSubmit',
    200,
    'with an empty body',
    (request) => request.post('/functions/v1/indexnow-submit', { ...keyed, data: {} }),
  ],
  [
    'indexnowSubmit',
    200,
    'for a page',
    (request) =>
      request.post('/functions/v1/indexnow-submit', { ...keyed, data: { urls: [`${testBase}/`], host: new URL(testBase).host } }),
  ],
  ['search', 200, 'for a word', (request) => request.get('/search?q=gums')],
  ['health', 200, 'at any time', (request) => request.get('/healthz')],
  ['readiness', 200, 'with its database', (request) => request.get('/readyz')],
  ['sitemap', 200, 'of the group', (request) => request.get('/sitemap.xml')],
  ['indexnowKey', 404, 'for an unknown key', (request) => request.get('/abcdefgh12345678.txt')],
];

/** Tested elsewhere: the key in indexnow.spec.ts, missing readiness in the readiness tests. */
const testedElsewhere = ['indexnowKey 200', 'readiness 503'];

test.describe('the OpenAPI document', () => {
  test('has a test for every operation and status', () => {
    const documented = operations.flatMap(({ operation: { operationId, responses } }) =>
      Object.keys(responses).map((status) => `${operationId} ${status}`),
    );
    const tested = new Set([...calls.map(([id, status]) => `${id} ${status}`), ...testedElsewhere]);
    expect(documented.sort()).toEqual([...tested].sort());
  });

  // @spec 3: Blog post: the thirteen fields, and no other
  test('lists exactly the thirteen fields of a post', () => {
    expect(Object.keys((openapi.components['schemas']?.['BlogPost']?.['properties'] as object) ?? {})).toEqual(fields);
  });

  test('detects responses that differ from it', () => {
    const post = { $ref: '#/components/schemas/BlogPost' };
    expect(differences(post, { title: 1 })).toHaveLength(1);
    expect(differences(post, { secret: 'x' })).toEqual(['$.secret is not in the contract']);
    expect(differences({ $ref: '#/components/schemas/ArticleAnswer' }, { success: false })).not.toEqual([]);
    expect(() => differences({ format: 'uuid' }, '')).toThrow('Unsupported schema keyword');
  });
});

for (const [id, status, how, send] of calls) {
  const { method, path } = operation(id);
  test(`${method.toUpperCase()} ${path} ${how} returns ${status} as documented`, async ({ request }) => {
    await expectContract(id, status, await send(request));
  });
}

// @spec 3: Blog post: the thirteen fields, and no other
test('a post has exactly thirteen fields', async ({ request }) => {
  const [post] = await (await request.get(`${posts}?limit=1`, keyed)).json();
  expect(Object.keys(post)).toEqual(fields);
});

test('an invalid testimonial returns every validation error', async ({ request }) => {
  const response = await request.post('/functions/v1/submit-testimonial', { ...keyed, data: { email: 'nobody' } });
  const body = await expectContract('submitTestimonial', 400, response);
  expect(body).toMatchObject({
    success: false,
    error: 'validation',
    errors: [{ field: 'firstName', message: 'First name is required' }, {}, {}, {}, {}, {}, {}, {}, {}],
  });
});

test.describe('the official PostgREST client', () => {
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

  test('reads consecutive ranges', async () => {
    // Oldest first, because other tests publish articles at the same time.
    const all = await table().select('slug').order('published_at', { ascending: true }).range(0, 4);
    const rest = await table().select('slug').order('published_at', { ascending: true }).range(2, 4);
    expect(rest.data).toHaveLength(3);
    expect(rest.data).toEqual(all.data?.slice(2));
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

  test('reports unknown columns, forbidden writes and an invalid key', async () => {
    expect((await table().select('nothing')).error).toMatchObject({ code: '42703' });
    expect(await table().insert({ title: 'x' })).toMatchObject({ status: 405, error: { code: '42501' } });
    expect(await table().delete().eq('slug', 'x')).toMatchObject({ status: 405, error: { code: '42501' } });
    const stranger = new PostgrestClient(`${testBase}/rest/v1`, { headers: { apikey: 'another key' }, retry: false });
    expect(await stranger.from('blog_posts').select('*')).toMatchObject({ status: 401, error: { code: 'PGRST301' } });
  });
});

test.describe('the official functions client', () => {
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
