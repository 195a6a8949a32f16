import sharp from 'sharp';
import { expect, test } from 'vitest';
import { opaquePng } from './opaque-png.ts';

test('preserves the picture within the quantisation step', async () => {
  const [width, height] = [7, 5];
  const pixels = Uint8Array.from({ length: width * height * 4 }, (_, at) => (at % 4 === 3 ? 255 : (at * 37) % 256));
  const png = await opaquePng(pixels, width, height);
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([width, height, 3]);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      expect(Math.abs((data[pixel * 3 + channel] ?? 0) - (pixels[pixel * 4 + channel] ?? 0))).toBeLessThanOrEqual(1);
    }
  }
});

test('preserves black and white exactly', async () => {
  const png = await opaquePng(Uint8Array.of(255, 255, 255, 255, 0, 0, 0, 255), 2, 1);
  expect([...(await sharp(png).raw().toBuffer())]).toEqual([255, 255, 255, 0, 0, 0]);
});
