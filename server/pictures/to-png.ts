import { renderAsync } from '@resvg/resvg-js';
import { opaquePng } from './opaque-png.ts';

/** Turns a drawing into a PNG of its own size, off the thread that answers visitors. It loads no font and no file. */
export type ToPng = (svg: string) => Promise<Uint8Array>;

const render = (svg: string) => renderAsync(svg, { font: { loadSystemFonts: false } });

/** For a mark on nothing. */
export const toPng: ToPng = async (svg) => (await render(svg)).asPng();

/** For a picture that fills its frame. */
export const toOpaquePng: ToPng = async (svg) => {
  const image = await render(svg);
  return opaquePng(image.pixels, image.width, image.height);
};
