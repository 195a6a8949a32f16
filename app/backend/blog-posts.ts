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

/** Fetched when it is first needed: no page waits for it before it is drawn. Repeating is the caller's business, once. */
async function table() {
  const { PostgrestClient } = await import('@supabase/postgrest-js');
  const { headers, rest } = backendAddress();
  return new PostgrestClient(rest, { headers, retry: false }).from('blog_posts');
}

export async function fetchPosts(page: number): Promise<PostPage> {
  const first = (page - 1) * postsPerPage;
  const { count, data, error } = await (await table())
    .select('*', { count: 'exact' })
    .order('published_at', { ascending: false })
    .range(first, first + postsPerPage - 1)
    .abortSignal(AbortSignal.timeout(longestWaitMs));
  if (error) throw new Error(error.message);
  const posts = (data as BlogPost[]).map(inUtc);
  return { posts, total: count ?? first + posts.length };
}

/** Null where there is no such article: that is an answer, and is kept as one. */
export async function fetchPost(slug: string): Promise<BlogPost | null> {
  const { data, error } = await (await table())
    .select('*')
    .eq('slug', slug)
    .limit(1)
    .abortSignal(AbortSignal.timeout(longestWaitMs));
  if (error) throw new Error(error.message);
  const [post] = data as BlogPost[];
  return post ? inUtc(post) : null;
}
