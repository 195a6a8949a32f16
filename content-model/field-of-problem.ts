import { type ContentFile, locate, oncePerFile } from './content-file.ts';
import { fieldsOf } from './fields-of.ts';
import type { ContentPath } from './problem.ts';

/** 'team[3].role' as the content check writes it; the first word names the file. */
export function fieldOfPath(words: string): ContentPath {
  const [, rest = ''] = /^[^.[]*(.*)$/s.exec(words) ?? [];
  return [...rest.matchAll(/\[(\d+)\]|\.([^.[]+)/g)].map(([, index, name = '']) => (index === undefined ? name : Number(index)));
}

/** The field that stands in a line of a file, for findings that know their line only. */
export function fieldAtLine(file: ContentFile, line: number): ContentPath | undefined {
  const field = fieldsByLine(file).findLast((candidate) => candidate.line <= line)?.field;
  // The form does not show short names. They stand in the first line of an entry.
  return field && /^(slug|id)$/.test(String(field.at(-1))) ? field.slice(0, -1) : field;
}

/** A file can have hundreds of findings. Groups come before their fields: a finding about a group stands in its first line. */
const fieldsByLine = oncePerFile((file) =>
  [...fieldsOf(file.data?.document.toJS())].map(({ field }) => ({ field, line: locate(file, field).line })).slice(1),
);
