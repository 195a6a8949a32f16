import { PostgrestClient } from '@supabase/postgrest-js';
import type { BlogPost } from '../../domain/blog-post.ts';
import { backendAddress } from './backend-address.ts';

export type PostPage<Post = BlogPost> = { posts: Post[]; total: number };

export const postsPerPage = 12;

const longestWaitMs = 15_000;

/** The table writes '+00:00' where the pages write 'Z': one form, so that both make the same markup. */
const inUtc = (post: BlogPost): BlogPost => ({
  ...post,
  published_at: new Date(post.published_at).toISOString(),
  updated_at: new Date(post.updated_at).toISOString(),
});

export async function fetchPosts(page: number): Promise<PostPage> {
  const first = (page - 1) * postsPerPage;
  const { headers, rest } = backendAddress();
  // React Query retries.
  const { count, data, error } = await new PostgrestClient(rest, { headers, retry: false })
    .from('blog_posts')
    .select('*', { count: 'exact' })
    .order('published_at', { ascending: false })
    .range(first, first + postsPerPage - 1)
    .abortSignal(AbortSignal.timeout(longestWaitMs));
  if (error) throw new Error(error.message);
  const posts = (data as BlogPost[]).map(inUtc);
  return { posts, total: count ?? first + posts.length };
}
