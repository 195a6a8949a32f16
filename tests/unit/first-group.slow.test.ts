import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readContentFiles } from '../../content/content-file.ts';
import { findTraces, tracesOf } from '../support/content-traces.ts';

const traces = tracesOf('content');
const folder = mkdtempSync(join(tmpdir(), 'test-new-group-'));
afterAll(() => rmSync(folder, { recursive: true }));

it("traces of the first group's content are in most of its files, and in none of a new group's", () => {
  const found = (of: string) =>
    readContentFiles(of).filter(({ bytes }) => findTraces(new TextDecoder().decode(bytes), traces).length > 0);
  execFileSync(process.execPath, ['scripts/new-group.ts', '--into', folder]);
  expect(found('content').length).toBeGreaterThan(50);
  expect(found(folder).map(({ file }) => file)).toEqual([]);
});
