/** A place in a content file, counted from 1 as editors count. */
export type Position = { line: number; column: number };

/** What stops the content from being used: where it stands, what belongs there and what was found. */
export type Problem = Position & {
  file: string;
  /** Such as `team[3].role`. */
  path: string;
  expected: string;
  found: string;
};

export type ContentPath = readonly (string | number)[];

export function describeProblem({ file, line, column, path, expected, found }: Problem): string {
  return `${file}:${line}:${column} ${path}: expected ${expected}; found ${found}`;
}

export function describePath(root: string, path: ContentPath): string {
  return path.reduce<string>((words, part) => (typeof part === 'number' ? `${words}[${part}]` : `${words}.${part}`), root);
}

const longestQuote = 60;

/** A value as a message can show it: short, and long text with its length, because length is mostly what is wrong with it. */
export function describeValue(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (Array.isArray(value)) return value.length === 1 ? 'a list of 1 entry' : `a list of ${value.length} entries`;
  if (typeof value === 'object') return `the fields ${Object.keys(value).join(', ')}`;
  const words = String(value).trim();
  if (words === '') return 'empty text';
  if (words.length <= longestQuote) return words;
  return `'${words.slice(0, longestQuote - 20)}...' (${words.split(/\s+/).length} words, ${words.length} characters)`;
}
