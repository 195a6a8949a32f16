import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { hashOf } from '../../content-model/content-file.ts';
import type { ChangeDays } from '../../content-model/load.ts';
import type { ContentBytes } from './content-versions.ts';

/** The last published version that a process of this machine loaded, for a start without the database. */
type ContentCopy = ChangeDays & { versionId: number; files: ContentBytes };

const name = 'published-content';
const hashLength = 64;
const abandonedAfterMs = 3_600_000;

/** Writes one file under another name first, so that the copy is whole whenever a process is killed. A power cut can still damage it. */
export async function keepCopy(stateFolder: string, copy: ContentCopy): Promise<void> {
  const bytes = serialize(copy);
  // Processes in containers share their numbers.
  const unfinished = path.join(stateFolder, `${name}-${randomBytes(8).toString('hex')}`);
  await mkdir(stateFolder, { recursive: true });
  try {
    await writeFile(unfinished, Buffer.concat([Buffer.from(hashOf(bytes)), bytes]), { flush: true });
    await rename(unfinished, path.join(stateFolder, name));
  } finally {
    await rm(unfinished, { force: true });
  }
  for (const other of (await readdir(stateFolder)).filter((file) => file.startsWith(`${name}-`))) {
    const file = path.join(stateFolder, other);
    const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (written < Date.now() - abandonedAfterMs) rmSync(file, { force: true });
  }
}

/** The copy, unless it is missing or damaged. */
export function readCopy(stateFolder: string): ContentCopy | undefined {
  try {
    const stored = readFileSync(path.join(stateFolder, name));
    const bytes = stored.subarray(hashLength);
    return hashOf(bytes) === stored.toString('latin1', 0, hashLength) ? { changedOn: {}, ...deserialize(bytes) } : undefined;
  } catch {
    return undefined;
  }
}
