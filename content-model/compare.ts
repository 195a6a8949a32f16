import { isRecord } from '../domain/is-record.ts';
import { type ContentFile, parseContentFile } from './content-file.ts';
import { type JsonSchema, labelOf, schemasAt } from './field-schema.ts';
import { bytesWith, type FormState, formStateOf } from './file-text.ts';
import { kindOf } from './json-schemas.ts';
import { interleave, isSame, keyPart, keyParts, originsOf } from './merge-values.ts';
import type { ContentPath } from './problem.ts';

type Place = {
  /** In the new value. Of what was removed, in the old one. */
  field: ContentPath;
  /** The same with the keys of entries, which stay when entries move: 'tariq-farrukh/role'. */
  keyPath: string;
  /** What the entry around it is called. */
  entry?: string | undefined;
};

/** One thing that someone did. A moved entry has its places, counted from 1; a list in another order has the names of its entries. */
export type Change = Place & { kind: 'changed' | 'added' | 'removed' | 'moved'; before: unknown; after: unknown };
export type Choose = (change: Change) => boolean;

/** What the form of a file holds before and after: the changes, and the state with those that are chosen. */
export function compareStates(file: string, before: FormState, after: FormState, choose: Choose = () => true) {
  const changes: Change[] = [];
  const take = (change: Change) => {
    changes.push(change);
    return choose(change);
  };
  const { schema = {} } = kindOf(file) ?? {};
  const value = walk(before.value, after.value, { field: [], keyPath: '' }, schema, take);
  const body = walk(before.body, after.body, { field: ['body'], keyPath: 'body' }, {}, take);
  return { changes, state: { value, body } as FormState };
}

const nothing: FormState = { value: undefined };

/** The same of a file. One that is new or gone is one change, unless it is a list. */
export function compareFiles(before: ContentFile | undefined, after: ContentFile | undefined, choose: Choose = () => true) {
  const [old, now] = [before ? formStateOf(before) : nothing, after ? formStateOf(after) : nothing];
  if (!after || (!before && !Array.isArray(now.value))) {
    const whole: Change = { kind: after ? 'added' : 'removed', field: [], keyPath: '', before: old.value, after: now.value };
    return { changes: [whole], file: choose(whole) ? after : before };
  }
  let left = 0;
  const { changes, state } = compareStates(after.file, old, now, (change) => {
    const isChosen = choose(change);
    left += isChosen ? 0 : 1;
    return isChosen;
  });
  if (left === 0) return { changes, file: after };
  if (left === changes.length) return { changes, file: before };
  return { changes, file: parseContentFile(after.file, bytesWith(before ?? after, state)) };
}

function walk(before: unknown, after: unknown, place: Place, schema: JsonSchema, take: Choose): unknown {
  if (isSame(before, after)) return before;
  if (isRecord(before) && isRecord(after)) {
    const parts = [...new Set([...Object.keys(before), ...Object.keys(after)])].map((name) => {
      const [part] = schemasAt([name], schema);
      return [name, walk(before[name], after[name], below(place, name, keyPart(name)), part ?? {}, take)] as const;
    });
    return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
  }
  if (Array.isArray(after) && (Array.isArray(before) || (before === undefined && after.length > 0))) {
    const list = walkList(before ?? [], after, place, schemasAt([0], schema)[0] ?? {}, take);
    return list.length > 0 || before ? list : undefined;
  }
  const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
  return take({ ...place, kind, before, after }) ? after : before;
}

const below = (place: Place, part: string | number, key: string): Place => ({
  ...place,
  field: [...place.field, part],
  keyPath: place.field.length === 0 ? key : `${place.keyPath}/${key}`,
});

type Kept = { value: unknown };

function walkList(
  before: readonly unknown[],
  after: readonly unknown[],
  place: Place,
  schema: JsonSchema,
  take: Choose,
): unknown[] {
  const origins = originsOf(before, after);
  const [oldKeys, newKeys] = [keyParts(before), keyParts(after)];
  const placeOf = (entry: unknown, index: number, key = ''): Place => ({
    ...below(place, index, key),
    entry: (isRecord(entry) ? labelOf(entry, schema) : undefined) ?? place.entry,
  });
  /** The entries of the result, by their places in each list. One that is in both lists is the same object. */
  const [keptOld, keptNew]: [Kept[], Kept[]] = [[], []];
  for (const [now, entry] of after.entries()) {
    const old = origins.get(now);
    const at = placeOf(entry, now, newKeys[now]);
    if (old !== undefined) {
      const kept = { value: walk(before[old], entry, at, schema, take) };
      keptOld[old] = kept;
      keptNew[now] = kept;
    } else if (take({ ...at, kind: 'added', before: undefined, after: entry })) keptNew[now] = { value: entry };
  }
  for (const [old, entry] of before.entries()) {
    if (keptOld[old]) continue;
    const removed: Change = { ...placeOf(entry, old, oldKeys[old]), kind: 'removed', before: entry, after: undefined };
    if (!take(removed)) keptOld[old] = { value: entry };
  }
  const pairs = [...origins].map(([now, old]) => ({ now, old })).sort((one, other) => one.now - other.now);
  const places = movedIn(pairs.map(({ old }) => old));
  const [first, ...others] = pairs.filter(({ old }) => places.includes(old));
  const names = (list: readonly unknown[], side: 'now' | 'old') =>
    pairs.toSorted((one, other) => one[side] - other[side]).map((pair) => labelOf(list[pair[side]], schema) ?? '');
  const move: Change | undefined =
    first && others.length === 0
      ? {
          ...placeOf(after[first.now], first.now, newKeys[first.now]),
          kind: 'moved',
          before: first.old + 1,
          after: first.now + 1,
        }
      : first && { ...place, kind: 'moved', before: names(before, 'old'), after: names(after, 'now') };
  // Without the gaps.
  const [oldOrder, newOrder] = [Object.values(keptOld), Object.values(keptNew)];
  const order =
    !move || take(move) ? newOrder.filter((kept) => oldOrder.includes(kept)) : oldOrder.filter((kept) => newOrder.includes(kept));
  return interleave(interleave(order, oldOrder), newOrder).map(({ value }) => value);
}

/** The fewest of these that have moved: all but the longest series that ascends. */
function movedIn(places: readonly number[]): number[] {
  /** The longest that ends at each of these. */
  const series: number[][] = [];
  for (const place of places) {
    const before = series.filter((one) => (one.at(-1) ?? 0) < place);
    series.push([...longestOf(before), place]);
  }
  const stayed = new Set(longestOf(series));
  return places.filter((place) => !stayed.has(place));
}

const longestOf = (series: readonly number[][]) =>
  series.reduce((longest, one) => (one.length > longest.length ? one : longest), []);
