import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ContentFile, parseContentFile, readContentBytes, readContentFiles } from '../../content-model/content-file.ts';
import type { DeskServices } from '../../desk/services.ts';
import { publish } from '../../server/publishing/publish.ts';

/** The content of release 1.0.0. */
export function earlierFiles(): ContentFile[] {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  execFileSync('tar', ['-xzf', 'tests/fixtures/content-1.0.0.tar.gz', '-C', folder]);
  const files = readContentFiles(folder);
  rmSync(folder, { recursive: true });
  return files;
}

/** The demo content with figures of that release, which differ without saying what they count. */
export function unlabelledFiles(): ContentFile[] {
  const earlier = earlierFiles();
  return readContentFiles('content').map((now) => {
    const old = /^(?:organisation|faq|practices\/.*)\.yaml$/.test(now.file) && earlier.find(({ file }) => file === now.file);
    if (!old) return now;
    const text = new TextDecoder()
      .decode(old.bytes)

      .replace(/# Change this date.*\nlastUpdated:.*\n/, '');
    return parseContentFile(now.file, new TextEncoder().encode(text));
  });
}

export async function publishUnlabelled(services: DeskServices) {
  const files = new Map([...readContentBytes('content'), ...unlabelledFiles().map(({ bytes, file }) => [file, bytes] as const)]);
  await services.updateContent();
  await publish(services.pool, files, {
    author: 'a test',
    message: 'Figures without labels',
    parentId: services.live.versionId,
  });
  await services.updateContent();
}
