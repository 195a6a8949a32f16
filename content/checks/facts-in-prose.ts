import type { ContentFile } from '../content-file.ts';
import { fillPlaceholders } from '../fill-placeholders.ts';
import type { SiteContent } from '../schema/site.ts';
import type { Finding } from './finding.ts';
import { textLines } from './text-lines.ts';

/** The real values come from the server's configuration. The check only needs the names. */
const anyRetention = { contactedDays: 1, otherDays: 1 };

/** Fills the placeholders in a line of a Markdown page. Returns it unchanged if one is unknown. */
export function fillLine(text: string, content: SiteContent | undefined): string {
  if (!content || !text.includes('{{')) return text;
  try {
    return fillPlaceholders(text, content, anyRetention);
  } catch {
    return text;
  }
}

/** Other files show placeholders as they are. */
export const isFilledIn = (file: string) => /^pages\/(legal|more)\//.test(file);

/** Reports unknown placeholders, which would break the page, and those outside pages/legal and pages/more, which are not replaced. */
export function unknownFacts(content: SiteContent, files: readonly ContentFile[]): Finding[] {
  return textLines(files).flatMap(({ file, line, text }) =>
    [...text.matchAll(/\{\{.{0,200}?\}\}/g)].flatMap(([fact]) => {
      const isFact = isFilledIn(file);
      if (isFact && fillLine(fact, content) !== fact) return [];
      return [
        {
          kind: 'schema' as const,
          message: isFact ? `Unknown placeholder ${fact}.` : `${fact} is not replaced in this file.`,
          details: [],
          places: [{ file, line }],
          advice: isFact
            ? 'Use a field of organisation.yaml or of a practice, such as {{organisation.name}}.'
            : 'Write the text itself. Placeholders work in pages/legal and pages/more only.',
        },
      ];
    }),
  );
}
