import type { ContentFile } from '../content-file.ts';
import type { Finding } from './finding.ts';
import { everyLine } from './text-lines.ts';

/** `npm run new-group` leaves notes where invented words stand for those of the owner, who deletes each note when it is done. */
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
        advice: "Write what the note asks for, and delete the line that starts with '# FILL IN:'.",
      },
    ];
  });
}
