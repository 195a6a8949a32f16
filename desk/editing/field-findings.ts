import { checkContent, type Finding, isFatal } from '../../content/check.ts';
import { checkText } from '../../content/check-text.ts';
import { type ContentFile, locate } from '../../content/content-file.ts';
import type { FormState } from '../../content/file-text.ts';
import type { ContentReading } from '../../content/load.ts';
import type { ContentPath } from '../../content/problem.ts';
import { formFaults } from '../../content/text-limits.ts';
import { capitalise } from '../../domain/capitalise.ts';
import { titleOf } from './content-list.ts';
import { fieldAtLine, fieldOfPath } from './field-of-problem.ts';

/** What the content check found, at a field of a file. */
export type FieldFinding = {
  file: string;
  /** What staff call the file. */
  title: string;
  line: number;
  field?: ContentPath | undefined;
  message: string;
  /** It cannot be published until it is corrected. */
  isBlocking: boolean;
};

const bodyField = ['body'];

export function findFieldFindings(reading: ContentReading, today: string, others: readonly Finding[] = []): FieldFinding[] {
  return [...others, ...checkContent(reading, today)].flatMap((finding) => atFields(finding, reading.files));
}

/** What the text of a file lacks or claims. Only a photograph without alternative text blocks. */
export function findTextFindings(file: ContentFile): FieldFinding[] {
  return checkText(file).map(({ field, kind, message }) => ({
    file: file.file,
    title: titleOf(file),
    line: field[0] === 'body' ? (file.body?.line ?? 1) : locate(file, field).line,
    field,
    message,
    isBlocking: kind === 'alternative-text',
  }));
}

/** What in a form is too large to be saved. */
export function findLargeFields(file: string, form: FormState): FieldFinding[] {
  return formFaults(form).map(({ advice, field, line = 1, message }) => ({
    file,
    title: file,
    line,
    field,
    message: `${message} ${advice}`,
    isBlocking: true,
  }));
}

function atFields(finding: Finding, files: readonly ContentFile[]): FieldFinding[] {
  const { advice, kind, message, places } = finding;
  // A schema's message starts with the path of the field, as in 'ripon.hours[0].week: expected ...'.
  const [, path = '', rest = message] = (kind === 'schema' && /^(\S+?): (.*)$/s.exec(message)) || [];
  // Capitalises a word, but not an address. The form needs no quotes.
  const sentence = rest.replace(/^[a-z]+(?=[\s,])/, capitalise).replace(', in quotes', '');
  return places.map(({ file, line }) => {
    const found = files.find((candidate) => candidate.file === file);
    const inBody = found?.body && line >= found.body.line;
    const field = kind === 'schema' ? fieldOfPath(path) : inBody ? bodyField : found && fieldAtLine(found, line);
    return {
      file,
      title: found ? titleOf(found) : file,
      line,
      field,
      message: kind === 'schema' ? `${sentence}.` : `${sentence} ${advice}`,
      isBlocking: isFatal(finding, { goLive: false }),
    };
  });
}

export const findingKey = ({ file, message }: FieldFinding) => `${file} ${message}`;
