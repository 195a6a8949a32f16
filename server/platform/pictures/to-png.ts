import { sharp } from './sharp.ts';

/** Converts an SVG to a PNG of the same size, off the main thread. Text must be outlined: the fonts of the system would be used. */
export type ToPng = (svg: string) => Promise<Uint8Array>;

/** For an icon with a transparent background. */
export const toPng: ToPng = (svg) => sharp(Buffer.from(svg)).png().toBuffer();

/** For a picture without transparency, in 256 colours. */
export const toOpaquePng: ToPng = (svg) => sharp(Buffer.from(svg)).flatten().png({ palette: true }).toBuffer();
