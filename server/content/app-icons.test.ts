import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../../content-model/load.ts';
import { toPng } from '../platform/pictures/to-png.ts';
import { appIcons, createAppIcons } from './app-icons.ts';

const content = loadContent('content');
const icon = (path: string) => {
  const found = appIcons.find((candidate) => candidate.path === path);
  if (!found) throw new Error(`no ${path}`);
  return found;
};
const mark = readFileSync('content/pictures/favicon.svg', 'utf8');

describe('the icons', () => {
  it("use the group's mark and colour, for any size and ids in its file", async () => {
    const square = (fill: string) =>
      `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="7" height="7"><path id="p" d="M0 0h7v7H0z" fill="${fill}"/></svg>`;
    const drawn = (fill: string, action: string) =>
      createAppIcons(toPng)(
        icon('/icon-192.png'),
        { brand: { ...content.brand, light: { ...content.brand.light, action } } },
        square(fill),
      ).then((bytes) => Buffer.from(bytes).toString('base64'));
    const pictures = await Promise.all([drawn('red', '#000000'), drawn('blue', '#000000'), drawn('red', '#ffffff')]);
    expect(new Set(pictures).size).toBe(3);
  });

  it('are rendered once until the mark or the colour changes, and again after a failure', async () => {
    let calls = 0;
    const draw = createAppIcons(async () => {
      calls += 1;
      if (calls === 1) throw new Error('no place');
      return new Uint8Array([calls]);
    });
    const small = icon('/icon-192.png');
    await expect(draw(small, content, mark)).rejects.toThrow('no place');
    await Promise.all([draw(small, content, mark), draw(small, content, mark)]);
    expect(calls).toBe(2);
    await draw(small, content, `${mark}<!-- edited -->`);
    expect(calls).toBe(3);
    const light = { ...content.brand.light, action: '#000000' };
    await draw(small, { brand: { ...content.brand, light } }, mark);
    expect(calls).toBe(4);
  });
});
