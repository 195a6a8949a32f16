import type { ContentFile } from '../content-file.ts';
import { photographUses } from '../photographs.ts';
import type { SiteContent } from '../schema/site.ts';
import { type Finding, placeOf } from './finding.ts';

/** Photographs without sized files. The originals are never served. */
export function unpreparedPhotographs(content: SiteContent, files: readonly ContentFile[]): Finding[] {
  return photographUses(content)
    .filter(({ photograph, shape }) => !content.photographs[`${shape}/${photograph}`])
    .map(({ at, file, photograph, whose }) => ({
      kind: 'missing' as const,
      message: `The photograph ${photograph} of ${whose} has not been prepared, so the site still shows a drawing.`,
      details: [],
      places: [placeOf(files, file, at)],
      advice: 'Run `npm run content:pictures`. It creates small files without camera metadata.',
    }));
}
