import { type ContentFile, locate, oncePerFile } from '../content-file.ts';
import { fieldsOf } from '../fields-of.ts';
import type { Place } from './finding.ts';

type PlacedText = Place & { text: string };

/** The texts among the fields of a YAML file or of Markdown front matter. */
export const textFields = oncePerFile((file): readonly PlacedText[] =>
  [...fieldsOf(file.data?.value)].flatMap(({ field, value }) =>
    typeof value === 'string' ? [{ file: file.file, line: locate(file, field).line, text: value, field }] : [],
  ),
);

const bodyLines = ({ body, file }: ContentFile): PlacedText[] =>
  body?.text.split('\n').map((text, index) => ({ file, line: body.line + index, text, field: ['body', index] })) ?? [];

const textsOf = oncePerFile((file) => [...textFields(file), ...bodyLines(file)]);

/** Every text among the fields, and every line of a Markdown text. */
export const everyText = (files: readonly ContentFile[]) => files.flatMap(textsOf);

/** The comments of a YAML file, each with the field below it. */
export const commentsOf = oncePerFile((file): readonly PlacedText[] => {
  if (!file.data) return [];
  const fields = [...fieldsOf(file.data.document.toJS())]
    .slice(1)
    .map(({ field }) => ({ field, line: locate(file, field).line }));
  return new TextDecoder()
    .decode(file.bytes)
    .split('\n')
    .flatMap((text, index) => {
      const line = index + 1;
      if (!text.trimStart().startsWith('#')) return [];
      return [{ file: file.file, line, text: text.trim(), field: fields.find((below) => below.line > line)?.field ?? [] }];
    });
});
