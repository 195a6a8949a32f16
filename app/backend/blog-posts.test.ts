import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchPosts } from './blog-posts.ts';

const row = {
  id: '00000000-0000-4000-8000-000000000001',
  slug: 'why-gums-bleed',
  image_url: 'https://images.example/gums.jpg',
  published_at: '2026-11-12T09:00:00+00:00',
  updated_at: '2026-11-13T09:00:00+00:00',
};
const asked: { url: URL; method: string | undefined; apikey: string | null }[] = [];
let answer: () => Response;

beforeEach(() => {
  asked.length = 0;
  answer = () => Response.json([row], { headers: { 'Content-Range': '0-0/14' } });
  vi.stubGlobal('location', { origin: 'https://www.dental.example', host: 'www.dental.example' });
  vi.stubGlobal('document', { querySelector: () => ({ dataset: { boot: '{"anonKey":"the-public-key"}' } }) });
  vi.stubGlobal('fetch', async (url: string, { headers, method }: RequestInit) => {
    asked.push({ url: new URL(url), method, apikey: new Headers(headers).get('apikey') });
    return answer();
  });
});

const parametersOf = ({ searchParams }: URL) => Object.fromEntries(searchParams);

describe('the list of articles', () => {
  // @spec 7: blog_posts: the blog itself asks for all columns, by published_at descending
  it('is asked of the table with all columns and the newest first, a page at a time', async () => {
    await fetchPosts(1);
    await fetchPosts(2);
    for (const { apikey, method, url } of asked) {
      expect([method, `${url.origin}${url.pathname}`]).toEqual(['GET', 'https://www.dental.example/rest/v1/blog_posts']);
      expect(apikey).toBe('the-public-key');
    }
    expect(asked.map(({ url }) => parametersOf(url))).toEqual([
      { select: '*', order: 'published_at.desc', offset: '0', limit: '12' },
      { select: '*', order: 'published_at.desc', offset: '12', limit: '12' },
    ]);
  });

  it('says how many articles there are in all, and gives them as pages have them', async () => {
    const times = { published_at: '2026-11-12T09:00:00.000Z', updated_at: '2026-11-13T09:00:00.000Z' };
    expect(await fetchPosts(1)).toEqual({ posts: [{ ...row, ...times, image_url: null }], total: 14 });
    const boot = '{"anonKey":"the-public-key","imageHosts":["images.example"]}';
    vi.stubGlobal('document', { querySelector: () => ({ dataset: { boot } }) });
    expect((await fetchPosts(1)).posts).toEqual([{ ...row, ...times }]);
  });

  it('fails where the table answers with an error', async () => {
    answer = () => Response.json({ message: 'away' }, { status: 503 });
    await expect(fetchPosts(1)).rejects.toThrow('away');
  });
});
