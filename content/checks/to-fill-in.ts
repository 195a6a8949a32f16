import type { ContentFile } from '../content-file.ts';
import type { Finding } from './finding.ts';

/** `npm run new-group` leaves notes where invented words stand for those of the owner, who deletes each note when it is done. */
const note = /^# FILL IN: (.+)$/;

export function toFillIn(files: readonly ContentFile[]): Finding[] {
  return files
    .filter(({ file }) => /\.(yaml|md)$/.test(file))
    .flatMap(({ bytes, file }) =>
      new TextDecoder()
        .decode(bytes)
        .split('\n')
        .flatMap((line, index) => {
          const [, words] = note.exec(line) ?? [];
          if (!words) return [];
          return [
            {
              kind: 'missing' as const,
              message: `To be filled in: ${words}.`,
              details: [],
              places: [{ file, line: index + 1 }],
              advice: "Write what the note asks for, and delete the line that starts with '# FILL IN:'.",
            },
          ];
        }),
    );
}
