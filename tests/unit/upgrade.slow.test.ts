import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkContent, isFatal } from '../../content/check.ts';
import type { ContentFile } from '../../content/content-file.ts';
import { textWith } from '../../content/file-text.ts';
import { readContent } from '../../content/load.ts';
import { upgraded } from '../../content/upgrades.ts';

function unpacked(archive: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  execFileSync('tar', ['-xzf', archive, '-C', folder]);
  return folder;
}

const earlier = readContent(unpacked('tests/fixtures/content-1.0.0.tar.gz'));

// The template of a new group is loaded by scripts/new-group.slow.test.ts.
test('the content of the previous release can be published with this one', () => {
  const findings = checkContent(earlier, '2026-11-16');
  expect(findings.filter((finding) => isFatal(finding, { goLive: false })).map(({ message }) => message)).toEqual([]);
});

test('an upgrade changes nothing the second time', () => {
  for (const { data, file } of earlier.files) expect(upgraded(file, structuredClone(data?.value)), file).toEqual(data?.value);
});

test('a file is stored in the new form when it is next saved, with its comments', () => {
  const old = earlier.files.find(({ file }) => file === 'organisation.yaml') as ContentFile;
  const text = new TextDecoder().decode(old.bytes);
  const saved = textWith(old, { value: { ...(old.data?.value as object), tagline: 'Changed' } });
  expect(saved).not.toContain('lastUpdated');
  // The comment of a field goes with it.
  const comments = text.match(/#.*/g)?.filter((comment) => !comment.startsWith('# Change this date'));
  expect(saved.match(/#.*/g)).toEqual(comments);
});
