import { type ContentFile, locate, oncePerFile } from '../content-file.ts';
import { type Field, fieldsOf } from '../fields-of.ts';

type TextLine = { file: string; line: number; text: string };

const linesOf = oncePerFile(({ bytes, file }): readonly TextLine[] =>
  /\.(yaml|md)$/.test(file)
    ? new TextDecoder()
        .decode(bytes)
        .split('\n')
        .map((text, index) => ({ file, line: index + 1, text }))
    : [],
);

/** Every line of the YAML and Markdown files. */
export const everyLine = (files: readonly ContentFile[]) => files.flatMap(linesOf);

const textLinesOf = oncePerFile((file) =>
  linesOf(file).filter(({ text }) => !(file.file.endsWith('.yaml') && /^\s*#/.test(text))),
);

/** Every line except YAML comments. */
export const textLines = (files: readonly ContentFile[]) => files.flatMap(textLinesOf);

/** The texts among the fields of a YAML file or of Markdown front matter. */
export const textFields = oncePerFile((file): readonly (TextLine & Pick<Field, 'field'>)[] =>
  [...fieldsOf(file.data?.value)].flatMap(({ field, value }) =>
    typeof value === 'string' ? [{ file: file.file, line: locate(file, field).line, text: value, field }] : [],
  ),
);
