import { isPair, isScalar, visit } from 'yaml';
import type { ContentFile } from '../content-file.ts';

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

/** The string values of a YAML file or of Markdown front matter, each with the keys that lead to it. */
export function textValues({ data, file }: ContentFile): (TextLine & { keys: string[] })[] {
  const values: (TextLine & { keys: string[] })[] = [];
  if (!data) return values;
  visit(data.document, {
    Scalar(key, node, path) {
      if (key === 'key' || !isScalar(node) || typeof node.value !== 'string') return;
      const keys = path.filter(isPair).map((pair) => String(pair.key));
      values.push({ file, line: data.lines.linePos(node.range?.[0] ?? 0).line, text: node.value, keys });
    },
  });
  return values;
}
