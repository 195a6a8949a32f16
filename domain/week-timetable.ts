import { capitalise } from './capitalise.ts';
import { minutesOf, weekdays } from './london-time.ts';
import { clockSpan, type WeekHours } from './opening-hours.ts';

/** Minutes since midnight. */
type Span = { from: number; to: number };

export type TimetableDay = { day: string; open: string | undefined; lunch: string | undefined; spans: Span[] };

/** Hours for each day of the week, as text for a table and in minutes for a chart. */
export function weekTimetable(week: WeekHours): TimetableDay[] {
  return weekdays.map((weekday) => {
    const hours = week[weekday];
    const day = capitalise(weekday);
    if (hours === 'closed') return { day, open: undefined, lunch: undefined, spans: [] };
    const { close, lunch, open } = hours;
    const spans = lunch ? [span(open, lunch.from), span(lunch.to, close)] : [span(open, close)];
    return { day, open: clockSpan(open, close), lunch: lunch && clockSpan(lunch.from, lunch.to), spans };
  });
}

const span = (from: string, to: string): Span => ({ from: minutesOf(from), to: minutesOf(to) });
