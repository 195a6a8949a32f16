import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const script = path.resolve('scripts/content-schemas.ts');
const check = (cwd: string) => spawnSync(process.execPath, [script, '--check'], { cwd, encoding: 'utf8' });

test('the committed JSON Schemas and editor settings are up to date', () => {
  const { status, stderr } = check('.');
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

test('--check names outdated, missing and extra files and writes nothing', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-schemas-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(check(folder).status).toBe(1);
  expect(readdirSync(folder)).toEqual([]);
  execFileSync(process.execPath, [script], { cwd: folder });
  expect(check(folder).status).toBe(0);
  writeFileSync(`${folder}/content/schema/json/faq.json`, '{}\n');
  writeFileSync(`${folder}/content/schema/json/old.json`, '{}\n');
  const { status, stderr } = check(folder);
  expect(status).toBe(1);
  expect(stderr).toContain('content/schema/json/faq.json');
  expect(stderr).toContain('content/schema/json/old.json');
});

test('other editor settings are kept', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-schemas-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  execFileSync(process.execPath, [script], { cwd: folder });
  const file = `${folder}/.vscode/settings.json`;
  writeFileSync(file, JSON.stringify({ 'editor.rulers': [130] }));
  execFileSync(process.execPath, [script], { cwd: folder });
  const settings = JSON.parse(readFileSync(file, 'utf8'));
  expect(settings['editor.rulers']).toEqual([130]);
  expect(settings['yaml.schemas']['./content/schema/json/practices.json']).toBe('content/practices/*.yaml');
});
