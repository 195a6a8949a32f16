import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contentOfFolder } from './live-content.ts';
import { createVersionFolder } from './version-folder.ts';

test('a process that keeps a version does not touch the whole copy of another process', async () => {
  const stateFolder = mkdtempSync(join(tmpdir(), 'state-'));
  onTestFinished(() => rmSync(stateFolder, { recursive: true }));
  const { content, files } = contentOfFolder('content');
  const versions = createVersionFolder(stateFolder);
  const damaged: string[] = [];
  let keeping = true;
  const look = async () => {
    let size = 0;
    while (keeping) {
      const copy = versions.last();
      const found = copy ? readdirSync(copy.folder, { recursive: true }).length : 0;
      if (found < size) damaged.push(`${found} of ${size} files`);
      size = Math.max(size, found);
      await new Promise(setImmediate);
    }
  };
  const looking = look();
  await Promise.all([1, 2, 3, 4].map(() => versions.keep(7, files, content.lastUpdated)));
  keeping = false;
  await looking;
  expect(damaged).toEqual([]);
  expect(readdirSync(join(stateFolder, 'content')).sort()).toEqual(['7', 'live']);
});
