import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Part } from '../part.ts';
import { performanceDocument } from './performance-document.ts';
import { plotSvg } from './plot.ts';
import { scalingDocument } from './scaling-document.ts';

const pictures = 'docs/pictures';

/** Both documents and the pictures in them, from what was measured last. */
export async function writeDocuments(parts: readonly Part[]): Promise<void> {
  if (parts.length === 0) throw new Error('there are no figures yet: run npm run bench');
  mkdirSync(pictures, { recursive: true });
  for (const plot of parts.flatMap(({ plots }) => plots)) {
    await sharp(Buffer.from(plotSvg(plot)), { density: 144 })
      .png({ palette: true, colours: 32 })
      .toFile(`${pictures}/${plot.file}`);
  }
  writeFileSync('docs/performance.md', performanceDocument(parts));
  writeFileSync('docs/scaling.md', scalingDocument(parts));
}
