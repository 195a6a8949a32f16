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

/** The present one and the two before it: caches may keep a page for a day and show it while the site is away. */
const builds = 3;

/**
 * Adds the built files of this release to a folder that every web process serves them from, and drops those that none of the last
 * three builds has. A build that was kept already, after a way back, counts as the newest again.
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
    // Under its own name only when it is whole: somebody may be asking for it.
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
  for (const old of newestFirst.splice(builds)) rmSync(old);
  const wanted = new Set(newestFirst.flatMap((name) => readFileSync(name, 'utf8').split('\n')));
  const unwanted = readdirSync(assets).filter((file) => !wanted.has(file));
  for (const file of unwanted) rmSync(join(assets, file));
  return { added: added.length, dropped: unwanted.length, kept: newestFirst.length };
}

if (import.meta.main) {
  const folder = process.env['KEPT_ASSETS'];
  if (!folder) {
    console.error('Set KEPT_ASSETS to the folder that the web processes serve earlier files from.');
    process.exit(1);
  }
  const { added, dropped, kept } = keepAssets('build/client/assets', folder);
  console.log(`built files: ${added} added, ${dropped} dropped, of the last ${kept} builds`);
}
