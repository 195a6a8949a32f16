import { expect, test } from 'vitest';
import type { ContentFile } from './content-file.ts';
import { drawingsOf } from './drawings.ts';

const own = (file: string): ContentFile => ({ file, bytes: new TextEncoder().encode(`<svg>${file}</svg>`), problems: [] });

test("a group's own drawing replaces one of the release, or is another", () => {
  const ofRelease = drawingsOf([]);
  const files = ['pictures/portraits/hijab.svg', 'pictures/portraits/jo.svg', 'pictures/team/jo.jpg'].map(own);
  const drawings = drawingsOf(files);
  expect(drawings.get('portraits/hijab.svg')).toBe('<svg>pictures/portraits/hijab.svg</svg>');
  expect(drawings.get('portraits/turban.svg')).toBe(ofRelease.get('portraits/turban.svg'));
  expect([...drawings.keys()].filter((name) => !ofRelease.has(name))).toEqual(['portraits/jo.svg']);
});
