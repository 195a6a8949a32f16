import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ContentFile, fileHash, readContentBytes } from '../../content/content-file.ts';
import { type ContentBytes, hashesOf } from './content-versions.ts';
import { changesBetween, type FileHashes } from './file-changes.ts';

/** How many versions stay on the disk. */
const kept = 3;
const markerName = 'live';

type Copy = { versionId: number; lastUpdated: string; folder: string };

/** Copies of published versions on the disk, shared by the processes of a machine, for a start without the database. */
export function createVersionFolder(stateFolder: string) {
  const root = path.join(stateFolder, 'content');
  const folderOf = (versionId: number) => path.join(root, String(versionId));

  // Processes in containers share their numbers.
  const unfinished = () => path.join(root, `unfinished-${randomBytes(8).toString('hex')}`);

  /** Writes under another name first, so that a folder with the version's name is always complete, whenever a process is killed. */
  async function write(versionId: number, files: ContentBytes): Promise<void> {
    const folder = unfinished();
    try {
      await writeContentFiles(folder, files);
      await rename(folder, folderOf(versionId)).catch(async (error: unknown) => {
        // Another process was faster, or the copy is damaged.
        if (isIntact(folderOf(versionId), hashesOf(files))) return;
        if (!existsSync(folderOf(versionId))) throw error;
        await rm(folderOf(versionId), { recursive: true });
        await rename(folder, folderOf(versionId));
      });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  return {
    /** Keeps a version that could be loaded, and deletes old ones. */
    async keep(versionId: number, files: readonly ContentFile[], lastUpdated: string): Promise<void> {
      const hashes = new Map(files.map((file) => [file.file, fileHash(file)]));
      await mkdir(root, { recursive: true });
      if (!isIntact(folderOf(versionId), hashes)) await write(versionId, new Map(files.map(({ bytes, file }) => [file, bytes])));
      const marker = unfinished();
      await writeFile(marker, JSON.stringify({ versionId, lastUpdated }));
      await rename(marker, path.join(root, markerName));
      const versions = (await readdir(root)).filter((name) => /^\d+$/.test(name)).map(Number);
      const old = versions.sort((a, b) => b - a).filter((version, place) => place >= kept && version !== versionId);
      for (const version of old) await rm(folderOf(version), { recursive: true, force: true });
    },
    /** The last version that was kept, if its copy is still there. */
    last(): Copy | undefined {
      try {
        const { lastUpdated, versionId } = JSON.parse(readFileSync(path.join(root, markerName), 'utf8'));
        return existsSync(folderOf(versionId)) ? { versionId, lastUpdated, folder: folderOf(versionId) } : undefined;
      } catch {
        return undefined;
      }
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
