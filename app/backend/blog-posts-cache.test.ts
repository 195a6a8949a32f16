import { describe, expect, it } from 'vitest';
import type { BlogPost } from '../../domain/blog-post.ts';
import { blogPostsKey, createBlogPostsCache, knownPost, postPageQuery, postQuery } from './blog-posts-cache.ts';

const post = (slug: string) => ({ slug, title: slug }) as BlogPost;

describe('what is known of the articles', () => {
  // @spec 7: blog_posts: key 'blog-posts', refetched every 30 seconds, 5 minutes stale, 10 retained
  // @spec 9: Query retry: the backoff is capped at 30 s
  it('holds for 5 minutes, is kept for 10, and is tried 3 times more, ever later up to 30 seconds', () => {
    const { queries } = createBlogPostsCache().getDefaultOptions();
    expect(queries).toMatchObject({ staleTime: 300_000, gcTime: 600_000, retry: 3 });
    const delays = [0, 1, 2, 3, 4, 5, 6].map((failures) =>
      typeof queries?.retryDelay === 'function' ? queries.retryDelay(failures, new Error()) : undefined,
    );
    expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });

  // @spec 7: blog_posts: cache key 'blog-posts'
  it("stands under 'blog-posts', and the list is fetched again every 30 seconds", () => {
    expect(postPageQuery(1)).toMatchObject({ queryKey: ['blog-posts'], refetchInterval: 30_000 });
    expect(postPageQuery(3).queryKey).toEqual(['blog-posts', 3]);
  });

  it('finds an article in any list that was loaded, and by its slug', () => {
    const cache = createBlogPostsCache();
    cache.setQueryData(blogPostsKey, { posts: [post('a')], total: 14 });
    cache.setQueryData(postPageQuery(2).queryKey, { posts: [post('b')], total: 14 });
    cache.setQueryData(postQuery('c').queryKey, post('c'));
    cache.setQueryData(postQuery('d').queryKey, null);
    expect(['a', 'b', 'c', 'd', 'e'].map((slug) => knownPost(cache, slug)?.slug)).toEqual(['a', 'b', 'c', undefined, undefined]);
    expect(knownPost(cache, 'd')).toBeNull();
    expect(knownPost(cache, 'e')).toBeUndefined();
  });
});
