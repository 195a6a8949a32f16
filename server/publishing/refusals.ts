import { checkContent, describePlace, isFatal } from '../../content/check.ts';
import { parseContentFile } from '../../content/content-file.ts';
import { parseContent } from '../../content/load.ts';
import type { ContentBytes } from './content-versions.ts';

/** Why these files must not be published: what the content check found, with its places. */
export function refusals(files: ContentBytes, today: string): string[] {
  const parsed = [...files].map(([file, bytes]) => parseContentFile(file, bytes));
  return checkContent(parseContent(parsed), today)
    .filter((finding) => isFatal(finding, { goLive: false }))
    .map(({ message, places: [place] }) => (place ? `${describePlace(place)}  ${message}` : message));
}
