import { QueryClient, type QueryState } from '@tanstack/react-query';
import type { PostSummary } from '../../domain/blog-post.ts';
import { fetchPosts, type PostPage } from './blog-posts.ts';

const minutes = 60_000;
export const refetchMs = 30_000;

/** The first page uses this key alone. Invalidating it invalidates every page. */
export const blogPostsKey = ['blog-posts'];

export const postPageQuery = (page: number) => ({
  queryKey: page === 1 ? blogPostsKey : [...blogPostsKey, page],
  queryFn: (): Promise<PostPage<PostSummary>> => fetchPosts(page),
  /** The first refetch of a list rendered by the server is due when the page is 30 seconds old. */
  refetchInterval: ({ state }: { state: Pick<QueryState, 'data' | 'dataUpdateCount' | 'errorUpdateCount' | 'fetchStatus'> }) => {
    const isFirst = state.dataUpdateCount + state.errorUpdateCount === 0 && state.fetchStatus === 'idle';
    return state.data && isFirst ? Math.max(1, refetchMs - performance.now()) : refetchMs;
  },
});

export const createBlogPostsCache = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * minutes,
        gcTime: 10 * minutes,
        retry: 3,
        retryDelay: (failures) => Math.min(1000 * 2 ** failures, 30_000),
        // When offline, fail after the last retry instead of showing skeletons for ever.
        networkMode: 'always',
      },
    },
  });
