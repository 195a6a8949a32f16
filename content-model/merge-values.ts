import { isRecord } from '../domain/is-record.ts';
import { type JsonSchema, schemasAt } from './field-schema.ts';

import type { ContentPath } from './problem.ts';

type Plain = Record<string, unknown>;

/** Fields in another order have the same text. */
const textOf = (value: unknown) =>
  JSON.stringify(value, (_, part) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1))) : part,
  );
export const isSame = (one: unknown, other: unknown) => textOf(one) === textOf(other);

/** A field that two people changed differently. */
export type MergeConflict = { field: ContentPath; mine: unknown; theirs: unknown };
type Merged = { value: unknown; conflicts: MergeConflict[] };

/**
 * Joins two changes of the same value. Where both changed a field, it is a conflict, and `mine` stays unless I removed it. A list is
 * one field if the schema does not allow the length of the joined one.
 */
export function mergeValues(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  schema: JsonSchema = {},
  field: ContentPath = [],
): Merged {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { value: mine, conflicts: [] };
  if (isSame(base, mine)) return { value: theirs, conflicts: [] };
  if (isRecord(base) && isRecord(mine) && isRecord(theirs)) return mergeFields(base, mine, theirs, schema, field);
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    const keyed = [base, mine, theirs].map(byKey);
    const [b, m, t] = keyed;
    const joined = b && m && t && mergeEntries(b, m, t, schema, field);
    if (joined && allowsLength(schemasAt(field, schema).at(-1), joined.value.length)) return joined;
    if (!joined && base.length === mine.length && base.length === theirs.length)
      return join(mine.map((entry, index) => mergeValues(base[index], entry, theirs[index], schema, [...field, index])));
  }
  return { value: mine ?? theirs, conflicts: [{ field, mine, theirs }] };
}

function allowsLength({ anyOf = [], ...schema }: JsonSchema = {}, length: number): boolean {
  const { maxItems = length, minItems = 0 } = [schema, ...anyOf].find(({ items }) => items) ?? {};
  return minItems <= length && length <= maxItems;
}

const join = (parts: Merged[]): Merged & { value: unknown[] } => ({
  value: parts.map(({ value }) => value),
  conflicts: parts.flatMap(({ conflicts }) => conflicts),
});

function mergeFields(base: Plain, mine: Plain, theirs: Plain, schema: JsonSchema, field: ContentPath): Merged {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  const parts = names.map((name) => [name, mergeValues(base[name], mine[name], theirs[name], schema, [...field, name])] as const);
  return {
    value: Object.fromEntries(parts.flatMap(([name, { value }]) => (value === undefined ? [] : [[name, value]]))),
    conflicts: parts.flatMap(([, { conflicts }]) => conflicts),
  };
}

const keyFields = ['slug', 'id', 'name', 'question', 'title', 'date', 'author'];

/** What names an entry of a list. */
export const keyOf = (entry: unknown) =>
  isRecord(entry) ? keyFields.map((name) => entry[name]).find((value) => typeof value === 'string') : entry;

const longestKey = 100;

/** The part of an address that stands for a field. */
export const keyPart = (name: unknown) => encodeURIComponent(String(name).slice(0, longestKey).toWellFormed());

/** The parts that stand for the entries of a list. Texts are named by their place, and entries with one name are numbered. */
export function keyParts(list: readonly unknown[]): string[] {
  const counts = new Map<string, number>();
  return list.map((entry, index) => {
    const part = keyPart((isRecord(entry) ? keyOf(entry) : undefined) ?? index);
    const count = (counts.get(part) ?? 0) + 1;
    counts.set(part, count);
    return count === 1 ? part : `${part}+${count}`;
  });
}

/** The path of a field with the keys of entries instead of their places: 'tariq-farrukh/role'. */
export function keyPathOf(value: unknown, field: ContentPath): string {
  let at = value;
  const parts = field.map((part) => {
    const names = Array.isArray(at) ? keyParts(at) : undefined;
    at = (at as Plain | undefined)?.[part];
    return names?.[Number(part)] ?? keyPart(part);
  });
  return parts.join('/');
}

/** Whether a value has the entries that such a path leads through. */
export function hasEntries(value: unknown, keyPath: string): boolean {
  let at = value;
  return keyPath.split('/').every((part) => {
    const entries = Array.isArray(at) ? at : undefined;
    at = entries ? entries[keyParts(entries).indexOf(part)] : (at as Plain | undefined)?.[part];
    return !entries || at !== undefined;
  });
}

/** The entries of a list by what names them. Undefined if some have no name or share one. */
function byKey(list: readonly unknown[]): Map<string, unknown> | undefined {
  const keyed = new Map<string, unknown>();
  for (const entry of list) {
    const key = keyOf(entry);
    if (typeof key !== 'string' || keyed.has(key)) return undefined;
    keyed.set(key, entry);
  }
  return keyed;
}

/** Keeps their order. */
function mergeEntries(
  base: Map<string, unknown>,
  mine: Map<string, unknown>,
  theirs: Map<string, unknown>,
  schema: JsonSchema,
  field: ContentPath,
) {
  const parts: Merged[] = [];
  for (const key of interleave([...theirs.keys()], [...mine.keys()])) {
    const part = mergeValues(base.get(key), mine.get(key), theirs.get(key), schema, [...field, parts.length]);
    if (part.value !== undefined) parts.push(part);
  }
  return join(parts);
}

/** A list with the entries that only another one has. Each follows the entry that it follows there. */
export function interleave<Entry>(list: readonly Entry[], other: readonly Entry[]): Entry[] {
  const all = [...list];
  let previous = -1;
  for (const entry of other) {
    if (!list.includes(entry)) all.splice(previous + 1, 0, entry);
    previous = all.indexOf(entry);
  }
  return all;
}

const isNamedForGood = (entry: unknown) => isRecord(entry) && [entry['slug'], entry['id']].some((key) => typeof key === 'string');

/**
 * The place in the old list of each entry that was in it: the same entry, one with the same key, or one that someone has
 * rewritten in its place.
 */
export function originsOf(before: readonly unknown[], after: readonly unknown[]): Map<number, number> {
  const origins = new Map<number, number>();
  const free = new Set(before.keys());
  const pair = (now: number, old: number | undefined) => {
    if (old === undefined || !free.delete(old)) return;
    origins.set(now, old);
  };
  for (const keyIn of [textOf, keyOf]) {
    const byKey = Map.groupBy(free, (old) => keyIn(before[old]));
    for (const [now, entry] of after.entries()) {
      const key = keyIn(entry);
      if (key !== undefined && !origins.has(now)) pair(now, byKey.get(key)?.shift());
    }
  }
  for (const [now, entry] of after.entries()) {
    const old = now === 0 ? 0 : (origins.get(now - 1) ?? Number.NaN) + 1;
    if (!origins.has(now) && !isNamedForGood(entry) && !isNamedForGood(before[old])) pair(now, old);
  }
  return origins;
}
