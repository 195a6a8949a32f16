// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBlogPostsCache, postPageQuery } from './blog-posts-cache.ts';

const fromServer = { data: {}, dataUpdateCount: 0, errorUpdateCount: 0, fetchStatus: 'idle' } as const;

afterEach(() => vi.useRealTimers());

describe('blog posts cache', () => {
  // @spec 7: blog_posts: key 'blog-posts', refetched every 30 seconds, 5 minutes stale, 10 retained
  // @spec 9: Query retry: the backoff is capped at 30 s
  it('is stale after 5 minutes, is dropped after 10 and retries 3 times with a backoff capped at 30 seconds', () => {
    const { queries } = createBlogPostsCache().getDefaultOptions();
    expect(queries).toMatchObject({ staleTime: 300_000, gcTime: 600_000, retry: 3 });
    const delays = [0, 1, 2, 3, 4, 5, 6].map((failures) =>
      typeof queries?.retryDelay === 'function' ? queries.retryDelay(failures, new Error()) : undefined,
    );
    expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });

  // @spec 7: blog_posts: cache key 'blog-posts'
  it("uses the key 'blog-posts' and refetches the list every 30 seconds", () => {
    expect(postPageQuery(1).queryKey).toEqual(['blog-posts']);
    expect(postPageQuery(3).queryKey).toEqual(['blog-posts', 3]);
    expect(postPageQuery(1).refetchInterval({ state: { ...fromServer, dataUpdateCount: 1 } })).toBe(30_000);
    expect(postPageQuery(1).refetchInterval({ state: { ...fromServer, data: undefined } })).toBe(30_000);
  });

  it('refetches a list from the server when the page is 30 seconds old', () => {
    for (const [age, wait] of [
      [10_000, 20_000],
      [31_000, 1],
    ] as const) {
      vi.spyOn(performance, 'now').mockReturnValue(age);
      expect(postPageQuery(1).refetchInterval({ state: fromServer })).toBe(wait);
    }
  });

  it('waits 30 seconds after a failed refetch of a list from the server', async () => {
    vi.useFakeTimers();
    const requestedAt: number[] = [];
    vi.stubGlobal('fetch', async () => {
      requestedAt.push(Math.round(performance.now() / 1000));
      return Response.json({ message: 'away' }, { status: 503 });
    });
    await vi.advanceTimersByTimeAsync(60_000);
    const list = new QueryObserver(createBlogPostsCache(), { ...postPageQuery(1), initialData: { posts: [], total: 0 } });
    const unsubscribe = list.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(45_000);
    unsubscribe();
    // Each attempt is a request and three retries, after 1, 2 and 4 seconds.
    expect(requestedAt).toEqual([60, 61, 63, 67, 97, 98, 100, 104]);
  });
});
