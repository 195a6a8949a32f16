import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');

// The package that runs the tests can follow a release by weeks, and the images must not wait for it.
test('every image has the same version of Node, in the line that the tests run with', () => {
  const { devDependencies } = JSON.parse(read('package.json'));
  const named = ['ops/Dockerfile', '.github/workflows/check.yml', '.github/workflows/release.yml'].flatMap((file) =>
    [...read(file).matchAll(/\bnode:([\d.]+)-bookworm/g)].map((match) => match[1]),
  );
  expect(named.length).toBeGreaterThan(1);
  const version = read('.node-version').trim();
  expect([...new Set(named)]).toEqual([version]);
  expect(version.split('.')[0]).toBe(devDependencies.node.split('.')[0]);
});
