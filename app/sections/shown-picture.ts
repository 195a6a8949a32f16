import type { Picture } from '../../content-model/schema/fields.ts';
import type { Video } from '../../content-model/schema/showcase.ts';
import type { SiteContent } from '../../content-model/schema/site.ts';
import type { PhotographShape } from '../../domain/photographs.ts';
import type { ShownPicture } from '../ui/picture.tsx';
import { drawingAddress } from './drawing-address.ts';

type Content = Pick<SiteContent, 'photographs' | 'pictures' | 'version'>;

/** The drawing that content names, or the photograph if it has been prepared in this shape, otherwise what is drawn instead. */
export function shownPicture(
  { photographs, version }: Pick<Content, 'photographs' | 'version'>,
  shape: PhotographShape,
  { credit, file = '', words: alt = '' }: Picture = {},
  instead = '',
): ShownPicture {
  const photograph = photographs[`${shape}/${file}`];
  if (photograph) return { ...photograph, alt, credit };
  return { src: file.endsWith('.svg') ? drawingAddress(version, file) : instead, alt };
}

/** Its own picture, the local copy fetched by `npm run content:thumbnails`, or the drawn poster. The words beside it say what it shows. */
export function videoPicture({ icon, id, picture }: Pick<Video, 'icon' | 'id' | 'picture'>, content: Content): ShownPicture {
  const copy = `pictures/videos/${id}.jpg`;
  const drawn = drawingAddress(content.version, `videos/${icon}.svg`);
  return shownPicture(content, 'film', picture, content.pictures.includes(copy) ? `/${copy}` : drawn);
}
