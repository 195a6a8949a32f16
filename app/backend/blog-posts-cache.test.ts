import { describe, expect, it, vi } from 'vitest';
import { createBlogPostsCache, postPageQuery } from './blog-posts-cache.ts';

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
    expect(postPageQuery(1).refetchInterval({ state: { data: {}, dataUpdateCount: 1 } })).toBe(30_000);
    expect(postPageQuery(1).refetchInterval({ state: { data: undefined, dataUpdateCount: 0 } })).toBe(30_000);
  });

  it('refetches a list from the server when the page is 30 seconds old', () => {
    const fromServer = { state: { data: {}, dataUpdateCount: 0 } };
    for (const [age, wait] of [
      [10_000, 20_000],
      [31_000, 1],
    ] as const) {
      vi.spyOn(performance, 'now').mockReturnValue(age);
      expect(postPageQuery(1).refetchInterval(fromServer)).toBe(wait);
    }
  });
});
