import { capitalise } from './capitalise.ts';
import { minutesOf, weekdayOf, weekdays } from './london-time.ts';
import { type ClosedDay, clockSpan, spansOn, type WeekHours } from './opening-hours.ts';

/** Minutes since midnight. */
type Span = { from: number; to: number };

export type TimetableDay = { day: string; open: string | undefined; lunch: string | undefined; spans: Span[] };

/** The week with the hours of a date, which a closure or a holiday may change, at its weekday. */
export function weekWith(date: string, week: WeekHours, closedDays: readonly ClosedDay[]): WeekHours {
  const [first, second] = spansOn(date, week, closedDays);
  const lunch = first && second && { from: first.to, to: second.from };
  return { ...week, [weekdayOf(date)]: first ? { open: first.from, close: (second ?? first).to, lunch } : 'closed' };
}

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
