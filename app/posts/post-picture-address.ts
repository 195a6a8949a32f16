import { slugify } from '../../domain/slug.ts';
import { drawingAddress } from '../sections/drawing-address.ts';

/** The picture that is drawn for an article which has none of its own. The slug varies it. */
export const drawnPostPicture = (version: string, { category, slug }: { category: string; slug: string }) =>
  drawingAddress(version, 'article', `${slugify(category)}.${slug}`);

/** Of the drawn one; nobody knows the size of another. */
export const drawnPictureSize = { width: 640, height: 400 };
