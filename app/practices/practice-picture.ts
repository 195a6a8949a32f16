import type { SiteContent } from '../../content-model/schema/site.ts';
import type { TeamMember } from '../../content-model/schema/team.ts';
import type { PhotographShape, PictureFile } from '../../domain/photographs.ts';
import { drawingAddress } from '../sections/drawing-address.ts';

/** The photograph named in the content if it has been processed, otherwise the drawing. */
export function pictureFor(
  { photographs }: Pick<SiteContent, 'photographs'>,
  { drawn, image, shape }: { image: string | undefined; shape: PhotographShape; drawn: string },
): PictureFile {
  return (image && photographs[`${shape}/${image}`]) || { src: drawn };
}

/** A member's photograph or drawing, or the picture of nobody in particular. */
export const portraitOf = (content: SiteContent, { image, portrait = 'portraits/neutral.svg' }: TeamMember): PictureFile =>
  pictureFor(content, { image, shape: 'portrait', drawn: drawingAddress(content.version, portrait) });
