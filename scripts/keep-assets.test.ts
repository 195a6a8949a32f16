import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { keepAssets } from './keep-assets.ts';

let folder: string;
let clock = 0;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keep-assets-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

/** Deploys a build with these files, an hour after the previous one. */
function deploy(...files: string[]) {
  const built = join(folder, 'built');
  rmSync(built, { recursive: true, force: true });
  mkdirSync(built);
  for (const file of files) writeFileSync(join(built, file), `the bytes of ${file}`);
  const result = keepAssets(built, join(folder, 'kept'));
  clock += 3_600;
  const lists = join(folder, 'kept/builds');
  const newest = readdirSync(lists).find((name) => readFileSync(join(lists, name), 'utf8') === files.sort().join('\n')) ?? '';
  utimesSync(join(lists, newest), clock, clock);
  return result;
}
const kept = () => readdirSync(join(folder, 'kept/assets')).sort();

it('keeps the assets of three builds and deletes the oldest with the fourth', () => {
  deploy('a-1.js', 'shared.css');
  deploy('a-2.js', 'shared.css');
  expect(deploy('a-3.js', 'a-3.js.br', 'shared.css')).toEqual({ added: 2, dropped: 0, kept: 3 });
  expect(kept()).toEqual(['a-1.js', 'a-2.js', 'a-3.js', 'a-3.js.br', 'shared.css']);
  expect(deploy('a-4.js', 'shared.css')).toEqual({ added: 1, dropped: 1, kept: 3 });
  expect(kept()).toEqual(['a-2.js', 'a-3.js', 'a-3.js.br', 'a-4.js', 'shared.css']);
  expect(readFileSync(join(folder, 'kept/assets/a-2.js'), 'utf8')).toBe('the bytes of a-2.js');
});

it('counts a build once, however often it is deployed', () => {
  deploy('a-1.js');
  for (let times = 0; times < 5; times += 1) deploy('a-2.js');
  expect(kept()).toEqual(['a-1.js', 'a-2.js']);
});

it('treats a restored build as the newest', () => {
  deploy('a-1.js');
  deploy('a-2.js');
  deploy('a-1.js');
  deploy('a-3.js');
  deploy('a-4.js');
  expect(kept()).toEqual(['a-1.js', 'a-3.js', 'a-4.js']);
});

it('leaves no partial files', () => {
  deploy('a-1.js');
  expect(readdirSync(join(folder, 'kept')).sort()).toEqual(['assets', 'builds']);
});
