import type { PostSummary } from '../../domain/blog-post.ts';

/** The title of an article as its link, which covers the closest positioned parent. Underlined while the `group` is hovered. */
export function PostLink({ post: { slug, title } }: { post: Pick<PostSummary, 'slug' | 'title'> }) {
  return (
    <a
      href={`/blog/${slug}`}
      className="decoration-2 underline-offset-4 outline-none group-hover:underline after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-3 focus-visible:after:outline-offset-4 focus-visible:after:outline-action"
    >
      {title}
    </a>
  );
}
