import { renderAsync } from '@resvg/resvg-js';
import { opaquePng } from './opaque-png.ts';

/** Converts an SVG to a PNG of the same size, off the main thread. Loads no fonts and no files. */
export type ToPng = (svg: string) => Promise<Uint8Array>;

const render = (svg: string) => renderAsync(svg, { font: { loadSystemFonts: false } });

/** For an icon with a transparent background. */
export const toPng: ToPng = async (svg) => (await render(svg)).asPng();

/** For a picture without transparency. */
export const toOpaquePng: ToPng = async (svg) => {
  const image = await render(svg);
  return opaquePng(image.pixels, image.width, image.height);
};
