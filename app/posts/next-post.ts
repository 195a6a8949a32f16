import type { PostSummary } from '../../domain/blog-post.ts';

/** The fields needed to link to an article with its picture. */
export type NextPost = Pick<PostSummary, 'slug' | 'title' | 'category' | 'excerpt' | 'image_url'>;

/** The article published before this one, or the newest if that is not in the list. */
export function nextPost(newest: readonly PostSummary[], slug: string): NextPost | undefined {
  const place = newest.findIndex((post) => post.slug === slug);
  const next = newest[place + 1] ?? newest[0];
  if (!next || next.slug === slug) return undefined;
  const { category, excerpt, image_url, title } = next;
  return { slug: next.slug, title, category, excerpt, image_url };
}
