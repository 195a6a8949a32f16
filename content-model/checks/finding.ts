import { type ContentFile, locate } from '../content-file.ts';
import type { ContentPath, Problem } from '../problem.ts';

/** Headings in report order. Placeholders come last, because the demo content has many. */
const findingHeadings = {
  schema: 'Errors in the files',
  'too-large': 'Texts that are too large to show',
  'unsafe-markdown': 'HTML and unsafe links in texts',
  'dead-link': 'Broken links',
  'old-address': 'Old addresses that cannot lead anywhere',
  'failed-link': 'Links to other sites that do not work',
  contrast: 'Colours that are hard to read',
  'out-of-date': 'Out of date',
  missing: 'Missing',
  conflict: 'Figures that differ between pages',
  placeholder: 'Placeholders to replace before going live',
} as const;
export type FindingKind = keyof typeof findingHeadings;

export type Place = {
  file: string;
  line: number;
  /** It may be one that is not there yet. Of a line of a Markdown text: 'body' and its place. Empty for the whole file. */
  field: ContentPath;
};

/** A problem in the content: what, where and how to fix it. */
export type Finding = {
  kind: FindingKind;
  message: string;
  places: readonly Place[];
  /** What to do, in a sentence. */
  advice: string;
  /** More about it. */
  note?: string | undefined;
  /** Additional lines, such as the values of a conflict. */
  details?: readonly string[];
  /** What does not match the schema. */
  problem?: Problem;
};

/** What to report when it is so, with the fields that it is about. */
export type Rule = Pick<Finding, 'advice' | 'details' | 'message' | 'note'> & {
  when: boolean;
  at: readonly { file: string; field: ContentPath }[];
};

/** The findings of the rules that are broken. */
export const findingsWhere = (kind: FindingKind, files: readonly ContentFile[], rules: readonly Rule[]): Finding[] =>
  rules
    .filter(({ when }) => when)
    .map(({ at, when: _, ...rule }) => ({ kind, ...rule, places: at.map(({ field, file }) => placeOf(files, file, field)) }));

/** Its advice and the note about it. */
export const adviceWords = ({ advice, note }: Pick<Finding, 'advice' | 'note'>) => (note ? `${advice} ${note}` : advice);

/** Groups findings by heading, without empty groups. */
export function byHeading(findings: readonly Finding[]): { heading: string; items: Finding[] }[] {
  return (Object.keys(findingHeadings) as FindingKind[])
    .map((kind) => ({ heading: findingHeadings[kind], items: findings.filter((finding) => finding.kind === kind) }))
    .filter(({ items }) => items.length > 0);
}

export function placeOf(files: readonly ContentFile[], name: string, path: ContentPath): Place {
  const file = files.find((candidate) => candidate.file === name);
  return { file: name, line: file ? locate(file, path).line : 1, field: path };
}

export function describePlace({ file, line }: Place): string {
  return `${file}:${line}`;
}
