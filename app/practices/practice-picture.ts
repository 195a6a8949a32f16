import type { SiteContent } from '../../content-model/schema/site.ts';
import type { PhotographShape, PictureFile } from '../../domain/photographs.ts';

/** The photograph named in the content if it has been processed, otherwise the drawing. */
export function pictureFor(
  { photographs }: Pick<SiteContent, 'photographs'>,
  { drawn, image, shape }: { image: string | undefined; shape: PhotographShape; drawn: string },
): PictureFile {
  return (image && photographs[`${shape}/${image}`]) || { src: drawn };
}
