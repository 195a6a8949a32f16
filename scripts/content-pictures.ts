import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { readContent } from '../content/load.ts';
import { photographHash, photographUses } from '../content/photographs.ts';
import { photographShapes, sizedFiles } from '../domain/photographs.ts';

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
for (const { photograph, shape, whose } of photographUses(content)) {
  const original = files.find(({ file }) => file === `pictures/${photograph}`);
  if (!original) continue;
  const sized = sizedFiles(photograph, photographHash(original.bytes), shape);
  try {
    const { autoOrient } = await sharp(original.bytes).metadata();
    const widest = photographShapes[shape].widths.at(-1) ?? 0;
    if (autoOrient.width < widest)
      console.log(`${photograph}: ${autoOrient.width} pixels wide; ${widest} or more is recommended`);
    for (const { file, format, height, width } of sized) {
      wanted.add(file);
      const target = path.join(values.folder, file);
      if (existsSync(target)) continue;
      mkdirSync(path.dirname(target), { recursive: true });
      await sharp(original.bytes)
        .autoOrient()
        // Faces are rarely centred, so portraits are cropped around the most salient part.
        .resize({ width, height, fit: 'cover', position: shape === 'portrait' ? sharp.strategy.attention : 'centre' })
        .flatten({ background: '#ffffff' })
        .toFormat(format, format === 'avif' ? { quality: 55, effort: 3 } : { quality: 78 })
        .toFile(target);
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
  if (entry.isFile() && !wanted.has(path.relative(values.folder, file).split(path.sep).join('/'))) rmSync(file);
}
if (failed > 0) process.exit(1);
