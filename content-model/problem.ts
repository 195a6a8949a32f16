/** A position in a content file, counted from 1. */
export type Position = { line: number; column: number };

/** An error in the content: position, expected value and actual value. */
export type Problem = Position & {
  file: string;
  /** Such as `team[3].role`. */
  path: string;
  expected: string;
  found: string;
};

export type ContentPath = readonly (string | number)[];

/** A problem with a whole file. */
export const fileProblem = (file: string, expected: string, found: string, path = file): Problem => ({
  file,
  line: 1,
  column: 1,
  path,
  expected,
  found,
});

export function describeProblem({ file, line, column, path, expected, found }: Problem): string {
  return `${file}:${line}:${column} ${path}: expected ${expected}; found ${found}`;
}

export function describePath(root: string, path: ContentPath): string {
  return path.reduce<string>((words, part) => (typeof part === 'number' ? `${words}[${part}]` : `${words}.${part}`), root);
}

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
