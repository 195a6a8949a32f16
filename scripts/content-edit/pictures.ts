import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { slugify } from '../../domain/slug.ts';
import { write } from './content-folder.ts';

const largest = 10_000_000;
/** What a photograph may be, by what is in it and not by its name. A drawing (SVG) can hold a script, and is no photograph. */
const endings: Readonly<Record<string, string>> = { jpeg: 'jpg', png: 'png', webp: 'webp', avif: 'avif' };

/** Puts a photograph into the folder of pictures under a name that no other file has; words instead of a name say why not. */
export async function addPicture(
  contentFolder: string,
  givenName: string,
  bytes: Uint8Array,
): Promise<{ name: string } | { refused: string }> {
  if (bytes.length > largest) return { refused: 'The photograph is larger than 10 MB. Make it smaller and try again.' };
  const format = await sharp(bytes)
    .metadata()
    .then(
      (found) => (found.format === 'heif' ? found.compression : found.format),
      () => undefined,
    );
  const ending = endings[format === 'av1' ? 'avif' : (format ?? '')];
  if (!ending) return { refused: 'This is not a photograph that browsers can show. Use a JPEG, PNG, WebP or AVIF file.' };
  const folder = path.join(contentFolder, 'pictures');
  mkdirSync(folder, { recursive: true });
  const base = slugify(path.parse(path.basename(givenName)).name);
  let name = `${base}.${ending}`;
  for (let count = 2; existsSync(path.join(folder, name)); count += 1) name = `${base}-${count}.${ending}`;
  write(path.join(folder, name), bytes);
  return { name };
}
