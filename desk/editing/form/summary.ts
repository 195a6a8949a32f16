import { inSentence } from '../../../content-model/field-address.ts';
import { choiceTitle, type JsonSchema, labelOf, optionOf, pictureTitle, widgetOf } from '../../../content-model/field-schema.ts';

import { capitalise } from '../../../domain/capitalise.ts';
import { isRecord } from '../../../domain/is-record.ts';
import { longDate, minutesOf, type Weekday, weekdays } from '../../../domain/london-time.ts';
import { clockTime } from '../../../domain/opening-hours.ts';

const nothing = 'Nothing yet';

const cut = (words: string, longest = 90) =>
  (/^https?:/.test(words) ? String : capitalise)(
    words.length > longest ? `${words.slice(0, longest).replace(/[\s,.:]*\S*$/, '')}...` : words || nothing,
  );

/** The present value of a field in a line. */
export const summaryOf = (value: unknown, schema: JsonSchema, longest?: number): string => cut(inWords(value, schema), longest);

/** The first fields of an entry besides what names it. */
export function detailsOf(value: unknown, schema: JsonSchema): string {
  const words = fieldsInWords(value, schema, labelOf(value, schema));
  return words.length > 0 ? cut(words.slice(0, 2).join(', ')) : '';
}

function fieldsInWords(value: unknown, schema: JsonSchema, label?: string): string[] {
  const { properties = {} } = optionOf(schema, value);
  if (!isRecord(value)) return [];
  return Object.entries(properties)
    .filter(([name, property]) => name !== 'icon' && value[name] !== (label ?? '') && widgetOf(property) !== 'list')
    .map(([name, property]) => inWords(value[name], property).replace(/\.$/, ''))
    .filter(Boolean);
}

function inWords(value: unknown, schema: JsonSchema): string {
  const option = optionOf(schema, value);
  const widget = widgetOf(option);
  if (value === undefined || value === null || widget === 'hidden') return '';
  if (widget === 'week') return weekInWords(value as Week);
  if (widget === 'choices')
    return [value]
      .flat()
      .map((one) => choiceTitle(String(one), option.items))
      .join(', ');
  if (widget === 'select') return choiceTitle(String(value), option);
  if (widget === 'picture') return pictureTitle(String(value));
  if (Array.isArray(value)) {
    const { items = {} } = option;
    const entries = value.map((entry) => labelOf(entry, items) ?? inWords(entry, items));
    return `${entries.length > 1 ? `${entries.length}: ` : ''}${entries.join(', ')}`;
  }
  if (isRecord(value)) return labelOf(value, option) ?? fieldsInWords(value, option).join(', ');
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
    runs.at(-1)?.days.push(capitalise(day).slice(0, 3));
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
