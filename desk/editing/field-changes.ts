import { humanise } from '../../content/humanise.ts';
import { isSame } from '../../content/merge-values.ts';
import type { ContentPath } from '../../content/problem.ts';
import { isRecord } from '../../domain/is-record.ts';

/** A field that differs. `undefined` stands for a field or entry that is not there. */
export type FieldChange = { field: ContentPath; before: unknown; after: unknown };

/** The smallest fields that differ between two values of a file. */
export function fieldChanges(before: unknown, after: unknown, field: ContentPath = []): FieldChange[] {
  if (isSame(before, after)) return [];
  if (isRecord(before) && isRecord(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.flatMap((name) => fieldChanges(before[name], after[name], [...field, name]));
  }
  if (Array.isArray(before) && Array.isArray(after)) return entryChanges(before, after, field);
  return [{ field, before, after }];
}

/** Entries at the start and the end that are the same keep their place, so that an added entry is one change. */
function entryChanges(before: readonly unknown[], after: readonly unknown[], field: ContentPath): FieldChange[] {
  if (before.length === after.length)
    return before.flatMap((entry, index) => fieldChanges(entry, after[index], [...field, index]));
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(before[start], after[start])) start += 1;
  let end = 0;
  while (end < shorter - start && isSame(before[before.length - 1 - end], after[after.length - 1 - end])) end += 1;
  const [removed, added] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  const both = Math.min(removed.length, added.length);
  return [
    ...removed.slice(0, both).flatMap((entry, index) => fieldChanges(entry, added[index], [...field, start + index])),
    ...removed.slice(both).map((entry, index) => ({ field: [...field, start + both + index], before: entry, after: undefined })),
    ...added.slice(both).map((entry, index) => ({ field: [...field, start + both + index], before: undefined, after: entry })),
  ];
}

/** 'Ripon, phone: 01632 960201 -> 01632 960210' */
export function describeChange(title: string, { field, before, after }: FieldChange): string {
  const names = field.filter((part, index) => typeof part === 'string' && typeof field[index + 1] !== 'number').slice(-2);
  const list = field.findLast((part) => typeof part === 'string');
  const [first = humanise(String(list ?? 'list')), ...rest] = names.map((name) => humanise(String(name)).toLowerCase());
  const name = [title, first.toLowerCase(), ...rest].join(', ');
  if (before === undefined) return `${name}: added ${valueText(after)}`;
  if (after === undefined) return `${name}: removed ${valueText(before)}`;
  return `${name}: ${valueText(before)} -> ${valueText(after)}`;
}

const labelFields = ['name', 'title', 'question', 'heading', 'label', 'phone', 'date', 'text'];

/** What an entry of a list is called on the page. */
export const labelOf = (entry: Readonly<Record<string, unknown>>) =>
  labelFields.map((name) => entry[name]).find((text) => typeof text === 'string');

function valueText(value: unknown): string {
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (isRecord(value)) {
    return valueText(labelOf(value) ?? Object.values(value).find((part) => typeof part === 'string') ?? 'an entry');
  }
  if (Array.isArray(value)) return value.map(valueText).join(', ');
  const text = String(value);
  return text.length > 80 ? `'${text.slice(0, 77)}...'` : text;
}
