import { adviceWords, type Checked, checkContent, type Finding, isFatal } from './check.ts';
import { checkText, type TextAdvice } from './check-text.ts';
import type { ContentFile } from './content-file.ts';
import { titleOf } from './content-list.ts';
import { fieldLabels, fieldName, inSentence } from './field-address.ts';
import { schemasAt, widgetOf } from './field-schema.ts';
import type { FormState } from './file-text.ts';
import { kindOf } from './json-schemas.ts';
import type { ContentPath, Problem } from './problem.ts';
import { formFaults } from './text-limits.ts';

/** What the content check found, at a field of a file. */
export type FieldFinding = {
  kind: Finding['kind'] | TextAdvice['kind'] | 'article' | 'contact' | 'unwritten';
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
      finding.problem ? found : { ...found, message: `${found.message} ${adviceWords(finding)}` },
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
  const { kind, places, problem } = finding;
  const message = problem ? correction(problem) : finding.message;
  if (message === undefined) return [];
  const isBlocking = isFatal(finding, { goLive: false });
  return places.map(({ field, file }) => {
    const title = titleOf(files.find((candidate) => candidate.file === file) ?? { file });
    return { kind, file, title, field, message, isBlocking };
  });
}

/** What to enter. The desk itself gives new entries their short names. */
function correction({ expected, field, file, found }: Problem): string | undefined {
  const { schema } = kindOf(file) ?? {};
  const own = schemasAt(field, schema).at(-1) ?? {};
  if (found === 'nothing' && widgetOf(own) === 'hidden') return undefined;
  const label = fieldLabels(field, schema).at(-1) ?? 'text';
  const what =
    found === 'nothing' && /text$/.test(expected)
      ? `the ${inSentence(label).replace(/^the /, '')}`
      : expected.replace(', in quotes', '');
  return `Enter ${what}.${found === 'nothing' ? '' : ` Now it is: ${found}.`}`;
}

export const findingKey = ({ file, message }: FieldFinding) => `${file} ${message}`;

/** 'Leeds: Opening hours, Monday' */
export const placeName = ({ field, file, title }: FieldFinding) =>
  field?.length ? `${title}: ${fieldName(field, kindOf(file)?.schema)}` : title;
