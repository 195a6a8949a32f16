import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readContentBytes } from '../../content-model/content-file.ts';
import { keepCopy, readCopy } from './content-copy.ts';

const files = readContentBytes('content');
const copy = { versionId: 7, lastUpdated: '2026-03-01', changedOn: { 'faq.yaml': '2026-02-01' }, files };

function stateFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'state-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('the copy is whole while other processes keep the same version', async () => {
  const folder = stateFolder();
  await keepCopy(folder, copy);
  let keeping = true;
  const look = async () => {
    while (keeping) {
      expect(readCopy(folder)?.files.size).toBe(files.size);
      await new Promise(setImmediate);
    }
  };
  const looking = look();
  await Promise.all([1, 2, 3, 4].map(() => keepCopy(folder, copy)));
  keeping = false;
  await looking;
  expect(readCopy(folder)).toEqual(copy);
  expect(readdirSync(folder)).toEqual(['published-content']);
});

test('what a killed process left unfinished is deleted, and what another is writing is not', async () => {
  const folder = stateFolder();
  const [left, written] = ['published-content-1', 'published-content-2'];
  for (const name of [left, written]) writeFileSync(join(folder, name), '');
  utimesSync(join(folder, left), 0, 0);
  await keepCopy(folder, copy);
  expect(readdirSync(folder).sort()).toEqual(['published-content', written]);
});
