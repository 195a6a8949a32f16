import { isRecord } from '../domain/is-record.ts';
import type { ContentPath } from './problem.ts';

export type Field = { field: ContentPath; value: unknown };

/** Every value in a file, with lists and groups of fields before what they contain. */
export function* fieldsOf(value: unknown, field: ContentPath = []): Generator<Field> {
  yield { field, value };
  if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* fieldsOf(item, [...field, index]);
  else if (isRecord(value)) for (const [name, item] of Object.entries(value)) yield* fieldsOf(item, [...field, name]);
}

/** The value of a field. Undefined if there is none. */
export const valueAt = (value: unknown, field: ContentPath): unknown =>
  field.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? (part as Record<string | number, unknown>)[key] : undefined),
    value,
  );
