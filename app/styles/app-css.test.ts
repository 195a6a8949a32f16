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
