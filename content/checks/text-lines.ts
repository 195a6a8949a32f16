import { type ContentFile, locate } from '../content-file.ts';
import { fieldsOf } from '../fields-of.ts';

type TextLine = { file: string; line: number; text: string };

/** Every line of the YAML and Markdown files. */
export function everyLine(files: readonly ContentFile[]): TextLine[] {
  return files
    .filter(({ file }) => /\.(yaml|md)$/.test(file))
    .flatMap(({ file, bytes }) =>
      new TextDecoder()
        .decode(bytes)
        .split('\n')
        .map((text, index) => ({ file, line: index + 1, text })),
    );
}

/** Every line except YAML comments. */
export const textLines = (files: readonly ContentFile[]) =>
  everyLine(files).filter(({ file, text }) => !(file.endsWith('.yaml') && /^\s*#/.test(text)));

/** The texts among the fields of a YAML file or of Markdown front matter. */
export const textFields = (file: ContentFile) =>
  [...fieldsOf(file.data?.value)].flatMap(({ field, value }) =>
    typeof value === 'string' ? [{ file: file.file, line: locate(file, field).line, text: value, field }] : [],
  );
