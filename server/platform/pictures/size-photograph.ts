import sharp from 'sharp';
import { type PhotographShape, photographShapes, type SizedFile } from '../../../domain/photographs.ts';

/** Larger ones would take too much memory. */
const largestPixels = 60_000_000;

const open = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: largestPixels });

/** Whether the bytes are a photograph in a format of the web. A name says nothing, and an SVG may contain scripts. */
export async function isPhotograph(bytes: Uint8Array): Promise<boolean> {
  if (bytes.length === 0) return false;
  const found = await open(bytes)
    .metadata()
    .catch(() => undefined);
  return ['jpeg', 'png', 'webp'].includes(found?.format ?? '') || (found?.format === 'heif' && found.compression === 'av1');
}

/** The same picture as a new JPEG: upright, without metadata, and no larger than the site needs. */
export const reencode = (bytes: Uint8Array): Promise<Uint8Array> =>
  open(bytes)
    .autoOrient()
    .resize({ width: 2400, height: 2400, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 86 })
    .toBuffer();

/** A file of a photograph in one size: cropped, upright, without metadata. */
export const sizePhotograph = (
  bytes: Uint8Array,
  shape: PhotographShape,
  { format, height, width }: SizedFile,
): Promise<Uint8Array> =>
  open(bytes)
    .autoOrient()
    // Faces are rarely centred, so portraits are cropped around the most salient part.
    .resize({ width, height, fit: 'cover', position: shape === 'portrait' ? sharp.strategy.attention : 'centre' })
    .flatten({ background: '#ffffff' })
    .toFormat(format, format === 'avif' ? { quality: 55, effort: 3 } : { quality: 78 })
    .toBuffer();

export async function isSmallerThanNeeded(
  bytes: Uint8Array,
  shape: PhotographShape,
): Promise<{ width: number; needed: number } | undefined> {
  const { autoOrient } = await open(bytes).metadata();
  const needed = photographShapes[shape].widths.at(-1) ?? 0;
  return autoOrient.width < needed ? { width: autoOrient.width, needed } : undefined;
}
