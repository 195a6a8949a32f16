import { weekdays } from '../../../domain/london-time.ts';
import type { DayHours, Weekday, WeekHours } from '../../../domain/opening-hours.ts';

/** A closed day. Search engines read equal times as closed. */
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

/** Days with the same hours share an entry. Closed days have none. */
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

/** Search engines read 00:00 to 23:59 as open 24 hours. */
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
