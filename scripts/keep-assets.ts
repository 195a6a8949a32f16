import { createHash } from 'node:crypto';
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** The current build and the two before, because caches may serve a page for a day. */
const keptBuilds = 3;

/**
 * Copies this build's assets to a folder that every web process serves, and deletes assets that are not in the last three builds.
 * After a rollback, the restored build counts as the newest.
 */
export function keepAssets(builtFolder: string, folder: string): { added: number; dropped: number; kept: number } {
  const assets = join(folder, 'assets');
  const lists = join(folder, 'builds');
  mkdirSync(assets, { recursive: true });
  mkdirSync(lists, { recursive: true });

  const files = readdirSync(builtFolder).sort();
  const present = new Set(readdirSync(assets));
  const added = files.filter((file) => !present.has(file));
  for (const file of added) {
    // Renamed when complete, because it may be requested meanwhile.
    const partial = join(folder, `partial-${file}`);
    copyFileSync(join(builtFolder, file), partial);
    renameSync(partial, join(assets, file));
  }
  const list = join(lists, createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 16));
  writeFileSync(list, files.join('\n'));
  const now = new Date();
  utimesSync(list, now, now);

  const newestFirst = readdirSync(lists)
    .map((name) => join(lists, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const old of newestFirst.splice(keptBuilds)) rmSync(old);
  const wanted = new Set(newestFirst.flatMap((name) => readFileSync(name, 'utf8').split('\n')));
  const unwanted = readdirSync(assets).filter((file) => !wanted.has(file));
  for (const file of unwanted) rmSync(join(assets, file));
  return { added: added.length, dropped: unwanted.length, kept: newestFirst.length };
}

if (import.meta.main) {
  const folder = process.env['KEPT_ASSETS'];
  if (!folder) {
    console.error('Set KEPT_ASSETS to the folder for the assets of earlier builds.');
    process.exit(1);
  }
  const { added, dropped, kept } = keepAssets('build/client/assets', folder);
  console.log(`Assets: ${added} added, ${dropped} removed. Kept the last ${kept} builds.`);
}
