import type { ContentFile } from '../content-file.ts';
import type { Finding } from './finding.ts';
import { everyLine } from './text-lines.ts';

/** `npm run new-group` writes these notes above invented text. The owner deletes each note after replacing the text. */
const note = /^# FILL IN: (.+)$/;

export function toFillIn(files: readonly ContentFile[]): Finding[] {
  return everyLine(files).flatMap(({ file, line, text }) => {
    const [, words] = note.exec(text) ?? [];
    if (!words) return [];
    return [
      {
        kind: 'missing' as const,
        message: `To be filled in: ${words}.`,
        details: [],
        places: [{ file, line }],
        advice: "Follow the note, then delete the line that starts with '# FILL IN:'.",
      },
    ];
  });
}
