import { QueryClient } from '@tanstack/react-query';
import type { BlogPost } from '../../domain/blog-post.ts';
import { fetchPost, fetchPosts, type PostPage } from './blog-posts.ts';

const minutes = 60_000;

/** The first page stands under the key alone; a change of anything below it is a change of all. */
export const blogPostsKey = ['blog-posts'];

export const postPageQuery = (page: number) => ({
  queryKey: page === 1 ? blogPostsKey : [...blogPostsKey, page],
  queryFn: () => fetchPosts(page),
  refetchInterval: 30_000,
});

export const postQuery = (slug: string) => ({
  queryKey: [...blogPostsKey, 'slug', slug],
  queryFn: () => fetchPost(slug),
});

export const createBlogPostsCache = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * minutes,
        gcTime: 10 * minutes,
        retry: 3,
        retryDelay: (failures) => Math.min(1000 * 2 ** failures, 30_000),
        // Without a network the visitor is told so after the last try, and does not look at grey bars for ever.
        networkMode: 'always',
      },
    },
  });

let browserCache: QueryClient | undefined;

/** One for the whole visit, so that a list which was loaded once is there when the visitor comes back. */
export function blogPostsCache(): QueryClient {
  browserCache ??= createBlogPostsCache();
  return browserCache;
}

/** The first page of the list, where it was loaded. */
export const newestPosts = (cache: QueryClient) => cache.getQueryData<PostPage>(blogPostsKey)?.posts;

/** An article of a list that was loaded, or that was asked for by its slug; null where there is none, undefined where nobody asked. */
export function knownPost(cache: QueryClient, slug: string): BlogPost | null | undefined {
  for (const [, known] of cache.getQueriesData<PostPage | BlogPost | null>({ queryKey: blogPostsKey })) {
    const post = known && 'posts' in known ? known.posts.find((listed) => listed.slug === slug) : undefined;
    if (post) return post;
  }
  return cache.getQueryData<BlogPost | null>(postQuery(slug).queryKey);
}
