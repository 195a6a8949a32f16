import { readFileSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ContentBytes } from './content-versions.ts';

export async function writeContentFiles(folder: string, files: ContentBytes): Promise<void> {
  for (const [name, bytes] of files) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
}

/** Where an exported or published folder says which version it was made from. */
const marker = (folder: string) => path.join(folder, '.version');

export function recordedVersion(folder: string): number | undefined {
  try {
    return Number(readFileSync(marker(folder), 'utf8'));
  } catch {
    return undefined;
  }
}

export const recordVersion = (folder: string, versionId: number) => writeFileSync(marker(folder), `${versionId}\n`);
