import { isMap, isScalar, isSeq } from 'yaml';
import { type ContentFile, locate } from '../../content/content-file.ts';
import type { ContentPath } from '../../content/problem.ts';

/** 'team[3].role' as the content check writes it; the first word names the file. */
export function fieldOfPath(words: string): ContentPath {
  const [, rest = ''] = /^[^.[]*(.*)$/s.exec(words) ?? [];
  return [...rest.matchAll(/\[(\d+)\]|\.([^.[]+)/g)].map(([, index, name = '']) => (index === undefined ? name : Number(index)));
}

/** The field that stands in a line of a file, for findings that know their line only. */
export function fieldAtLine(file: ContentFile, line: number): ContentPath | undefined {
  return fieldsOf(file.data?.document.contents, []).findLast((field) => locate(file, field).line <= line);
}

function fieldsOf(node: unknown, field: ContentPath): ContentPath[] {
  if (isMap(node))
    return node.items.flatMap(({ key, value }) => fieldsOf(value, [...field, String(isScalar(key) ? key.value : key)]));
  if (isSeq(node)) return node.items.flatMap((item, index) => fieldsOf(item, [...field, index]));
  return [field];
}
