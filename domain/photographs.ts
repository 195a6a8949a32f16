/** For each use of a photograph, its aspect ratio and the widths in pixels of the generated files. */
export const photographShapes = {
  portrait: { width: 232, height: 260, widths: [384, 768] },
  view: { width: 640, height: 400, widths: [640, 1280, 1920] },
  film: { width: 640, height: 360, widths: [640, 1280] },
  smile: { width: 520, height: 325, widths: [520, 1040] },
  article: { width: 640, height: 400, widths: [640, 1280] },
} as const;
export type PhotographShape = keyof typeof photographShapes;

/** The address of an article's uploaded picture, and that of no other. */
export const articlePictures = '/pictures/sized/article/';

export const isDrawing = (name: string): boolean => name.endsWith('.svg');

/** A JPEG fallback, and the widths also available as AVIF and WebP. */
export type PictureFile = { src: string; widths?: readonly number[] | undefined };

export type SizedFile = { file: string; format: 'avif' | 'webp' | 'jpeg'; width: number; height: number };

/**
 * The files generated from a photograph, relative to the content folder. File names contain a hash of the photograph, so that
 * replacing it makes its old files stale.
 */
export function sizedFiles(photograph: string, hash: string, shape: PhotographShape): SizedFile[] {
  const { height, width, widths } = photographShapes[shape];
  const base = `pictures/sized/${shape}/${photograph.replace(/\.[^./]+$/, '')}.${hash}`;
  const sized = (file: string, format: SizedFile['format'], pixels: number) => ({
    file: `${base}${file}`,
    format,
    width: pixels,
    height: Math.round((pixels * height) / width),
  });
  return [
    sized('.jpg', 'jpeg', widths[1]),
    ...widths.flatMap((pixels) => [sized(`-${pixels}.avif`, 'avif', pixels), sized(`-${pixels}.webp`, 'webp', pixels)]),
  ];
}
