import { type ContentFile, locate, oncePerFile } from '../content-file.ts';
import { formStateOf } from '../file-text.ts';
import type { SiteContent } from '../schema/site.ts';
import { formFaults, limits, textFault } from '../text-limits.ts';
import { fillLine, isFilledIn } from './facts-in-prose.ts';
import { type Finding, finding } from './finding.ts';

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
      const at = field[0] === 'body' && body ? body.line + line - 1 : locate(file, field).line;
      return finding('too-large', message, [{ file: file.file, line: at }], advice);
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
