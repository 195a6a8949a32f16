import type { PostSummary } from '../../domain/blog-post.ts';
import { articlePictures, photographShapes } from '../../domain/photographs.ts';
import { slugify } from '../../domain/slug.ts';
import { articleDrawing, articleDrawingSize } from '../sections/drawing-address.ts';
import { Picture } from '../ui/picture.tsx';

type Props = {
  post: Pick<PostSummary, 'slug' | 'category' | 'image_url'>;
  version: string;
  priority?: boolean;
  /** Empty where the picture is decorative, because the title is beside it in a link. */
  alt?: string;
};

/** Fills its box. The boot script uses `data-fallback` if the image cannot be loaded. */
export function PostPicture({ alt = '', post, priority = false, version }: Props) {
  const own = post.image_url;
  const drawn = articleDrawing(version, slugify(post.category), post.slug);
  const widths = own?.startsWith(articlePictures) ? photographShapes.article.widths : [];
  return (
    <Picture
      src={own ?? drawn}
      widths={widths}
      sizes="(min-width: 64rem) 50vw, 100vw"
      data-fallback={own ? drawn : undefined}
      alt={own ? alt : ''}
      {...articleDrawingSize}
      loading={priority ? 'eager' : 'lazy'}
      className={`block size-full bg-mist object-cover ${own ? '' : 'object-bottom'}`}
    />
  );
}
