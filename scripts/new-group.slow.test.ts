import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkContent } from '../content-model/check.ts';
import { readContentFiles } from '../content-model/content-file.ts';
import { loadContent, readContent } from '../content-model/load.ts';
import { findTraces, tracesOf } from '../tests/support/content-traces.ts';

const parent = mkdtempSync(path.join(tmpdir(), 'test-new-group-'));
const run = (...options: string[]) => spawnSync(process.execPath, ['scripts/new-group.ts', ...options], { encoding: 'utf8' });
const invented = path.join(parent, 'invented');
beforeAll(() => {
  run('--into', invented);
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

test('writes valid content and prints the next steps', () => {
  const into = path.join(parent, 'named');
  const { status, stdout } = run('--into', into, '--name', "Pell & O'Hara", '--town', 'St. Anne');
  expect(status).toBe(0);
  expect(stdout).toContain(`CONTENT_FOLDER=${into} npm run content:check -- --go-live`);
  const { blogPage, brand, organisation, practices } = loadContent(into);
  expect(organisation).toMatchObject({ name: "Pell & O'Hara", practices: ['st-anne'], website: 'https://www.pellohara.example' });
  expect(practices.map(({ location, slug }) => `${slug}: ${location}`)).toEqual(['st-anne: St. Anne']);
  expect(brand).not.toEqual(loadContent('content').brand);
  expect(blogPage.generatedArticlesWait).toBe(true);
});

test.each([
  ['the shortest names', 'O', 'Y'],
  ['the longest names', "Mmmmmmmm & O'Mmmmmmm Mmmmmmm", 'Mmmmmmm-on-the-Mmmmm'],
])('produces valid pages and titles with %s', (_, name, town) => {
  const into = path.join(parent, town);
  expect(run('--into', into, '--name', name, '--town', town).status).toBe(0);
  const findings = checkContent(readContent(into), '2026-11-15');
  expect(findings.filter(({ kind }) => ['schema', 'dead-link', 'contrast', 'conflict'].includes(kind))).toEqual([]);
});

test('has the content check report everything that was invented', () => {
  const reading = readContent(invented);
  const asked = checkContent(reading, '2026-11-15').map(({ message }) => message);
  const { organisation, practices, team } = loadContent(invented);
  const told = asked.join('\n');
  for (const { email } of Object.values(organisation.contacts)) expect(told).toContain(email);
  for (const { phone } of practices.flatMap(({ phones }) => phones)) expect(told).toContain(phone);
  for (const { postcode } of practices.map(({ address }) => address)) expect(told).toContain(postcode);
  for (const { name, role } of team) if (role !== 'Practice Manager') expect(told).toContain(name);
  const noted = reading.files.filter(({ bytes }) => new TextDecoder().decode(bytes).includes('# FILL IN:'));
  expect(noted.map(({ file }) => file)).toEqual(
    expect.arrayContaining([
      'organisation.yaml',
      'team.yaml',
      'reviews.yaml',
      'brand.yaml',
      'pages/legal/privacy-policy.md',
      'practices/ashcombe.yaml',
    ]),
  );
  expect(asked.filter((message) => message.startsWith('To be filled in:')).length).toBeGreaterThanOrEqual(noted.length);
});

test("has none of the traces of the first group that most of the demo's files have", () => {
  const traces = tracesOf('content');
  const found = (folder: string) =>
    readContentFiles(folder).filter(({ bytes }) => findTraces(new TextDecoder().decode(bytes), traces).length > 0);
  expect(found('content').length).toBeGreaterThan(50);
  expect(found(invented).map(({ file }) => file)).toEqual([]);
});

test('replaces every placeholder, and does not write to a folder that has files', () => {
  const files = readContent(invented).files.map(({ file, bytes }) => `${file}\n${new TextDecoder().decode(bytes)}`);
  expect(files.length).toBeGreaterThan(35);
  expect(files.filter((text) => /TOWN|\[\[\w+\]\]/.test(text))).toEqual([]);
  const { status, stderr } = run('--into', invented, '--name', 'Other');
  expect(status).toBe(1);
  expect(stderr).toContain('already exists and is not empty');
  expect(loadContent(invented).organisation.name).toBe('Orchard Dental');
});

test.each([
  [['--name', 'Our Dental'], 'Name the folder'],
  [['--into', 'x', '--name', 'A name that is longer than a title has room'], '--name has at most 28 characters'],
  [['--into', 'x', '--town', '&Town: other'], 'starts with a capital'],
])('rejects %j', (options, reason) => {
  const { status, stderr } = run(...options);
  expect(status).toBe(1);
  expect(stderr).toContain(reason);
  expect(existsSync('x')).toBe(false);
});
