import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchPosts } from './blog-posts.ts';

const row = {
  id: '00000000-0000-4000-8000-000000000001',
  slug: 'why-gums-bleed',
  image_url: 'https://images.example/gums.jpg',
  published_at: '2026-11-12T09:00:00+00:00',
  updated_at: '2026-11-13T09:00:00+00:00',
};
const requests: { url: URL; method: string | undefined; apikey: string | null }[] = [];
let respond: () => Response;

beforeEach(() => {
  requests.length = 0;
  respond = () => Response.json([row], { headers: { 'Content-Range': '0-0/14' } });
  vi.stubGlobal('location', { origin: 'https://www.dental.example', host: 'www.dental.example' });
  vi.stubGlobal('document', { querySelector: () => ({ dataset: { boot: '{"anonKey":"the-public-key"}' } }) });
  vi.stubGlobal('fetch', async (url: string, { headers, method }: RequestInit) => {
    requests.push({ url: new URL(url), method, apikey: new Headers(headers).get('apikey') });
    return respond();
  });
});

const parametersOf = ({ searchParams }: URL) => Object.fromEntries(searchParams);

describe('fetchPosts', () => {
  // @spec 7: blog_posts: the blog itself asks for all columns, by published_at descending
  it('requests one page with all columns, newest first', async () => {
    await fetchPosts(1);
    await fetchPosts(2);
    for (const { apikey, method, url } of requests) {
      expect([method, `${url.origin}${url.pathname}`]).toEqual(['GET', 'https://www.dental.example/rest/v1/blog_posts']);
      expect(apikey).toBe('the-public-key');
    }
    expect(requests.map(({ url }) => parametersOf(url))).toEqual([
      { select: '*', order: 'published_at.desc', offset: '0', limit: '12' },
      { select: '*', order: 'published_at.desc', offset: '12', limit: '12' },
    ]);
  });

  it('returns the total and normalises dates and image URLs', async () => {
    const times = { published_at: '2026-11-12T09:00:00.000Z', updated_at: '2026-11-13T09:00:00.000Z' };
    expect(await fetchPosts(1)).toEqual({ posts: [{ ...row, ...times, image_url: null }], total: 14 });
    const boot = '{"anonKey":"the-public-key","imageHosts":["images.example"]}';
    vi.stubGlobal('document', { querySelector: () => ({ dataset: { boot } }) });
    expect((await fetchPosts(1)).posts).toEqual([{ ...row, ...times }]);
  });

  it('throws if the API returns an error', async () => {
    respond = () => Response.json({ message: 'away' }, { status: 503 });
    await expect(fetchPosts(1)).rejects.toThrow('away');
  });
});
