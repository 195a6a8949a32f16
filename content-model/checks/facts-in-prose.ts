import type { ContentFile } from '../content-file.ts';
import { fillPlaceholders } from '../fill-placeholders.ts';
import type { SiteContent } from '../schema/site.ts';
import type { Finding } from './finding.ts';
import { everyText } from './text-lines.ts';

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
  return everyText(files).flatMap(({ text, ...place }) =>
    [...text.matchAll(/\{\{.{0,200}?\}\}/g)].flatMap(([fact]) => {
      const report = (message: string, advice: string, note?: string): Finding[] => [
        { kind: 'schema', message, places: [place], advice, note },
      ];
      if (!isFilledIn(place.file))
        return report(
          `${fact} is not replaced here.`,
          'Write the text itself.',
          'Placeholders work on legal pages and on further pages only.',
        );
      if (fillLine(fact, content) !== fact) return [];
      const advice = 'Use a fact of the group or of a practice, such as {{organisation.name}}.';
      return report(`Unknown placeholder ${fact}.`, advice);
    }),
  );
}
