import type { ContentFile } from '../content-file.ts';

export type TextLine = { file: string; line: number; text: string };

/** Every line of YAML and Markdown as it stands in the file, without YAML's comments: those are for people, not for the site. */
export function textLines(files: readonly ContentFile[]): TextLine[] {
  return files
    .filter(({ file }) => /\.(yaml|md)$/.test(file))
    .flatMap(({ file, bytes }) =>
      new TextDecoder()
        .decode(bytes)
        .split('\n')
        .map((text, index) => ({ file, line: index + 1, text }))
        .filter(({ text }) => !(file.endsWith('.yaml') && /^\s*#/.test(text))),
    );
}
