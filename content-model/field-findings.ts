import { capitalise } from '../domain/capitalise.ts';
import { type Checked, checkContent, type Finding, isFatal } from './check.ts';
import { checkText, type TextAdvice } from './check-text.ts';
import type { ContentFile } from './content-file.ts';
import { titleOf } from './content-list.ts';
import { fieldLabels, fieldName, inSentence } from './field-address.ts';
import { fieldAtLine, fieldOfPath } from './field-of-problem.ts';
import type { FormState } from './file-text.ts';
import { kindOf } from './json-schemas.ts';
import type { ContentPath } from './problem.ts';
import { formFaults } from './text-limits.ts';

/** What the content check found, at a field of a file. */
export type FieldFinding = {
  kind: Finding['kind'] | TextAdvice['kind'] | 'contact' | 'unwritten';
  file: string;
  /** What staff call the file. */
  title: string;
  field?: ContentPath | undefined;
  message: string;
  /** It cannot be published until it is corrected. */
  isBlocking: boolean;
  /** In a new entry that is not finished, which blocks nothing but itself. */
  isUnfinished?: boolean;
};

const bodyField = ['body'];

/** What a new page says until somebody writes its text. */
export const unwrittenText = 'Write here what patients should know.';

export function findFieldFindings(reading: Checked, today: string): FieldFinding[] {
  return checkContent(reading, today).flatMap((finding) =>
    atFields(finding, reading.files).map((found) =>
      finding.kind === 'schema' ? found : { ...found, message: `${found.message} ${finding.advice}` },
    ),
  );
}

/** What the text of a file lacks or claims. Only a photograph without alternative text blocks, and a page without its own text. */
export function findTextFindings(file: ContentFile): FieldFinding[] {
  const at = { file: file.file, title: titleOf(file) };
  const message = `Replace "${unwrittenText}" with the text of the page.`;
  const isUnwritten = file.body?.text.includes(unwrittenText);
  return [
    ...(isUnwritten ? [{ ...at, kind: 'unwritten' as const, field: bodyField, message, isBlocking: true }] : []),
    ...checkText(file).map((advice) => ({ ...at, ...advice, isBlocking: advice.kind === 'alternative-text' })),
  ];
}

/** What in a form is too large to be saved. */
export function findLargeFields(file: string, form: FormState): FieldFinding[] {
  return formFaults(form).map(({ advice, field, message }) => ({
    kind: 'too-large',
    file,
    title: file,
    field,
    message: `${message} ${advice}`,
    isBlocking: true,
  }));
}

/** A finding at each of its fields, without its advice. */
export function atFields(finding: Finding, files: readonly ContentFile[]): FieldFinding[] {
  const { kind, message, places } = finding;
  return places.flatMap(({ field: known, file, line }) => {
    const found = files.find((candidate) => candidate.file === file);
    const at = { kind, file, title: titleOf(found ?? { file }), isBlocking: isFatal(finding, { goLive: false }) };
    if (kind === 'schema') return schemaFinding(message, file).map((where) => ({ ...at, ...where }));
    const field = known ?? (found?.body && line >= found.body.line ? bodyField : found && fieldAtLine(found, line));
    // Capitalises a word, but not an address. A made-up code says nothing to staff.
    const words = message.replace(/^[a-z]+(?=[\s,])/, capitalise).replace(/^PLACEHOLD\S*/, 'This');
    return [{ ...at, field, message: words }];
  });
}

/** What to enter, from 'ripon.hours[0].week: expected a time; found nine'. The desk itself gives new entries their short names. */
function schemaFinding(words: string, file: string): { field: ContentPath; message: string }[] {
  const [, path = '', expected = words, found = ''] = /^(\S+?): expected (.*); found (.*)$/s.exec(words) ?? [];
  const field = fieldOfPath(path);
  if (/^(slug|id)$/.test(String(field.at(-1))) && found === 'nothing') return [];
  const label = fieldLabels(field, kindOf(file)?.schema).at(-1) ?? 'text';
  const what = found === 'nothing' && /text$/.test(expected) ? `the ${inSentence(label)}` : expected.replace(', in quotes', '');
  return [{ field, message: `Enter ${what}.${found === 'nothing' ? '' : ` Now it is: ${found}.`}` }];
}

export const findingKey = ({ file, message }: FieldFinding) => `${file} ${message}`;

/** 'Leeds: Opening hours, Monday' */
export const placeName = ({ field, file, title }: FieldFinding) =>
  field?.length ? `${title}: ${fieldName(field, kindOf(file)?.schema)}` : title;
