import { isDrawing, type PhotographShape, type PictureFile, photographShapes, sizedFiles } from '../domain/photographs.ts';
import { type ContentFile, fileHash, hashOf } from './content-file.ts';
import type { ContentPath } from './problem.ts';
import type { Picture } from './schema/fields.ts';
import type { SiteContent } from './schema/site.ts';

/** A picture that content names, with the shape it is needed in. */
type PictureUse = { name: string; shape: PhotographShape; whose: string; file: string; at: ContentPath };

export function pictureUses({
  practices = [],
  team = [],
  transformations = [],
  videos = [],
}: Partial<SiteContent>): PictureUse[] {
  const cases = ['before', 'after', 'split'] as const;
  return [
    ...team.flatMap(({ name, picture }, index) => use(picture, 'portrait', name, 'team.yaml', [index, 'picture'])),
    ...practices.flatMap(({ location, picture, slug }) => use(picture, 'view', location, `practices/${slug}.yaml`, ['picture'])),
    ...videos.flatMap(({ picture, title }, index) => use(picture, 'film', title, 'videos.yaml', [index, 'picture'])),
    ...transformations.flatMap((entry, index) =>
      cases.flatMap((name) => use(entry[name], 'smile', entry.procedure, 'transformations.yaml', [index, name])),
    ),
  ];
}

const use = (picture: Picture | undefined, shape: PhotographShape, whose: string, file: string, at: ContentPath): PictureUse[] =>
  picture?.file ? [{ name: picture.file, shape, whose, file, at: [...at, 'file'] }] : [];

export const photographUses = (content: Partial<SiteContent>): PictureUse[] =>
  pictureUses(content).filter(({ name }) => !isDrawing(name));

const shortHash = (hash: string) => hash.slice(0, 8);
export const photographHash = (bytes: Uint8Array): string => shortHash(hashOf(bytes));

/** Photographs whose sized files all exist, by shape and name, such as 'portrait/team/quan.jpg'. */
export function preparedPhotographs(files: readonly ContentFile[]): Record<string, PictureFile> {
  const names = new Set(files.map(({ file }) => file));
  const prepared: Record<string, PictureFile> = {};
  for (const file of files) {
    const photograph = /^pictures\/(?!sized\/)(.+\.(?:avif|jpe?g|png|webp))$/i.exec(file.file)?.[1];
    if (!photograph) continue;
    const hash = shortHash(fileHash(file));
    for (const shape of Object.keys(photographShapes) as PhotographShape[]) {
      const sized = sizedFiles(photograph, hash, shape);
      if (!sized.every(({ file: sizedFile }) => names.has(sizedFile))) continue;
      prepared[`${shape}/${photograph}`] = { src: `/${sized[0]?.file}`, widths: photographShapes[shape].widths };
    }
  }
  return prepared;
}
