import type { PostSummary } from '../../domain/blog-post.ts';

/** The article published before this one, or the newest if that is not in the list. */
export function nextPost(newest: readonly PostSummary[], slug: string): PostSummary | undefined {
  const place = newest.findIndex((post) => post.slug === slug);
  const next = newest[place + 1] ?? newest[0];
  return next?.slug === slug ? undefined : next;
}
