import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  cpSync(path.join(root, 'content'), folder, { recursive: true, filter: (file) => !file.endsWith('.ts') });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/content-check.ts', '--folder', folder, ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

function edit(file: string, from: string, to: string): number {
  const text = readFileSync(path.join(folder, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(path.join(folder, file), text.replace(from, to));
  return text.slice(0, text.indexOf(from)).split('\n').length;
}

test('the demo content passes, and the report lists what is left to do', () => {
  const { status, stdout } = run();
  expect(status).toBe(0);
  expect(stdout).toContain('Figures that differ between pages (');
  expect(stdout).toContain('Placeholders to replace before going live (');
  expect(stdout).toMatch(/^Missing \(\d+\)$/m);
  expect(stdout.trimEnd().split('\n').at(-1)).toBe('The content is valid. It is not ready to go live.');
});

test('the demo content fails with --go-live', () => {
  const { status, stdout } = run('--go-live');
  expect(status).toBe(1);
  expect(stdout).toContain('The content is not ready to go live.');
});

test('a broken link fails with file, line and link', () => {
  const line = edit('navigation.yaml', 'to: /complaints', 'to: /complaint');
  const { status, stdout } = run();
  expect(status).toBe(1);
  expect(stdout).toContain(`navigation.yaml:${line}  Broken link /complaint`);
  expect(stdout).toContain('Broken links (1)');
});
