import { isRecord } from '../domain/is-record.ts';
import { type ContentFile, parseContentFile } from './content-file.ts';
import { type FormState, formStateOf, textWith } from './file-text.ts';
import { labelOf } from './label-of.ts';
import { isSame, keyPart, keyParts, originsOf } from './merge-values.ts';
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

/** What a form holds before and after: the changes, and the state with those that are chosen. */
export function compareStates(before: FormState, after: FormState, choose: Choose = () => true) {
  const changes: Change[] = [];
  const state = walk(before, after, { field: [], keyPath: '' }, (change) => {
    // The long text of a file is beside its value.
    const skipped = change.field[0] === 'value' ? 1 : 0;
    const own = {
      ...change,
      field: change.field.slice(skipped),
      keyPath: change.keyPath
        .split('/')
        .slice(1 + skipped)
        .join('/'),
    };
    changes.push(own);
    return choose(own);
  });
  return { changes, state: state as FormState };
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
  const { changes, state } = compareStates(old, now, (change) => {
    const isChosen = choose(change);
    left += isChosen ? 0 : 1;
    return isChosen;
  });
  if (left === 0) return { changes, file: after };
  if (left === changes.length) return { changes, file: before };
  return { changes, file: parseContentFile(after.file, new TextEncoder().encode(textWith(before ?? after, state))) };
}

function walk(before: unknown, after: unknown, place: Place, take: Choose): unknown {
  if (isSame(before, after)) return before;
  if (isRecord(before) && isRecord(after)) {
    const parts = [...new Set([...Object.keys(before), ...Object.keys(after)])].map((name) => {
      const part = { ...place, field: [...place.field, name], keyPath: `${place.keyPath}/${keyPart(name)}` };
      return [name, walk(before[name], after[name], part, take)] as const;
    });
    return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
  }
  if (Array.isArray(after) && (Array.isArray(before) || (before === undefined && after.length > 0))) {
    const list = walkList(before ?? [], after, place, take);
    return list.length > 0 || before ? list : undefined;
  }
  const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
  return take({ ...place, kind, before, after }) ? after : before;
}

function walkList(before: readonly unknown[], after: readonly unknown[], place: Place, take: Choose): unknown[] {
  const origins = originsOf(before, after);
  const [oldParts, parts] = [keyParts(before), keyParts(after)];
  const placeOf = (entry: unknown, index: number, part = ''): Place => ({
    field: [...place.field, index],
    keyPath: `${place.keyPath}/${part}`,
    entry: (isRecord(entry) ? labelOf(entry) : undefined) ?? place.entry,
  });
  /** The entries of the new list that are taken, by their place in it. */
  const taken = new Map<number, unknown>();
  for (const [now, entry] of after.entries()) {
    const old = origins.get(now);
    const at = placeOf(entry, now, parts[now]);
    if (old !== undefined) taken.set(now, walk(before[old], entry, at, take));
    else if (take({ ...at, kind: 'added', before: undefined, after: entry })) taken.set(now, entry);
  }
  const matched = new Set(origins.values());
  const left = [...before.entries()].flatMap(([old, entry]) => {
    const removed: Change = { ...placeOf(entry, old, oldParts[old]), kind: 'removed', before: entry, after: undefined };
    return matched.has(old) || take(removed) ? [] : old;
  });
  const pairs = [...origins].sort(([one], [other]) => one - other).map(([now, old]) => ({ now, old }));
  const moved = movedIn(pairs.map(({ old }) => old)).flatMap((index) => pairs[index] ?? []);
  const [first] = moved;
  if (first) {
    const names = (list: readonly unknown[], side: 'now' | 'old') =>
      pairs.toSorted((one, other) => one[side] - other[side]).map((pair) => labelOf(list[pair[side]]) ?? '');
    const isTaken =
      moved.length === 1
        ? take({
            ...placeOf(after[first.now], first.now, parts[first.now]),
            kind: 'moved',
            before: first.old + 1,
            after: first.now + 1,
          })
        : take({ ...place, kind: 'moved', before: names(before, 'old'), after: names(after, 'now') });
    if (!isTaken) pairs.sort((one, other) => one.old - other.old);
  }
  // Entries that are left and those that are added follow the entry that they follow in their own list.
  const order: { now?: number; old?: number }[] = [...pairs];
  for (const side of ['old', 'now'] as const) {
    const isOwn = side === 'old' ? new Set(left) : new Set([...taken.keys()].filter((now) => !origins.has(now)));
    let previous = -1;
    for (const index of (side === 'old' ? before : after).keys()) {
      if (isOwn.has(index)) order.splice(previous + 1, 0, { [side]: index });
      const found = order.findIndex((entry) => entry[side] === index);
      if (found >= 0) previous = found;
    }
  }
  return order.map(({ now, old = 0 }) => (now === undefined ? before[old] : taken.get(now)));
}

/** The fewest of these that have moved: all but the longest series that ascends. */
function movedIn(places: readonly number[]): number[] {
  const best: { length: number; previous: number }[] = [];
  for (const [index, place] of places.entries()) {
    best[index] = { length: 1, previous: -1 };
    for (let other = 0; other < index; other += 1) {
      const length = (best[other]?.length ?? 0) + 1;
      if ((places[other] ?? 0) < place && length > (best[index]?.length ?? 0)) best[index] = { length, previous: other };
    }
  }
  const longest = Math.max(0, ...best.map(({ length }) => length));
  const stayed = new Set<number>();
  for (let index = best.findIndex(({ length }) => length === longest); index >= 0; index = best[index]?.previous ?? -1)
    stayed.add(index);
  return [...places.keys()].filter((index) => !stayed.has(index));
}
