import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readContent } from '../content-model/load.ts';
import { photographHash, photographUses } from '../content-model/photographs.ts';
import { articlePictures, sizedFiles } from '../domain/photographs.ts';
import { isSmallerThanNeeded, sizePhotograph } from '../server/platform/pictures/size-photograph.ts';

/**
 * Creates sized files in content/pictures/sized for every photograph in the content: cropped, rotated upright, in modern formats
 * and without metadata. Deletes files of photographs that are no longer used.
 */
const { values } = parseArgs({ options: { folder: { type: 'string', default: 'content' } } });
const { content, files } = readContent(values.folder);
if (!content) {
  console.error('The content has errors. Run `npm run content:check` first.');
  process.exit(1);
}

const wanted = new Set<string>();
let failed = 0;
for (const { name: photograph, shape, whose } of photographUses(content)) {
  const original = files.find(({ file }) => file === `pictures/${photograph}`);
  if (!original) continue;
  const sized = sizedFiles(photograph, photographHash(original.bytes), shape);
  try {
    const small = await isSmallerThanNeeded(original.bytes, shape);
    if (small) console.log(`${photograph}: ${small.width} pixels wide; ${small.needed} or more is recommended`);
    for (const file of sized) {
      wanted.add(file.file);
      const target = path.join(values.folder, file.file);
      if (existsSync(target)) continue;
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, await sizePhotograph(original.bytes, shape, file));
    }
    console.log(`${photograph}: ready for ${whose}`);
  } catch (error) {
    failed++;
    console.error(`${photograph}: cannot be read as an image (${error instanceof Error ? error.message : error})`);
  }
}

const sizedFolder = path.join(values.folder, 'pictures/sized');
for (const entry of existsSync(sizedFolder) ? readdirSync(sizedFolder, { recursive: true, withFileTypes: true }) : []) {
  const file = path.join(entry.parentPath, entry.name);
  const name = path.relative(values.folder, file).split(path.sep).join('/');
  // The database names the pictures of articles.
  if (entry.isFile() && !wanted.has(name) && !`/${name}`.startsWith(articlePictures)) rmSync(file);
}
if (failed > 0) process.exit(1);
