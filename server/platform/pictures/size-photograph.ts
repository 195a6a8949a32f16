import type { Metadata } from 'sharp';
import { type PhotographShape, photographShapes, type SizedFile } from '../../../domain/photographs.ts';
import { sharp } from './sharp.ts';

/** More than any page shows. A camera with 24 megapixels is below it. */
const mostPixels = 25_000_000;
const mostDecodedBytes = 70_000_000;

// What is decoded is used once, and several threads would each keep memory of their own.
sharp.cache(false);
sharp.concurrency(1);

const open = (bytes: Uint8Array) => sharp(withoutTexts(bytes), { limitInputPixels: mostPixels });

/** About how much memory sharp needs, as measured. Baseline JPEG and PNG are decoded line by line. */
function decodedBytes({ channels, chromaSubsampling, depth, format, height, isProgressive, width }: Metadata): number {
  const pixels = width * height;
  if (format === 'heif') return pixels * 18;
  if (format === 'jpeg') return isProgressive ? pixels * (chromaSubsampling === '4:2:0' ? 5 : 10) : 0;
  if (format === 'webp') return pixels * channels;
  return isProgressive ? pixels * channels * (depth === 'uchar' ? 1.5 : 3) : 0;
}

const pngSignature = '89504e470d0a1a0a';
/**
 * How JPEG, PNG, WebP and AVIF files begin, in hexadecimal. Each has a byte that no text has, or an SVG could begin so: the size of
 * a WebP is below 16 MB, and that of the first part of an AVIF below 256 bytes.
 */
const signatures = new RegExp(
  `^(?:ffd8ff|${pngSignature}|52494646.{6}0057454250|000000.{2}66747970(?:61766966|61766973|6d696631))`,
);
const textChunks = ['tEXt', 'zTXt', 'iTXt'];

/** A PNG without its texts. sharp unpacks all of them when it reads the header: 30 of 8 kB take 1 GB. Other files stay as they are. */
function withoutTexts(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (file.toString('hex', 0, 8) !== pngSignature) return bytes;
  const kept = [file.subarray(0, 8)];
  // A chunk has its length, its type, its data and a checksum.
  for (let at = 8; at + 12 <= file.length; at += 12 + file.readUInt32BE(at)) {
    const chunk = file.subarray(at, at + 12 + file.readUInt32BE(at));
    if (!textChunks.includes(chunk.toString('latin1', 4, 8))) kept.push(chunk);
  }
  return Buffer.concat(kept);
}

/**
 * Whether the bytes are a photograph in a format of the web, and one that fits into memory. A name says nothing, and an SVG may
 * contain scripts, so its first bytes decide whether a decoder reads the header.
 */
export async function examinePhotograph(bytes: Uint8Array): Promise<'fine' | 'not-a-photograph' | 'too-large'> {
  if (!signatures.test(Buffer.from(bytes.subarray(0, 12)).toString('hex'))) return 'not-a-photograph';
  const found = await sharp(withoutTexts(bytes), { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  const isAvif = found?.format === 'heif' && found.compression === 'av1';
  if (!found || !(isAvif || ['jpeg', 'png', 'webp'].includes(found.format))) return 'not-a-photograph';
  return found.width * found.height > mostPixels || decodedBytes(found) > mostDecodedBytes ? 'too-large' : 'fine';
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
