import { checkContent, describePlace, isFatal } from '../../content-model/check.ts';
import { parseContentBytes } from '../../content-model/load.ts';
import type { ContentBytes } from './content-versions.ts';

/** Why these files must not be published: what the content check found, with its places. */
export function refusals(files: ContentBytes, today: string): string[] {
  return checkContent(parseContentBytes(files), today)
    .filter((finding) => isFatal(finding, { goLive: false }))
    .map(({ message, places: [place] }) => (place ? `${describePlace(place)}  ${message}` : message));
}
