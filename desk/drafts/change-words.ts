import type { Change } from '../../content-model/compare.ts';
import { fieldLabels, inSentence } from '../../content-model/field-address.ts';
import { type JsonSchema, labelOf, schemasAt } from '../../content-model/field-schema.ts';
import { kindOf } from '../../content-model/json-schemas.ts';
import { isRecord } from '../../domain/is-record.ts';

/** A change of a field, as a draft has it or as a publication has stored it. */
export type FieldChange = Pick<Change, 'after' | 'before' | 'entry' | 'field' | 'kind'> & { file: string };

const schemaOf = ({ field, file }: FieldChange) => [kindOf(file)?.schema, ...schemasAt(field, kindOf(file)?.schema)].at(-1);

/** A value before or after a change, in a line. */
export const changedText = (value: unknown, change: FieldChange, longest?: number) => valueText(value, schemaOf(change), longest);

/** What was changed, in the form's words: 'Dr Tariq Farrukh, role'. Empty if it is the file. */
export function changeName(change: FieldChange): string {
  const { after, before, entry, field, file, kind } = change;
  if (field[0] === 'body') return 'text';
  const inner = field.length - 1 - field.findLastIndex((part) => typeof part === 'number');
  const labels = fieldLabels(field, kindOf(file)?.schema)
    .slice(-(Math.min(inner, 2) || 1))
    .map(inSentence);
  if (typeof field.at(-1) === 'number' && (kind === 'moved' || isRecord(before) || isRecord(after)))
    return [...labels, changedText(entry ?? before ?? after, change)].join(', ');
  // A name that is changed itself.
  const isNamed = entry !== undefined && entry !== before && entry !== after;
  return [...(isNamed ? [valueText(entry)] : []), ...labels].join(', ');
}

/** 'Ripon, phone: 01632 960201 -> 01632 960210' */
export function describeChange(title: string, change: FieldChange): string {
  const { after, before, field, kind } = change;
  const name = [title, changeName(change)].filter(Boolean).join(', ');
  if (kind === 'moved') return `${name}: ${typeof field.at(-1) === 'number' ? 'moved' : 'another order'}`;
  if (kind === 'changed') return `${name}: ${changedText(before, change)} -> ${changedText(after, change)}`;
  const value = kind === 'added' ? after : before;
  return `${name}: ${kind}${isRecord(value) || Array.isArray(value) ? '' : ` ${changedText(value, change)}`}`;
}

function valueText(value: unknown, schema: JsonSchema = {}, longest = 80): string {
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (isRecord(value))
    return valueText(
      labelOf(value, schema) ?? Object.values(value).find((part) => typeof part === 'string') ?? 'an entry',
      schema,
      longest,
    );
  if (Array.isArray(value)) return value.map((part) => valueText(part, schemasAt([0], schema)[0], longest)).join(', ');
  const text = String(value);
  return text.length > longest ? `'${text.slice(0, longest - 3)}...'` : text;
}
