import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');

test('every file names the same version of Node', () => {
  const { devDependencies } = JSON.parse(read('package.json'));
  const named = ['ops/Dockerfile', '.github/workflows/check.yml', '.github/workflows/release.yml'].flatMap((file) =>
    [...read(file).matchAll(/\bnode:([\d.]+)-bookworm/g)].map((match) => match[1]),
  );
  expect(named.length).toBeGreaterThan(1);
  expect([...new Set([devDependencies.node, ...named])]).toEqual([read('.node-version').trim()]);
});
