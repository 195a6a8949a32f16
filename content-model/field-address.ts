import { sentenceCase } from '../domain/sentence-case.ts';
import { type JsonSchema, schemasAt } from './field-schema.ts';

import type { ContentPath } from './problem.ts';

/** The id of a field's control in the form. */
export const controlOf = (field: ContentPath) => ['root', ...field].join('_');

/** The address of the form of a file, at a field, beside a page that shows it. */
export const editHref = (file: string, field?: ContentPath, page?: string) =>
  `/edit/${file}${page ? `?${new URLSearchParams({ page })}` : ''}${field?.length ? `#${controlOf(field)}` : ''}`;

/** Their names, as the form shows them. */
export const fieldLabels = (field: ContentPath, schema?: JsonSchema): string[] =>
  schemasAt(field, schema).flatMap(({ title }, index) => {
    const part = field[index];
    return typeof part === 'string' ? (title ?? sentenceCase(part)) : [];
  });

/** 'Opening hours, Monday' */
export function fieldName(field: ContentPath, schema?: JsonSchema): string {
  if (field[0] === 'body') return 'Text';
  const [first = schema?.title ?? 'List', ...more] = fieldLabels(field, schema).slice(-2);
  return [first, ...more.map(inSentence)].join(', ');
}

/** A label within a sentence. Abbreviations and days keep their capitals. */
export const inSentence = (label: string) =>
  /^([A-Z][A-Z\d]|\w+day$)/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

/** What one entry of a list is called: 'phone number' of 'Phone numbers'. */
export function singularOf({ entry, title = '' }: JsonSchema): string {
  if (entry) return entry;
  const words = inSentence(title);
  if (!/[^s]s$/.test(words)) return 'line';
  return words.endsWith('ies') ? `${words.slice(0, -3)}y` : words.slice(0, -1);
}

export const withArticle = (noun: string) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

/** Where a field is: 'practices/ripon.yaml#phones.0.phone'. From the id of its control. */
export const addressOf = (file: string, control: string) => `${file}#${control.split('_').slice(1).join('.')}`;

/** The publications that changed a field, by its path with the keys of entries. */
export const whoChangedHref = (file: string, keyPath: string) =>
  `/history?${new URLSearchParams({ field: `${file}#${keyPath}` })}`;

export function readAddress(address: string): { file: string; field: ContentPath } {
  const [file = '', path = ''] = address.split('#');
  return { file, field: path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)) };
}
