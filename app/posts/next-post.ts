import type { PostSummary } from '../../domain/blog-post.ts';

/** Of an article that is only named: what its picture and its link need. */
export type NextPost = Pick<PostSummary, 'slug' | 'title' | 'category' | 'excerpt' | 'image_url'>;

/** What to read after an article: the one before it in time, or the newest where that is further back than the list of newest. */
export function nextPost(newest: readonly PostSummary[], slug: string): NextPost | undefined {
  const place = newest.findIndex((post) => post.slug === slug);
  const next = newest[place + 1] ?? newest[0];
  if (!next || next.slug === slug) return undefined;
  const { category, excerpt, image_url, title } = next;
  return { slug: next.slug, title, category, excerpt, image_url };
}
