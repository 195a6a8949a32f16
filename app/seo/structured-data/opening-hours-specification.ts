import type { Organisation } from '../../../content/schema/organisation.ts';
import type { JsonLdNode } from './json-ld.ts';

export type WeekHours = Organisation['hours'][number]['week'];
type Weekday = keyof WeekHours;
type Span = { opens: string; closes: string };

export type OpeningHoursSpecification = JsonLdNode<'OpeningHoursSpecification'> & { dayOfWeek: string[] } & Span;

const schemaDays = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
} as const satisfies Record<Weekday, string>;

const weekdays = Object.keys(schemaDays) as Weekday[];

/** Closed days have no entry: schema.org reads a day without hours as closed. */
export function openingHoursSpecification(week: WeekHours): OpeningHoursSpecification[] {
  const specifications = new Map<string, OpeningHoursSpecification>();
  for (const day of weekdays) {
    for (const span of spansOf(week[day])) {
      const key = `${span.opens}-${span.closes}`;
      const known = specifications.get(key);
      if (known) known.dayOfWeek.push(schemaDays[day]);
      else specifications.set(key, { '@type': 'OpeningHoursSpecification', dayOfWeek: [schemaDays[day]], ...span });
    }
  }
  return [...specifications.values()];
}

/** Google reads 00:00 to 23:59 as open round the clock; equal times would mean closed. */
export function openAroundTheClock(): OpeningHoursSpecification[] {
  return [
    { '@type': 'OpeningHoursSpecification', dayOfWeek: Object.values(schemaDays), opens: '00:00', closes: '23:59' },
  ];
}

function spansOf(hours: WeekHours[Weekday]): Span[] {
  if (hours === 'closed') return [];
  const { open, close, lunch } = hours;
  if (!lunch) return [{ opens: open, closes: close }];
  return [
    { opens: open, closes: lunch.from },
    { opens: lunch.to, closes: close },
  ];
}
