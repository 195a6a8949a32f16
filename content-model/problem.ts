/** A position in a content file, counted from 1. */
export type Position = { line: number; column: number };

/** An error in the content: position, expected value and actual value. */
export type Problem = Position & {
  file: string;
  /** Empty if it is about the whole file. */
  field: ContentPath;
  expected: string;
  found: string;
};

export type ContentPath = readonly (string | number)[];

/** A problem with a whole file. */
export const fileProblem = (file: string, expected: string, found: string): Problem => ({
  file,
  line: 1,
  column: 1,
  field: [],
  expected,
  found,
});

/** 'phones[0].phone: expected some text; found nothing' */
export const problemWords = ({ expected, field, found }: Omit<Problem, 'file' | keyof Position>): string =>
  `${field.length > 0 ? `${describePath(field)}: ` : ''}expected ${expected}; found ${found}`;

export const describeProblem = (problem: Problem): string =>
  `${problem.file}:${problem.line}:${problem.column} ${problemWords(problem)}`;

/** 'phones[0].phone' */
export const describePath = (field: ContentPath): string =>
  field.map((part, index) => (typeof part === 'number' ? `[${part}]` : index === 0 ? part : `.${part}`)).join('');

const maxQuoteLength = 60;

/** A short description of a value for messages. Long text is shown with its length, which is the usual problem. */
export function describeValue(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (Array.isArray(value)) return value.length === 1 ? 'a list of 1 entry' : `a list of ${value.length} entries`;
  if (typeof value === 'object') return `the fields ${Object.keys(value).join(', ')}`;
  const words = String(value).trim();
  if (words === '') return 'empty text';
  if (words.length <= maxQuoteLength) return words;
  return `'${words.slice(0, maxQuoteLength - 20)}...' (${words.split(/\s+/).length} words, ${words.length} characters)`;
}
