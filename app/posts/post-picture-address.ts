import { slugify } from '../../domain/slug.ts';
import { drawingAddress } from '../sections/drawing-address.ts';

/** URL of the drawing for an article without an image. The slug varies it. */
export const drawnPostPicture = (version: string, { category, slug }: { category: string; slug: string }) =>
  drawingAddress(version, 'article', `${slugify(category)}.${slug}`);

/** Size of the drawing. The size of an uploaded image is unknown. */
export const drawnPictureSize = { width: 640, height: 400 };
