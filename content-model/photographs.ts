import { type PhotographShape, type PictureFile, photographShapes, sizedFiles } from '../domain/photographs.ts';
import { type ContentFile, fileHash, hashOf } from './content-file.ts';
import type { ContentPath } from './problem.ts';
import type { SiteContent } from './schema/site.ts';

/** A reference to a photograph in the content, with the shape it is needed in. */
type PhotographUse = { photograph: string; shape: PhotographShape; whose: string; file: string; at: ContentPath };

export function photographUses({
  practices = [],
  team = [],
  transformations = [],
  videos = [],
}: Partial<SiteContent>): PhotographUse[] {
  const fields = ['beforeImage', 'afterImage', 'splitImage'] as const;
  return [
    ...team.flatMap(({ image, name }, index) => use(image, 'portrait', name, 'team.yaml', [index, 'image'])),
    ...practices.flatMap(({ image, location, slug }) => use(image, 'view', location, `practices/${slug}.yaml`, ['image'])),
    ...videos.flatMap(({ thumbnail, title }, index) => use(thumbnail, 'film', title, 'videos.yaml', [index, 'thumbnail'])),
    ...transformations.flatMap((entry, index) =>
      fields.flatMap((field) => use(entry[field], 'smile', entry.procedure, 'transformations.yaml', [index, field])),
    ),
  ];
}

function use(
  photograph: string | undefined,
  shape: PhotographShape,
  whose: string,
  file: string,
  at: ContentPath,
): PhotographUse[] {
  return photograph ? [{ photograph, shape, whose, file, at }] : [];
}

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
