import { weekdays } from '../../../domain/london-time.ts';
import type { DayHours, Weekday, WeekHours } from '../../../domain/opening-hours.ts';

/** A day on which doors stay shut. Equal times are how search engines want that to be written. */
export const closedOn = ({ date, reason }: { date: string; reason: string }) => ({
  '@type': 'OpeningHoursSpecification',
  name: reason,
  opens: '00:00',
  closes: '00:00',
  validFrom: date,
  validThrough: date,
});

const openOn = (dayOfWeek: string[], opens: string, closes: string) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek,
  opens,
  closes,
});

/** Days with the same hours share an entry; a closed day has none, which search engines read as closed. */
export function openingHoursSpecification(week: WeekHours) {
  const specifications = new Map<string, ReturnType<typeof openOn>>();
  for (const weekday of weekdays) {
    for (const [opens, closes] of spansOf(week[weekday])) {
      const key = `${opens}-${closes}`;
      const known = specifications.get(key);
      if (known) known.dayOfWeek.push(dayName(weekday));
      else specifications.set(key, openOn([dayName(weekday)], opens, closes));
    }
  }
  return [...specifications.values()];
}

/** 00:00 to 23:59 is how search engines want round the clock to be written; equal times would mean closed. */
export const openAroundTheClock = () => [openOn(weekdays.map(dayName), '00:00', '23:59')];

function spansOf(hours: DayHours): [opens: string, closes: string][] {
  if (hours === 'closed') return [];
  const { open, close, lunch } = hours;
  if (!lunch) return [[open, close]];
  return [
    [open, lunch.from],
    [lunch.to, close],
  ];
}

function dayName(weekday: Weekday): string {
  return weekday.charAt(0).toUpperCase() + weekday.slice(1);
}
