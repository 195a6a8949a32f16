import { inSentence } from '../../../content-model/field-address.ts';
import { humanise } from '../../../content-model/humanise.ts';
import type { JsonSchema } from '../../../content-model/json-schemas.ts';
import { labelOf } from '../../../content-model/label-of.ts';
import { capitalise } from '../../../domain/capitalise.ts';
import { isRecord } from '../../../domain/is-record.ts';
import { longDate, minutesOf, type Weekday, weekdays } from '../../../domain/london-time.ts';
import { clockTime } from '../../../domain/opening-hours.ts';
import { choiceInWords, fieldKind, optionOf } from './field-kinds.ts';
import { fieldOrder } from './field-order.ts';

const nothing = 'Nothing yet';

const cut = (words: string, longest = 90) =>
  (/^https?:/.test(words) ? String : capitalise)(
    words.length > longest ? `${words.slice(0, longest).replace(/[\s,.:]*\S*$/, '')}...` : words || nothing,
  );

/** What names an entry: its own fields, or those of the state that it is in. */
export function subjectOf(value: unknown, schema: JsonSchema): string {
  const option = optionOf(schema, value);
  const label = labelOf(value);
  if (label || !isRecord(value)) return label ?? '';
  const [state] = Object.keys(option.properties ?? {}).filter((field) => field.startsWith('when') && field in value);
  return state ? subjectOf(value[state], option.properties?.[state] ?? {}) : '';
}

/** The present value of a field in a line. */
export const summaryOf = (value: unknown, schema: JsonSchema, longest?: number): string => cut(inWords(value, schema), longest);

/** The first fields of an entry besides what names it. */
export function detailsOf(value: unknown, schema: JsonSchema): string {
  const option = optionOf(schema, value);
  const words = fieldsInWords(
    value,
    option,
    fieldOrder(option, '', false)
      .flat()
      .filter((name) => name !== 'icon'),
    subjectOf(value, schema),
  );
  return words.length > 0 ? cut(words.slice(0, 2).join(', ')) : '';
}

function fieldsInWords(value: unknown, { properties = {} }: JsonSchema, names: string[], subject = ''): string[] {
  if (!isRecord(value)) return [];
  return names
    .filter((name) => (!subject || value[name] !== subject) && fieldKind(properties[name] ?? {}, name) !== 'list')
    .map((name) => inWords(value[name], properties[name] ?? {}, name).replace(/\.$/, ''))
    .filter(Boolean);
}

function inWords(value: unknown, schema: JsonSchema, name = ''): string {
  const option = optionOf(schema, value);
  const kind = fieldKind(option, name);
  if (value === undefined || value === null || kind === 'hidden') return '';
  if (kind === 'week') return weekInWords(value as Week);
  if (kind === 'choices' || kind === 'select') return [value].flat().map(choiceInWords).join(', ');
  if (Array.isArray(value)) {
    const { items = {} } = option;
    const entries = value.map((entry) => subjectOf(entry, items) || inWords(entry, items));
    return `${entries.length > 1 ? `${entries.length}: ` : ''}${entries.join(', ')}`;
  }
  if (isRecord(value))
    return subjectOf(value, option) || fieldsInWords(value, option, fieldOrder(option, '', false)[0]).join(', ');
  if (typeof value === 'boolean') return `${option.title}: ${value ? 'yes' : 'no'}`;
  if (typeof value === 'number' && option.title) return `${inSentence(option.title)} ${value}`;
  return option.format === 'date' && !Number.isNaN(Date.parse(String(value))) ? longDate(String(value)) : String(value);
}

type Week = Partial<Record<Weekday, 'closed' | { open?: string; close?: string; lunch?: { from?: string; to?: string } }>>;

/** 'Mon to Fri 9:00 to 5:00, lunch 1:00 to 2:00, Sat and Sun closed' */
function weekInWords(week: Week): string {
  const runs: { days: string[]; hours: string }[] = [];
  for (const day of weekdays) {
    const hours = dayInWords(week[day]);
    if (runs.at(-1)?.hours !== hours) runs.push({ days: [], hours });
    runs.at(-1)?.days.push(humanise(day).slice(0, 3));
  }
  return runs
    .filter(({ hours }) => hours)
    .map(({ days, hours }) => `${days.length > 2 ? `${days[0]} to ${days.at(-1)}` : days.join(' and ')} ${hours}`)
    .join(', ');
}

function dayInWords(hours: Week[Weekday]): string {
  if (typeof hours !== 'object') return hours ?? '';
  const { close, lunch, open } = hours;
  return `${clock(open)} to ${clock(close)}${lunch ? `, lunch ${clock(lunch.from)} to ${clock(lunch.to)}` : ''}`;
}

const clock = (time = '') => (/^\d\d:\d\d$/.test(time) ? clockTime(minutesOf(time)) : time || '?');

const singulars: Readonly<Record<string, string>> = {
  team: 'person',
  'questions and answers': 'question',
  'opening hours': 'set of hours',
  'opening hours in words': 'text',
  'before and after': 'case',
  redirects: 'old address',
  story: 'paragraph',
  'statutory NHS charges': 'row of charges',
};

/** 'Phone number' for an entry of 'Phone numbers'. */
export function singularOf(list: string): string {
  const words = inSentence(list);
  if (singulars[words]) return singulars[words];
  if (!/[^s]s$/.test(words)) return 'line';
  return words.endsWith('ies') ? `${words.slice(0, -3)}y` : words.slice(0, -1);
}
