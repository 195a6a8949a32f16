import type { ContentPath } from './problem.ts';

/** A copy with another value at a path. `undefined` removes a field or an entry. */
export function setAt(state: unknown, [first, ...rest]: ContentPath, value: unknown): unknown {
  if (first === undefined) return value;
  if (Array.isArray(state)) {
    if (rest.length === 0 && value === undefined) return state.filter((_, index) => index !== first);
    return state.map((entry, index) => (index === first ? setAt(entry, rest, value) : entry));
  }
  const fields = (state ?? {}) as Record<string, unknown>;
  if (rest.length > 0 || value !== undefined) return { ...fields, [first]: setAt(fields[first], rest, value) };
  const { [first]: _, ...others } = fields;
  return others;
}
