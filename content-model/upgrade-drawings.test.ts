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

test('stored parameters of a known face become its file', () => {
  const stored = [
    { slug: 'a', portrait: { ...looks, glasses: false } },
    { slug: 'b', image: 'b.jpg' },
  ];
  expect(upgraded('team.yaml', stored)).toEqual([
    { slug: 'a', portrait: 'portraits/hijab.svg' },
    { slug: 'b', image: 'b.jpg' },
  ]);
});

test("nobody gets somebody else's face", () => {
  for (const other of [{ skin: 3 }, { beard: true }, { faceWidth: 1.1 }, { hair: 'constructor' }])
    expect(upgraded('team.yaml', [{ portrait: { ...looks, ...other } }])).toEqual([{}]);
});

test('stored teeth become the two drawings of the case that is most like them', () => {
  const after = { ...teeth, spacing: 0 };
  const [entry] = upgraded('transformations.yaml', [{ before: teeth, after }]) as Record<string, string>[];
  expect(entry).toEqual({ before: 'teeth/gap-in-the-middle-before.svg', after: 'teeth/gap-in-the-middle-after.svg' });
  for (const name of Object.values(entry ?? {})) expect(drawings.has(name)).toBe(true);
  const files = { before: 'teeth/own.svg', after: 'teeth/own-after.svg' };
  expect(upgraded('transformations.yaml', [{ ...files }])).toEqual([files]);
});
