import { drawingAddress } from './drawing-address.ts';

/** Our own copy of a film's thumbnail, which `npm run content:thumbnails` fetches; before that, its drawn poster. */
export function videoThumbnail(id: string, pictures: readonly string[], version: string): string {
  const file = `pictures/videos/${id}.jpg`;
  return pictures.includes(file) ? `/${file}` : drawingAddress(version, 'video', id);
}
