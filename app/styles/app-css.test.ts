import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

test('app.css imports every stylesheet in app', () => {
  const imported = [...readFileSync('app/styles/app.css', 'utf8').matchAll(/^@import "(\.[^"]+)";$/gm)].map(([, file = '']) =>
    path.join('app/styles', file),
  );
  const others = globSync('app/**/*.css').filter((file) => !file.endsWith('styles/app.css'));
  expect(imported.sort()).toEqual(others.sort());
});

test('no component styles the descendants of a first, last or nth group', () => {
  // `group-last:` compiles to `:is(:where(.group):last-child *)`. Chromium then restyles the whole document each time the parser
  // appends to it, which doubled the time to the first complete paint on the home page.
  const found = globSync('app/**/*.tsx').filter((file) =>
    /\bgroup-(?:first|last|only|odd|even|nth)\b/.test(readFileSync(file, 'utf8')),
  );
  expect(found).toEqual([]);
});
