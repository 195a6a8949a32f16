/** The places for photographs: the shape that a page keeps free for one, and how many pixels wide files are made for it. */
export const photographShapes = {
  portrait: { width: 232, height: 260, widths: [384, 768] },
  view: { width: 640, height: 400, widths: [640, 1280, 1920] },
  smile: { width: 520, height: 325, widths: [520, 1040] },
} as const;
export type PhotographShape = keyof typeof photographShapes;

/** A file for every browser, and the widths that stand beside it in newer formats. */
export type PictureFile = { src: string; widths?: readonly number[] | undefined };

type SizedFile = { file: string; format: 'avif' | 'webp' | 'jpeg'; width: number; height: number };

/**
 * The files that are made of one photograph, relative to the content. Its own bytes are part of their names: a photograph
 * that is replaced under the same name has none until they are made anew.
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
