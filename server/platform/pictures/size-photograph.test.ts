import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { examinePhotograph } from './size-photograph.ts';

const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: '#17408b' } });
const text = (words: string) => Buffer.from(words, 'latin1');

describe('a file whose first bytes are not those of a photograph', () => {
  it('never reaches a decoder', async () => {
    const others = [
      await picture.clone().gif().toBuffer(),
      await picture.clone().tiff().toBuffer(),
      text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      text('<!--ftypavif--><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      text('RIFF<!--WEBP--><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      text('\0\0\0\x0cjP  \r\n\x87\n'),
      text('%PDF-1.7'),
      text('SIMPLE  =                    T'),
      text('#?RADIANCE\n'),
      text('\0\0\0\x18ftypheic'),
    ];
    const photograph = await picture.clone().jpeg().toBuffer();
    // Decoders wait for the threads that these take, so that what reaches one is counted.
    const busy = Array.from({ length: 4 }, () => promisify(pbkdf2)('', '', 30_000, 64, 'sha512'));
    const examined = others.map(examinePhotograph);
    const reached = sharp.counters().queue;
    const accepted = examinePhotograph(photograph);
    expect([reached, sharp.counters().queue]).toEqual([0, 1]);
    expect(new Set(await Promise.all(examined))).toEqual(new Set(['not-a-photograph']));
    expect(await accepted).toBe('fine');
    await Promise.all(busy);
  });

  it('would be decoded by nothing in this process', async () => {
    for (const bytes of [await picture.clone().gif().toBuffer(), await picture.clone().tiff().toBuffer()])
      await expect(sharp(bytes).toBuffer()).rejects.toThrow('unsupported image format');
  });
});
