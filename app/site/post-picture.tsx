import './post-picture.css';
import { useEffect, useRef, useState } from 'react';
import type { PostSummary } from '../../domain/blog-post.ts';
import { drawnPictureSize, drawnPostPicture, postPictureAddress } from './post-picture-address.ts';

type Props = { post: Pick<PostSummary, 'slug' | 'category' | 'image_url'>; version: string; priority?: boolean };

/** Fills its box. Beside the title it says nothing of its own, so it is not read out. */
export function PostPicture({ post, priority = false, version }: Props) {
  const [broken, setBroken] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // It may have failed before React was there to hear of it.
    if (image.current?.complete && image.current.naturalWidth === 0) setBroken(true);
  }, []);
  return (
    <img
      ref={image}
      src={broken ? drawnPostPicture(version, post) : postPictureAddress(version, post)}
      alt=""
      {...drawnPictureSize}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      onError={() => setBroken(true)}
      className="block size-full bg-mist object-cover object-bottom"
    />
  );
}
