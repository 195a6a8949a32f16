import type { Video } from '../../content-model/schema/showcase.ts';
import type { SiteContent } from '../../content-model/schema/site.ts';
import { pictureFor } from '../practices/practice-picture.ts';
import { drawingAddress } from './drawing-address.ts';

/** The picture that staff added, the local copy fetched by `npm run content:thumbnails`, or the drawn poster. */
export function videoThumbnail(
  { icon, id, thumbnail }: Pick<Video, 'icon' | 'id' | 'thumbnail'>,
  content: Pick<SiteContent, 'photographs' | 'pictures' | 'version'>,
): string {
  const file = `pictures/videos/${id}.jpg`;
  const drawn = content.pictures.includes(file) ? `/${file}` : drawingAddress(content.version, `videos/${icon}.svg`);
  return pictureFor(content, { image: thumbnail, shape: 'film', drawn }).src;
}
