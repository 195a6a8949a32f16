import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkContent, isFatal } from '../../content/check.ts';
import { readContent } from '../../content/load.ts';

function unpacked(archive: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  execFileSync('tar', ['-xzf', archive, '-C', folder]);
  return folder;
}

// The template of a new group is loaded by scripts/new-group.slow.test.ts.
test('the content of the previous release can be published with this one', () => {
  const findings = checkContent(readContent(unpacked('tests/fixtures/content-1.0.0.tar.gz')), '2026-11-16');
  expect(findings.filter((finding) => isFatal(finding, { goLive: false })).map(({ message }) => message)).toEqual([]);
});
