import { type ContentFile, locate, oncePerFile } from '../content-file.ts';
import { formStateOf } from '../file-text.ts';
import type { SiteContent } from '../schema/site.ts';
import { formFaults, limits, textFault } from '../text-limits.ts';
import { fillLine, isFilledIn } from './facts-in-prose.ts';
import type { Finding } from './finding.ts';

const writtenFaults = oncePerFile((file) => formFaults(formStateOf(file)));

/** Texts that would take too long to render. */
export function tooLarge(files: readonly ContentFile[], content: SiteContent | undefined): Finding[] {
  return files.flatMap((file) => {
    const { body } = file;
    const written = writtenFaults(file);
    const filled = written.length === 0 && body && isFilledIn(file.file) ? textFault(filledIn(body.text, content)) : undefined;
    const faults = filled
      ? [{ ...filled, message: `With its facts filled in: ${filled.message}`, field: ['body'], line: 1 }]
      : written;
    return faults.map(({ advice, field, line = 1, message }) => {
      const place =
        field[0] === 'body' && body
          ? { line: body.line + line - 1, field: ['body', line - 1] }
          : { line: locate(file, field).line, field };
      return { kind: 'too-large', message, places: [{ file: file.file, ...place }], advice };
    });
  });
}

/** As the page shows it, but not much longer than a text may be: each fact may be a long list. */
function filledIn(text: string, content: SiteContent | undefined): string {
  const facts = new Map<string, string>();
  let filled = '';
  for (const part of text.split(/(\{\{[^{}]*\}\})/)) {
    if (!facts.has(part)) facts.set(part, fillLine(part, content));
    filled += facts.get(part);
    if (filled.length > limits.text) break;
  }
  return filled;
}
