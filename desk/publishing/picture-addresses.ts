import type { ContentFile } from '../../content-model/content-file.ts';
import { isDrawing } from '../../domain/photographs.ts';
import type { Member } from '../access/member.ts';
import type { DeskServices } from '../services.ts';
import type { PictureAddress } from './change-text.tsx';

/** Each drawing, and the smallest size of each photograph, as the member's preview serves it. */
export function pictureAddresses(
  { clock, previewLinks }: DeskServices,
  member: Member,
  files: readonly ContentFile[],
): PictureAddress {
  return (name) => {
    if (isDrawing(name)) return `${previewLinks.address(member.id, clock())}/drawings/now/${name}`;
    // The sizes of an article's picture have no name of their own.
    if (name.startsWith('/pictures/')) return previewLinks.address(member.id, clock()) + name;
    const stem = `/${name.replace(/\.[^.]*$/, '')}.`;
    const sized = files.find(({ file }) => file.startsWith('pictures/sized/') && file.includes(stem));
    return sized && `${previewLinks.address(member.id, clock())}/${sized.file}`;
  };
}
