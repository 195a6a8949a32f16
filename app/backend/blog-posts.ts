import { PostgrestClient } from '@supabase/postgrest-js';
import type { BlogPost } from '../../domain/blog-post.ts';
import { allowedImage } from '../../domain/post-image.ts';
import { backendAddress } from './backend-address.ts';

export type PostPage<Post = BlogPost> = { posts: Post[]; total: number };

export const postsPerPage = 12;

const timeoutMs = 15_000;

/** Converts a row to the form used by server rendering, so that the markup matches. The API writes '+00:00' instead of 'Z'. */
const normalisePost = (post: BlogPost, imageHosts: readonly string[]): BlogPost => ({
  ...post,
  image_url: allowedImage(post.image_url, imageHosts),
  published_at: new Date(post.published_at).toISOString(),
  updated_at: new Date(post.updated_at).toISOString(),
});

export async function fetchPosts(page: number): Promise<PostPage> {
  const first = (page - 1) * postsPerPage;
  const { headers, imageHosts, rest } = backendAddress();
  // React Query retries.
  const { count, data, error } = await new PostgrestClient(rest, { headers, retry: false })
    .from('blog_posts')
    .select('*', { count: 'exact' })
    .order('published_at', { ascending: false })
    .range(first, first + postsPerPage - 1)
    .abortSignal(AbortSignal.timeout(timeoutMs));
  if (error) throw new Error(error.message);
  const posts = (data as BlogPost[]).map((post) => normalisePost(post, imageHosts));
  return { posts, total: count ?? first + posts.length };
}
