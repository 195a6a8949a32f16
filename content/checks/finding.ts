import { type ContentFile, locate } from '../content-file.ts';
import type { ContentPath } from '../problem.ts';

export const findingKinds = ['schema', 'dead-link', 'contrast', 'conflict', 'out-of-date', 'missing', 'placeholder'] as const;
export type FindingKind = (typeof findingKinds)[number];

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

export function placeOf(files: readonly ContentFile[], name: string, path: ContentPath): Place {
  const file = files.find((candidate) => candidate.file === name);
  return { file: name, line: file ? locate(file, path).line : 1 };
}

export function describePlace({ file, line }: Place): string {
  return `${file}:${line}`;
}
