import type { Pool } from 'pg';
import type { BlogPost, PostSummary } from '../../domain/blog-post.ts';
import { allowedImage } from '../../domain/post-image.ts';
import type { ChangeCache } from '../platform/db/change-cache.ts';

export type PostAddress = { slug: string; updatedAt: Date };

export type FoundPost = Pick<BlogPost, 'slug' | 'title' | 'excerpt' | 'content' | 'category' | 'published_at'>;

/** `imageAlt`: what the picture shows. */
export type ShownPost = BlogPost & { aiAssisted: boolean; imageAlt: string | null };

export type BlogPosts = ReturnType<typeof createBlogPosts>;

const utcTime = (column: string) =>
  `to_char(blog_posts.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${column}`;

const summary = `id, slug, title, excerpt, category, author, tags, image_url, meta_title, meta_description,
  ${utcTime('published_at')}, ${utcTime('updated_at')}`;

/** `published_at` alone would be the text of the summary. */
const newestPublished = `from blog_posts where blog_posts.published_at <= now()
  order by blog_posts.published_at desc, id desc limit $1 offset $2`;

/** Search ranks only the newest matches, because ranking 100,000 took 0.9 s. */
const maxRanked = 200;

/**
 * Row-level security limits the web role to published posts. The desk's role sees all, so that its previews need the condition.
 * @param imageHosts the hosts that pictures of articles may come from
 */
export function createBlogPosts(pool: Pool, cache: ChangeCache, imageHosts: readonly string[]) {
  const withImage = <Post extends PostSummary>(post: Post): Post => ({
    ...post,
    image_url: allowedImage(post.image_url, imageHosts),
  });
  return {
    count: () =>
      cache.get('count', async () => {
        const { rows } = await pool.query<{ count: number }>({
          name: 'count-posts',
          text: 'select published_post_total() as count',
        });
        return rows[0]?.count ?? 0;
      }),
    /** Newest first, for the sitemap. Not cached, because it can list 50,000 of them. */
    async addresses(limit: number, offset: number): Promise<PostAddress[]> {
      const { rows } = await pool.query<PostAddress>({
        name: 'post-addresses',
        text: `select slug, updated_at as "updatedAt" ${newestPublished}`,
        values: [limit, offset],
      });
      return rows;
    },
    newest: (limit: number, offset: number) =>
      cache.get(`newest ${limit} ${offset}`, async () => {
        const { rows } = await pool.query<PostSummary>({
          name: 'newest-posts',
          text: `select ${summary} ${newestPublished}`,
          values: [limit, offset],
        });
        return rows.map(withImage);
      }),
    bySlug: (slug: string) =>
      cache.get(`slug ${slug}`, async () => {
        const { rows } = await pool.query<ShownPost>({
          name: 'post-by-slug',
          text: `select ${summary}, content, image_alt as "imageAlt",
                   exists (select from post_provenance p where p.post_id = blog_posts.id and p.source = 'model') as "aiAssisted"
                 from blog_posts where slug = $1 and blog_posts.published_at <= now()`,
          values: [slug],
        });
        return rows[0] && withImage(rows[0]);
      }),
    async search(words: string, limit: number): Promise<FoundPost[]> {
      const query = {
        text: `select slug, title, excerpt, content, category, ${utcTime('published_at')}
               from search_posts($1, ${maxRanked}) join blog_posts on id = post_id
               order by rank desc, published_at desc limit $2`,
        values: [words, limit],
        // The visitor is waiting, and the pages are already found.
        query_timeout: 2_000,
      };
      const { rows } = await pool.query<FoundPost>(query);
      return rows;
    },
  };
}
