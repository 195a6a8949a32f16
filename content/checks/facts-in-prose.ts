import type { ContentFile } from '../content-file.ts';
import { fillPlaceholders } from '../fill-placeholders.ts';
import type { SiteContent } from '../schema/site.ts';
import type { Finding } from './finding.ts';
import { textLines } from './text-lines.ts';

/** The days come from the server's configuration; here it only matters that they have a name. */
const anyRetention = { contactedDays: 1, otherDays: 1 };

/** A line of a legal page with its facts in place, or as it stands where a fact is unknown. */
export function fillLine(text: string, content: SiteContent | undefined): string {
  if (!content || !text.includes('{{')) return text;
  try {
    return fillPlaceholders(text, content, anyRetention);
  } catch {
    return text;
  }
}

/** `{{organisation.nmae}}` would bring the page down, and outside the legal pages nobody fills it in. */
export function unknownFacts(content: SiteContent, files: readonly ContentFile[]): Finding[] {
  return textLines(files).flatMap(({ file, line, text }) =>
    [...text.matchAll(/\{\{.*?\}\}/g)].flatMap(([fact]) => {
      const isLegalPage = file.startsWith('pages/legal/');
      if (isLegalPage && fillLine(fact, content) !== fact) return [];
      return [
        {
          kind: 'schema' as const,
          message: isLegalPage ? `No fact is called ${fact}.` : `${fact} stands where facts are not filled in.`,
          details: [],
          places: [{ file, line }],
          advice: isLegalPage
            ? 'Name a fact of organisation.yaml or of a practice, such as {{organisation.name}}.'
            : 'Write the words themselves; facts are filled in on the legal pages only.',
        },
      ];
    }),
  );
}
