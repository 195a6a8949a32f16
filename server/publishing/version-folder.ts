import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readContentBytes } from '../../content/content-file.ts';
import { type ContentBytes, hashesOf } from './content-versions.ts';
import { changesBetween, type FileHashes } from './file-changes.ts';

/** How many versions stay on the disk: other processes may still serve the pictures of the one before. */
const kept = 3;
const markerName = 'live';

/** Copies of published versions on the disk, shared by the processes of a machine. */
export function createVersionFolder(stateFolder: string) {
  const root = path.join(stateFolder, 'content');
  const folderOf = (versionId: number) => path.join(root, String(versionId));

  /** Writes under another name first, so that a folder with the version's name is always complete. */
  async function write(versionId: number, hashes: FileHashes, files: ContentBytes): Promise<void> {
    const unfinished = path.join(root, `unfinished-${process.pid}-${randomBytes(4).toString('hex')}`);
    await writeContentFiles(unfinished, files);
    // Another process may have been faster, and may be reading its copy now.
    if (existsSync(folderOf(versionId)) && !isIntact(folderOf(versionId), hashes))
      await rm(folderOf(versionId), { recursive: true, force: true });
    await rename(unfinished, folderOf(versionId)).catch(() => rm(unfinished, { recursive: true, force: true }));
  }

  return {
    /** The folder of a version, with exactly the given files. Reads them from the database if they are missing or damaged. */
    async provide(versionId: number, hashes: FileHashes, readFiles: () => Promise<ContentBytes>): Promise<string> {
      await mkdir(root, { recursive: true });
      if (!isIntact(folderOf(versionId), hashes)) await write(versionId, hashes, await readFiles());
      return folderOf(versionId);
    },
    /** Remembers a version that could be loaded, for a start without the database, and deletes old ones. */
    async remember(versionId: number): Promise<void> {
      const marker = path.join(root, `unfinished-${process.pid}-${markerName}`);
      await writeFile(marker, String(versionId));
      await rename(marker, path.join(root, markerName));
      const versions = (await readdir(root)).filter((name) => /^\d+$/.test(name)).map(Number);
      const old = versions.sort((a, b) => b - a).filter((version, place) => place >= kept && version !== versionId);
      for (const version of old) await rm(folderOf(version), { recursive: true, force: true });
    },
    /** The last version that was remembered, if its copy is still there. */
    async last(): Promise<{ versionId: number; folder: string } | undefined> {
      const marker = await readFile(path.join(root, markerName), 'utf8').catch(() => '');
      const versionId = Number(marker);
      return marker && existsSync(folderOf(versionId)) ? { versionId, folder: folderOf(versionId) } : undefined;
    },
  };
}

export async function writeContentFiles(folder: string, files: ContentBytes): Promise<void> {
  for (const [name, bytes] of files) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
}

function isIntact(folder: string, hashes: FileHashes): boolean {
  return existsSync(folder) && changesBetween(hashesOf(readContentBytes(folder)), hashes).length === 0;
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
