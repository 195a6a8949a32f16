import type { PostSummary } from '../../domain/blog-post.ts';
import { drawnPictureSize, drawnPostPicture } from './post-picture-address.ts';

type Props = { post: Pick<PostSummary, 'slug' | 'category' | 'image_url'>; version: string; priority?: boolean };

/** Fills its box. Decorative: the title is beside it. The boot script uses `data-fallback` if the image cannot be loaded. */
export function PostPicture({ post, priority = false, version }: Props) {
  const own = post.image_url;
  const drawn = drawnPostPicture(version, post);
  return (
    <img
      src={own ?? drawn}
      data-fallback={own ? drawn : undefined}
      alt=""
      {...drawnPictureSize}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      className="block size-full bg-mist object-cover object-bottom"
    />
  );
}
