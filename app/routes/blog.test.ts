import type { ReactElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadContent } from '../../content-model/load.ts';
import type { RequestContext } from '../../server/request-context.ts';
import type { Page } from '../page.ts';
import { get as getList, post } from './blog.tsx';
import { get as getArticle } from './blog-article.tsx';

const base = 'https://www.dental.example';
const content = loadContent('content');

/** A request with stubbed parts of the context. */
function request(path: string, parts: Partial<RequestContext>) {
  const log = { error: vi.fn() };
  const url = new URL(path, base);
  const params = { slug: url.pathname.split('/')[2] ?? '' };
  return { log, request: { content, site: { base }, groupBase: base, log, url, params, ...parts } as unknown as RequestContext };
}

const posts = (count: number) =>
  ({ count: async () => count, newest: async () => [], bySlug: async () => undefined }) as unknown as RequestContext['blogPosts'];
const failingPosts = new Proxy({}, { get: () => () => Promise.reject(new Error('no database')) }) as RequestContext['blogPosts'];

const shown = ({ headers, main, status = 200 }: Page) => ({
  props: (main as ReactElement<Record<string, unknown>>).props,
  status,
  headers: new Headers(headers),
});
const list = async (path: string, blogPosts: RequestContext['blogPosts']) => {
  const { log, request: asked } = request(path, { blogPosts });
  return { log, ...shown(await getList(asked)) };
};
const article = async (path: string, blogPosts: RequestContext['blogPosts']) =>
  shown(await getArticle(request(path, { blogPosts }).request));

describe('blog list', () => {
  it('has one page if there are no articles', async () => {
    expect(await list('/blog', posts(0))).toMatchObject({
      status: 200,
      props: { fromServer: { posts: [], total: 0 }, failedOnServer: false },
    });
    expect((await list('/blog?page=2', posts(0))).status).toBe(404);
  });

  it('responds with 503 and Retry-After if the database fails', async () => {
    const { props, headers, log, status } = await list('/blog', failingPosts);
    expect(status).toBe(503);
    expect(props).toMatchObject({ failedOnServer: true, fromServer: undefined });
    expect(headers.get('Retry-After')).toBe('30');
    expect(log.error).toHaveBeenCalledOnce();
  });
});

describe('blog article', () => {
  it('includes the next article, and omits it if it fails to load', async () => {
    const [first, second] = ['new', 'older'].map((slug) => ({
      slug,
      title: slug,
      tags: [],
      updated_at: '2026-11-01T09:00:00.000Z',
      aiAssisted: false,
    }));
    const blog = { bySlug: async () => first, newest: async () => [first, second] } as unknown as RequestContext['blogPosts'];
    expect(await article('/blog/new', blog)).toMatchObject({
      status: 200,
      props: { found: { next: { slug: 'older' } } },
    });
    const alone = { ...blog, newest: () => Promise.reject(new Error('no database')) };
    expect(await article('/blog/new', alone)).toMatchObject({
      status: 200,
      props: { found: { post: { slug: 'new' }, next: undefined } },
    });
  });

  it('responds with 503 if the database fails', async () => {
    const { props, headers, status } = await article('/blog/how-to-brush', failingPosts);
    expect(status).toBe(503);
    expect(props['found']).toBe('failed');
    expect(headers.get('Retry-After')).toBe('30');
  });
});

describe('articles that miss the deadline', () => {
  const never = new Proxy({}, { get: () => () => new Promise(() => {}) }) as RequestContext['blogPosts'];
  const later = (milliseconds: number, value: unknown) =>
    new Promise((resolve) => setTimeout(() => resolve(value), milliseconds));
  const slow = {
    ...posts(1),
    count: () => later(1500, 1),
    bySlug: () => later(1500, { slug: 'new', title: 'new', tags: [], updated_at: '2026-11-01T09:00:00.000Z', aiAssisted: false }),
  } as unknown as RequestContext['blogPosts'];
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  it('result in a 503 page with skeletons after a second', async () => {
    const answers = Promise.all([list('/blog', never), article('/blog/new', never)]);
    await vi.advanceTimersByTimeAsync(1000);
    const [late, lateArticle] = await answers;
    expect(late).toMatchObject({ status: 503, props: { fromServer: undefined, failedOnServer: false } });
    expect(lateArticle).toMatchObject({ status: 503, props: { found: 'late' } });
  });

  it('are waited for if the URL has the wait query', async () => {
    const answers = Promise.all([list('/blog?wait', slow), article('/blog/new?wait', slow)]);
    await vi.advanceTimersByTimeAsync(1500);
    const [waited, waitedArticle] = await answers;
    expect(waited).toMatchObject({ status: 200, props: { fromServer: { total: 1 } } });
    expect(waitedArticle).toMatchObject({ status: 200, props: { found: { post: { slug: 'new' } } } });
  });
});

describe('article generation without a script', () => {
  const press = async (invoke: RequestContext['invoke']) =>
    shown(await post(request('/blog', { invoke, blogPosts: posts(0) }).request)).props['generated'];

  it('calls the same function as the script', async () => {
    const invoke = vi.fn(async () => ({ success: true, article: { title: 'Dry mouth' } }));
    await expect(press(invoke)).resolves.toEqual({ success: true, title: 'Dry mouth' });
    expect(invoke).toHaveBeenCalledExactlyOnceWith('generate-daily-article');
  });

  it('returns a failure if the function throws', async () => {
    await expect(press(() => Promise.reject(new Error('no')))).resolves.toEqual({ success: false, error: undefined });
    await expect(press(() => undefined)).resolves.toEqual({ success: false, error: undefined });
  });
});
