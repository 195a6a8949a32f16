import { Hono } from 'hono';
import type { Pool } from 'pg';
import type { ChangeCache } from '../../platform/db/change-cache.ts';
import { hasApiKey } from '../../platform/http/api-key.ts';
import { entityTag, hasTag } from '../../platform/http/etag.ts';
import { type BlogPostsQuery, blogPostFields, parseBlogPostsQuery, type RestError } from './blog-posts-query.ts';

type Page = { body: string; count: number; etag: string };

const oneObject = 'application/vnd.pgrst.object+json';

/**
 * Column names come from a fixed list and values are bound parameters, so no request input becomes SQL. Not prepared statements: a
 * client can ask for columns in a billion orders, and PostgreSQL keeps each for as long as its connection.
 */
function pageStatement({ fields, limit, offset, order, slug }: BlogPostsQuery) {
  const columns = fields.join(', ');
  const sort = [...order, { field: 'id', direction: order.at(-1)?.direction ?? 'desc' }]
    .map(({ direction, field }) => `${field} ${direction}`)
    .join(', ');
  const where = slug === undefined ? '' : 'where slug = $3';
  const text = `select coalesce(json_agg(page), '[]')::text as body, count(*)::int as count
    from (select ${columns} from blog_posts ${where} order by ${sort} limit $1 offset $2) as page`;
  return { text, values: slug === undefined ? [limit, offset] : [limit, offset, slug] };
}

/** Runs separately from the page query, and only for `Prefer: count=exact`. */
const totalStatement = ({ slug }: BlogPostsQuery) =>
  slug === undefined
    ? { text: 'select published_post_total() as total', values: [] }
    : { text: 'select count(*)::int as total from blog_posts where slug = $1', values: [slug] };

type ErrorInput = Pick<RestError, 'code' | 'message'> & Partial<RestError>;

const refuse = (status: number, { code, message, details = null, hint = null }: ErrorInput) =>
  Response.json({ code, message, details, hint }, { status, headers: { 'Cache-Control': 'no-store' } });

/**
 * Read-only REST API for blog posts that follows PostgREST's conventions. The `anonymous` pool connects as the anonymous
 * database role, which can read published posts and nothing else.
 */
export function blogPostsRest(anonymous: Pool, cache: ChangeCache, anonKey: string): Hono {
  const read = (query: BlogPostsQuery) => {
    const { text, values } = pageStatement(query);
    return cache.get(`rest ${text} ${values.join(' ')}`, async (): Promise<Page> => {
      const { rows } = await anonymous.query<Omit<Page, 'etag'>>(text, values);
      const page = rows[0] ?? { body: '[]', count: 0 };
      return { ...page, etag: entityTag(page.body) };
    });
  };
  const readTotal = (query: BlogPostsQuery) => {
    const { text, values } = totalStatement(query);
    return cache.get(`rest ${text} ${values.join(' ')}`, async () => {
      const { rows } = await anonymous.query<{ total: number }>(text, values);
      return rows[0]?.total ?? 0;
    });
  };

  const rest = new Hono();
  rest.use(async (context, next) => {
    if (!hasApiKey(context.req.raw.headers, anonKey)) {
      return refuse(401, { code: 'PGRST301', message: 'No API key found in request', hint: 'Send the apikey header.' });
    }
    await next();
  });
  rest.on(['GET', 'HEAD'], '/blog_posts', async (context) => {
    const query = parseBlogPostsQuery(new URL(context.req.url).searchParams);
    if ('code' in query) return refuse(400, query);
    const exact = context.req.header('prefer')?.includes('count=exact') ?? false;
    const [page, total] = await Promise.all([read(query), exact ? readTotal(query) : '*']);
    const { body, count } = page;
    // The total can change while the rows of this page do not, so the ETag includes it.
    const etag = exact ? page.etag.replace(/"$/, `-${total}"`) : page.etag;
    const range = `${count === 0 ? '*' : `${query.offset}-${query.offset + count - 1}`}/${total}`;
    const headers = {
      // Browsers store the list and revalidate it on every request. An unchanged list is a 304 without a body.
      'Cache-Control': 'private, no-cache',
      ETag: etag,
      Vary: 'Accept, Prefer, apikey',
      'Content-Range': range,
    };
    if (hasTag(context.req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers });
    if (context.req.header('accept')?.includes(oneObject)) {
      if (count !== 1) {
        const details = `The result contains ${count} rows`;
        return refuse(406, { code: 'PGRST116', message: 'Cannot coerce the result to a single JSON object', details });
      }
      return new Response(body.slice(1, -1), { headers: { ...headers, 'Content-Type': `${oneObject}; charset=utf-8` } });
    }
    return new Response(body, { headers: { ...headers, 'Content-Type': 'application/json; charset=utf-8' } });
  });
  rest.all('/blog_posts', () =>
    refuse(405, { code: '42501', message: 'permission denied for table blog_posts', hint: 'The table is read-only.' }),
  );
  rest.all('*', () =>
    refuse(404, {
      code: 'PGRST205',
      message: 'Could not find the table',
      hint: `Available: blog_posts, with ${blogPostFields.join(', ')}.`,
    }),
  );
  rest.onError(() => refuse(503, { code: 'PGRST000', message: 'Database connection error. Retrying the connection.' }));
  return rest;
}
