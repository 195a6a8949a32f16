import { expect, test } from 'vitest';
import { readContentFiles } from './content-file.ts';
import { listContent } from './content-list.ts';
import { contentKinds } from './json-schemas.ts';

const files = readContentFiles('content');
const groups = listContent(files);
const names = groups.filter(({ title }) => title !== 'Articles to come').flatMap(({ files }) => files.map(({ title }) => title));

test('every file that staff can edit is listed once', () => {
  const listed = groups.flatMap((group) => group.files.map(({ file }) => file));
  const known = files.map(({ file }) => file).filter((file) => contentKinds.some((kind) => matches(file, kind.files)));
  expect(listed.sort()).toEqual(known.filter((file) => !/^blog\/|accessibility-tests/.test(file)).sort());
});
const matches = (file: string, glob: string) => new RegExp(`^${glob.replace('*', '[^/]+')}$`).test(file);

test('no name of an entry is within another', () => {
  const within = names.flatMap((name) =>
    names
      .filter((other) => other !== name && ` ${other.toLowerCase()} `.includes(` ${name.toLowerCase()} `))
      .map((other) => [name, other]),
  );
  expect(within).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

test("pages are in the order of the site's menu, and practices in the order of the site", () => {
  const titles = (group: string) => groups.find(({ title }) => title === group)?.files.map(({ title }) => title) ?? [];
  expect(titles('Pages').slice(0, 5)).toEqual(['Home', 'Page of Bradford', 'Page of Ripon', 'Page of Leeds', 'NHS information']);
  expect(titles('Pages').at(-1)).toBe('Terms of Service');
  expect(
    titles('Facts')
      .slice(0, 3)
      .map((title) => title.split(':')[0]),
  ).toEqual(['Bradford', 'Ripon', 'Leeds']);
});
