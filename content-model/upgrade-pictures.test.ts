import { expect, test } from 'vitest';
import { loadContent } from './load.ts';
import { upgraded } from './upgrades.ts';

const { drawings } = loadContent('content');
const looks = {
  skin: 2,
  hair: 'hijab',
  hairColour: 'dark-brown',
  cloth: 'heather',
  faceWidth: 0.95,
  age: 'young',
  smile: 'closed',
};
const teeth = { seed: 4, crowding: 0, spacing: 0.5, overbite: 0.3, midlineShift: 0, rotated: [], shade: 0.2 };

test('stored parameters of a known face become its file, unless a photograph came before it', () => {
  const stored = [
    { slug: 'a', portrait: { ...looks, glasses: false } },
    { slug: 'b', name: 'Jo', image: 'b.jpg', portrait: { ...looks } },
    { slug: 'c', image: 'c.jpg', imageAlt: 'Cyd at the desk' },
  ];
  const now = [
    { slug: 'a', picture: { file: 'portraits/hijab.svg' } },
    { slug: 'b', name: 'Jo', picture: { file: 'b.jpg', words: 'Jo' } },
    { slug: 'c', picture: { file: 'c.jpg', words: 'Cyd at the desk' } },
  ];
  expect(upgraded('team.yaml', stored)).toEqual(now);
  expect(upgraded('team.yaml', structuredClone(now))).toEqual(now);
});

test("nobody gets somebody else's face", () => {
  for (const other of [{ skin: 3 }, { beard: true }, { faceWidth: 1.1 }, { hair: 'constructor' }])
    expect(upgraded('team.yaml', [{ portrait: { ...looks, ...other } }])).toEqual([{}]);
});

test('stored teeth become the two drawings of the case that is most like them, with their words', () => {
  const after = { ...teeth, spacing: 0 };
  const words = { beforeAlt: 'A gap', afterAlt: 'None' };
  const gap = { file: 'teeth/gap-in-the-middle-before.svg', words: 'A gap' };
  const closed = { file: 'teeth/gap-in-the-middle-after.svg', words: 'None' };
  const upgradedCase = (entry: object) => (upgraded('transformations.yaml', [entry]) as unknown[])[0];
  expect(upgradedCase({ before: teeth, after, ...words })).toEqual({ before: gap, after: closed });
  for (const { file } of [gap, closed]) expect(drawings.has(file)).toBe(true);
  expect(upgradedCase({ before: gap, after: closed })).toEqual({ before: gap, after: closed });
  expect(upgradedCase({ before: teeth, beforeImage: 'one.jpg', ...words })).toEqual({
    before: { file: 'one.jpg', words: 'A gap' },
    after: { words: 'None' },
  });
  expect(upgradedCase({ splitImage: 'both.jpg', ...words })).toEqual({ split: { file: 'both.jpg', words: 'A gap None' } });
});

test('a photograph of a practice and that of a video are pictures', () => {
  expect(upgraded('practices/ripon.yaml', { image: 'a.jpg', imageAlt: 'The door' })).toEqual({
    picture: { file: 'a.jpg', words: 'The door' },
  });
  expect(upgraded('practices/ripon.yaml', { imageAlt: 'The town' })).toEqual({ picture: { words: 'The town' } });
  expect(upgraded('videos.yaml', [{ id: 'a', thumbnail: 'a.jpg' }])).toEqual([{ id: 'a', picture: { file: 'a.jpg' } }]);
});
