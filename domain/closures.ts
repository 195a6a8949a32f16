import { englandHolidayName } from './bank-holidays.ts';
import { addDays, londonParts, weekdayOf } from './london-time.ts';
import { type ClosedDay, shiftsOn, type WeekHours } from './opening-hours.ts';

/** Days on which doors stay shut that would be open in an ordinary week, with no opening between them. */
export type Closure = {
  /** YYYY-MM-DD, both of them closed. */
  from: string;
  to: string;
  reasons: string[];
  opensAt: Date | undefined;
};

/** People who book, or who need tablets before a holiday, want to know a week before. */
const daysAhead = 7;
/** No closure that anybody announces reaches further. */
const daysSearched = 400;

/** Closures that have begun or begin within seven days, and are not over. A weekend between two holidays joins them into one. */
export function closuresAhead(week: WeekHours, now: Date, closedDays: readonly ClosedDay[]): Closure[] {
  const today = londonParts(now).date;
  const opensOn = (date: string) => shiftsOn(date, week, closedDays)[0]?.from;
  const lastStart = addDays(today, daysAhead);
  const end = addDays(today, daysSearched);
  const closures: Closure[] = [];
  let current: Closure | undefined;
  for (let date = firstShutDay(today, opensOn); date <= end; date = addDays(date, 1)) {
    const opensAt = opensOn(date);
    if (opensAt) {
      if (current) closures.push({ ...current, opensAt });
      current = undefined;
    } else {
      current = withDay(current, date, reasonFor(date, week, closedDays));
    }
    if (!current && date >= lastStart) break;
  }
  if (current) closures.push(current);
  return closures.filter(({ from, to }) => from <= lastStart && to >= today);
}

/** The closed days of the coming ones, one by one, as search engines are told them. */
export function closedDatesAhead(
  week: WeekHours,
  now: Date,
  closedDays: readonly ClosedDay[],
  days: number,
): { date: string; reason: string }[] {
  const today = londonParts(now).date;
  return Array.from({ length: days + 1 }, (_, index) => addDays(today, index)).flatMap((date) => {
    const reason = reasonFor(date, week, closedDays);
    return reason === undefined ? [] : [{ date, reason }];
  });
}

/** Where the doors are shut today, the closure may have begun before. */
function firstShutDay(today: string, opensOn: (date: string) => Date | undefined): string {
  let date = today;
  for (let days = 0; days < daysSearched && !opensOn(date); days++) date = addDays(date, -1);
  return date;
}

function withDay(closure: Closure | undefined, date: string, reason: string | undefined): Closure | undefined {
  if (reason === undefined) return closure;
  if (!closure) return { from: date, to: date, reasons: [reason], opensAt: undefined };
  const reasons = closure.reasons.includes(reason) ? closure.reasons : [...closure.reasons, reason];
  return { ...closure, to: date, reasons };
}

/** Why a day is closed that an ordinary week would have open; nothing where it is open, or closed every week. */
function reasonFor(date: string, week: WeekHours, closedDays: readonly ClosedDay[]): string | undefined {
  if (week[weekdayOf(date)] === 'closed') return undefined;
  return closedDays.find((closed) => closed.date === date)?.reason ?? englandHolidayName(date);
}
