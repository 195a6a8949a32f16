import { stringify } from 'yaml';
import { isRecord } from '../domain/is-record.ts';
import { slugify } from '../domain/slug.ts';
import type { ContentFile } from './content-file.ts';
import { type JsonSchema, labelOf } from './field-schema.ts';
import { kindOf } from './json-schemas.ts';
import { mergeValues } from './merge-values.ts';
import { withValue } from './with-value.ts';

/** What a form holds: the fields of a file and, in a Markdown file, the text after them. */
export type FormState = { value: unknown; body?: string | undefined };

/** Joins two changes of what the form of a file holds. */
export const mergeStates = (file: string, base: FormState, mine: FormState, theirs: FormState) =>
  mergeValues(base, mine, theirs, { properties: { value: kindOf(file)?.schema ?? {} } });

export const formStateOf = ({ body, data }: ContentFile): FormState => ({ value: data?.value ?? {}, body: body?.text });

/** A file with other values. Comments, order and quotes of the old text stay. */
export const bytesWith = (old: ContentFile | undefined, state: FormState): Uint8Array =>
  new TextEncoder().encode(textWith(old, state));

function textWith(old: ContentFile | undefined, { body, value }: FormState): string {
  const fields = withoutEmpty(value);
  if (!old) return `---\n${stringify(fields, { lineWidth: 0, singleQuote: true })}---\n${body ?? ''}`;
  const source = new TextDecoder().decode(old.bytes);
  const text = source.replaceAll('\r\n', '\n');
  const withLineEnds = (changed: string) => (source.includes('\r\n') ? changed.replaceAll('\n', '\r\n') : changed);
  if (!old.body) return isEmpty(old.data?.value) && isEmpty(fields) ? source : withLineEnds(withValue(text, fields));
  const [, opening = '', yaml = '', closing = ''] =
    /^(---\n)([\s\S]*?)(---[ \t]*\n?)$/.exec(text.slice(0, text.length - old.body.text.length)) ?? [];
  return withLineEnds(opening + withValue(yaml, fields) + closing + (body ?? old.body.text));
}

/** Gives new entries of a list the short name that their kind needs, from what they are called. */
export function withSlugs(value: unknown, { items, properties }: JsonSchema): unknown {
  if (properties && isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withSlugs(part, properties[name] ?? {})]));
  const [key] = Object.entries(items?.properties ?? {}).find(([, { key, widget }]) => key && widget === 'hidden') ?? [];
  if (!key || !Array.isArray(value)) return value;
  const taken = new Set(value.map((entry) => entry?.[key]));
  return value.map((entry: Record<string, unknown>) => {
    const title = labelOf(entry, items);
    if (!title || entry[key]) return entry;
    const slug = slugify(title);
    const free = [slug, ...Array.from({ length: 99 }, (_, index) => `${slug}-${index + 2}`)].find((name) => !taken.has(name));
    taken.add(free);
    return { [key]: free, ...entry };
  });
}

/** Removes the empty groups that a form leaves behind where nothing was entered. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value)
    .map(([key, part]) => [key, withoutEmpty(part)] as const)
    .filter(([, part]) => Array.isArray(part) || !isEmpty(part));
  return Object.fromEntries(kept);
}

const isEmpty = (value: unknown) => value == null || (typeof value === 'object' && Object.keys(value).length === 0);
