import type { Change } from '../../content-model/compare.ts';
import { fieldLabels, inSentence } from '../../content-model/field-address.ts';
import { kindOf } from '../../content-model/json-schemas.ts';
import { labelOf } from '../../content-model/label-of.ts';
import { isRecord } from '../../domain/is-record.ts';

/** A change of a field, as a draft has it or as a publication has stored it. */
export type FieldChange = Pick<Change, 'after' | 'before' | 'entry' | 'field' | 'kind'> & { file: string };

/** What was changed, in the form's words: 'Dr Tariq Farrukh, role'. Empty if it is the file. */
export function changeName({ after, before, entry, field, file, kind }: FieldChange): string {
  if (field[0] === 'body') return 'text';
  const inner = field.length - 1 - field.findLastIndex((part) => typeof part === 'number');
  const labels = fieldLabels(field, kindOf(file)?.schema)
    .slice(-(Math.min(inner, 2) || 1))
    .map(inSentence);
  if (typeof field.at(-1) === 'number' && (kind === 'moved' || isRecord(before) || isRecord(after)))
    return [...labels, valueText(entry ?? before ?? after)].join(', ');
  // A name that is changed itself.
  const isNamed = entry !== undefined && entry !== before && entry !== after;
  return [...(isNamed ? [valueText(entry)] : []), ...labels].join(', ');
}

/** 'Ripon, phone: 01632 960201 -> 01632 960210' */
export function describeChange(title: string, change: FieldChange): string {
  const { after, before, field, kind } = change;
  const name = [title, changeName(change)].filter(Boolean).join(', ');
  if (kind === 'moved') return `${name}: ${typeof field.at(-1) === 'number' ? 'moved' : 'another order'}`;
  if (kind === 'changed') return `${name}: ${valueText(before)} -> ${valueText(after)}`;
  const value = kind === 'added' ? after : before;
  return `${name}: ${kind}${isRecord(value) || Array.isArray(value) ? '' : ` ${valueText(value)}`}`;
}

/** A value in a line. */
export function valueText(value: unknown, longest = 80): string {
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (isRecord(value))
    return valueText(labelOf(value) ?? Object.values(value).find((part) => typeof part === 'string') ?? 'an entry', longest);
  if (Array.isArray(value)) return value.map((part) => valueText(part, longest)).join(', ');
  const text = String(value);
  return text.length > longest ? `'${text.slice(0, longest - 3)}...'` : text;
}
