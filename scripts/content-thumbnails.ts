import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { contentFolder } from '../content-model/content-folder.ts';
import { readContent } from '../content-model/load.ts';

/**
 * Downloads missing video thumbnails to content/pictures/videos. The site serves these copies, so that browsers contact the video
 * host only after a click on play. Without a thumbnail, the site draws a picture.
 */
const { values } = parseArgs({
  options: { folder: { type: 'string', default: contentFolder() }, host: { type: 'string', default: 'https://i.ytimg.com' } },
});
const target = join(values.folder, 'pictures/videos');
const { content } = readContent(values.folder);
if (!content) {
  console.error('The content has errors. Run `npm run content:check` first.');
  process.exit(1);
}
mkdirSync(target, { recursive: true });
let missing = 0;
for (const { id, title } of content.videos) {
  const file = join(target, `${id}.jpg`);
  if (existsSync(file)) continue;
  const response = await fetch(`${values.host}/vi/${id}/hqdefault.jpg`).catch(() => undefined);
  if (response?.ok && response.headers.get('content-type')?.startsWith('image/jpeg')) {
    writeFileSync(file, Buffer.from(await response.arrayBuffer()));
    console.log(`${title}: fetched`);
  } else {
    missing++;
    console.log(`${title}: the host has no thumbnail for ${id}; the site will draw one`);
  }
}
process.exit(missing > 0 ? 1 : 0);
