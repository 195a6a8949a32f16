import { drawingAddress } from './drawing-address.ts';

/** The local thumbnail fetched by `npm run content:thumbnails`, or the drawn poster. */
export function videoThumbnail(id: string, pictures: readonly string[], version: string): string {
  const file = `pictures/videos/${id}.jpg`;
  return pictures.includes(file) ? `/${file}` : drawingAddress(version, 'video', id);
}
