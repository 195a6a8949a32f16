import { type ContentFile, locate } from '../content-file.ts';
import type { ContentPath } from '../problem.ts';

/** What each kind is called, in the order of a report: errors on the site first, the long list of demo placeholders last. */
const findingHeadings = {
  schema: 'Mistakes in the files',
  'dead-link': 'Links that lead nowhere',
  contrast: 'Colours that are hard to read',
  'out-of-date': 'Out of date',
  missing: 'Missing',
  conflict: 'Figures that differ from page to page',
  placeholder: 'Placeholders, to replace before going live',
} as const;
export type FindingKind = keyof typeof findingHeadings;

export type Place = { file: string; line: number };

/** Something that the people who look after the content should know: what, where, and what to do about it. */
export type Finding = {
  kind: FindingKind;
  message: string;
  /** One line each, where a finding has parts: the values of a conflict, for instance. */
  details: readonly string[];
  places: readonly Place[];
  advice: string;
};

/** The headings of a report, each with its findings; one without any is left out. */
export function byHeading(findings: readonly Finding[]): { heading: string; items: Finding[] }[] {
  return (Object.keys(findingHeadings) as FindingKind[])
    .map((kind) => ({ heading: findingHeadings[kind], items: findings.filter((finding) => finding.kind === kind) }))
    .filter(({ items }) => items.length > 0);
}

export function placeOf(files: readonly ContentFile[], name: string, path: ContentPath): Place {
  const file = files.find((candidate) => candidate.file === name);
  return { file: name, line: file ? locate(file, path).line : 1 };
}

export function describePlace({ file, line }: Place): string {
  return `${file}:${line}`;
}
