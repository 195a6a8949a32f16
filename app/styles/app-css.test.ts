import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

test('app.css imports every stylesheet of the app', () => {
  const imported = [...readFileSync('app/styles/app.css', 'utf8').matchAll(/^@import "(\.[^"]+)";$/gm)].map(([, file = '']) =>
    path.join('app/styles', file),
  );
  // root.tsx imports the other two.
  const others = globSync('app/**/*.css').filter((file) => !/styles\/(?:app|brand)\.css$/.test(file));
  expect(imported.sort()).toEqual(others.sort());
});
