import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readContentBytes } from '../content-model/content-file.ts';
import { contentFolder } from '../content-model/content-folder.ts';
import { hashesOf, liveVersionId, readVersion, versionHashes } from '../server/publishing/content-versions.ts';
import { changesBetween } from '../server/publishing/file-changes.ts';
import { recordedVersion, recordVersion, writeContentFiles } from '../server/publishing/version-folder.ts';
import { withContentDatabase } from './content-database/with-content-database.ts';

/**
 * Writes the live content, or another version, to a folder, which can then be edited and published.
 *   --force   also if the folder has changes that were never published
 */
const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: contentFolder() },
    version: { type: 'string' },
    force: { type: 'boolean', default: false },
  },
});
const { folder } = values;

await withContentDatabase(async (pool) => {
  const versionId = values.version === undefined ? await liveVersionId(pool) : Number(values.version);
  const files = versionId === undefined ? undefined : await readVersion(pool, versionId);
  if (versionId === undefined || !files?.size) throw new Error('There is no such version.');
  const present = hashesOf(existsSync(folder) ? readContentBytes(folder) : new Map());
  const recorded = recordedVersion(folder);
  const published = recorded === undefined ? new Map() : await versionHashes(pool, recorded);
  const unpublished = changesBetween(published, present).map(({ path }) => path);
  const lost = changesBetween(present, hashesOf(files)).filter(({ path }) => unpublished.includes(path));
  if (lost.length > 0 && !values.force)
    throw new Error(
      `${folder} has changes that were never published: ${lost.map(({ path }) => path).join(', ')}.\nPublish them, or add --force to lose them.`,
    );
  for (const name of present.keys()) if (!files.has(name)) rmSync(path.join(folder, name));
  await writeContentFiles(folder, files);
  recordVersion(folder, versionId);
  console.log(`Wrote version ${versionId} to ${folder}: ${files.size} files.`);
});
