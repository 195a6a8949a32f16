import { isScalar, visit } from 'yaml';
import type { ContentFile } from '../content-file.ts';

type TextLine = { file: string; line: number; text: string };

/** Every line of YAML and Markdown as it stands in the file. */
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

/** The same without YAML's comments: those are for people, not for the site. */
export const textLines = (files: readonly ContentFile[]) =>
  everyLine(files).filter(({ file, text }) => !(file.endsWith('.yaml') && /^\s*#/.test(text)));

/** The words of a YAML file, or of the fields of a Markdown file, value by value. */
export function textValues({ data, file }: ContentFile): TextLine[] {
  const values: TextLine[] = [];
  if (!data) return values;
  visit(data.document, {
    Scalar(key, node) {
      if (key === 'key' || !isScalar(node) || typeof node.value !== 'string') return;
      values.push({ file, line: data.lines.linePos(node.range?.[0] ?? 0).line, text: node.value });
    },
  });
  return values;
}
