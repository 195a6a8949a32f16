import { weekdays } from '../../../domain/london-time.ts';
import type { DayHours, Weekday, WeekHours } from '../../../domain/opening-hours.ts';
import type { JsonLdNode } from './json-ld.ts';

type Span = { opens: string; closes: string };

export type OpeningHoursSpecification = JsonLdNode<'OpeningHoursSpecification'> & Span & { dayOfWeek: string[] };

/** A day on which doors stay shut. Equal times are how search engines want that to be written. */
export type ClosedDate = JsonLdNode<'OpeningHoursSpecification'> &
  Span & { name: string; validFrom: string; validThrough: string };

export const closedOn = ({ date, reason }: { date: string; reason: string }): ClosedDate => ({
  '@type': 'OpeningHoursSpecification',
  name: reason,
  opens: '00:00',
  closes: '00:00',
  validFrom: date,
  validThrough: date,
});

/** Days with the same hours share an entry; a closed day has none, which search engines read as closed. */
export function openingHoursSpecification(week: WeekHours): OpeningHoursSpecification[] {
  const specifications = new Map<string, OpeningHoursSpecification>();
  for (const weekday of weekdays) {
    for (const span of spansOf(week[weekday])) {
      const key = `${span.opens}-${span.closes}`;
      const known = specifications.get(key);
      if (known) known.dayOfWeek.push(dayName(weekday));
      else specifications.set(key, { '@type': 'OpeningHoursSpecification', dayOfWeek: [dayName(weekday)], ...span });
    }
  }
  return [...specifications.values()];
}

/** 00:00 to 23:59 is how search engines want round the clock to be written; equal times would mean closed. */
export function openAroundTheClock(): OpeningHoursSpecification[] {
  return [{ '@type': 'OpeningHoursSpecification', dayOfWeek: weekdays.map(dayName), opens: '00:00', closes: '23:59' }];
}

function spansOf(hours: DayHours): Span[] {
  if (hours === 'closed') return [];
  const { open, close, lunch } = hours;
  if (!lunch) return [{ opens: open, closes: close }];
  return [
    { opens: open, closes: lunch.from },
    { opens: lunch.to, closes: close },
  ];
}

function dayName(weekday: Weekday): string {
  return weekday.charAt(0).toUpperCase() + weekday.slice(1);
}
