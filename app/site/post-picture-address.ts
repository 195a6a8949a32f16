import { slugify } from '../../domain/slug.ts';
import { drawingAddress } from './drawing-address.ts';

type Pictured = { slug: string; category: string; image_url: string | null };

/** The picture that is drawn for an article which has none of its own. The slug varies it. */
export const drawnPostPicture = (version: string, { category, slug }: Pick<Pictured, 'category' | 'slug'>) =>
  drawingAddress(version, 'article', `${slugify(category)}.${slug}`);

/** The table holds any text as the address: one that is none would stop the page's head. */
export const ownPostPicture = ({ image_url }: Pick<Pictured, 'image_url'>) =>
  image_url && URL.canParse(image_url, 'https://site.example') ? image_url : undefined;

/** Of the drawn one; nobody knows the size of another. */
export const drawnPictureSize = { width: 640, height: 400 };
