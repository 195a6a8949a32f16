import type { Edit } from './checks/fact.ts';
import { type ContentFile, parseContentFile } from './content-file.ts';
import { bytesWith, formStateOf } from './file-text.ts';

/** The files that these edits change. Comments and the order of their fields stay. */
export function editedFiles(files: readonly ContentFile[], edits: readonly Edit[]): ContentFile[] {
  return [...Map.groupBy(edits, ({ file }) => file)].flatMap(([name, own]) => {
    const file = files.find((candidate) => candidate.file === name);
    if (!file) return [];
    const { body, value } = formStateOf(file);
    const edited = own.reduce((fields, { change }) => change(fields), value);
    const bytes = bytesWith(file, { body, value: edited });
    return Buffer.compare(bytes, file.bytes) === 0 ? [] : [parseContentFile(name, bytes)];
  });
}
