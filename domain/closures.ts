import { englandHolidayName } from './bank-holidays.ts';
import { addDays, londonParts, weekdayOf } from './london-time.ts';
import { type ClosedDay, shiftsOn, type WeekHours } from './opening-hours.ts';

/** Consecutive closed days that would be open in a normal week. */
export type Closure = {
  /** First and last closed day, YYYY-MM-DD. */
  from: string;
  to: string;
  reasons: string[];
  opensAt: Date | undefined;
};

/** A week's notice lets people book or collect prescriptions before a holiday. */
const daysAhead = 7;
/** Longer than any announced closure. */
const daysSearched = 400;

/** Current closures and those starting within seven days. Holidays on either side of a weekend form one closure. */
export function closuresAhead(week: WeekHours, now: Date, closedDays: readonly ClosedDay[]): Closure[] {
  const today = londonParts(now).date;
  const opensOn = (date: string) => shiftsOn(date, week, closedDays)[0]?.from;
  const lastStart = addDays(today, daysAhead);
  const end = addDays(today, daysSearched);
  const closures: Closure[] = [];
  let current: Closure | undefined;
  for (let date = searchStart(today, opensOn); date <= end; date = addDays(date, 1)) {
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

/** The closed dates in the next days, one entry each, for structured data. */
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

/** Today, or the last open day if the practice is closed today, because the closure may have started earlier. */
function searchStart(today: string, opensOn: (date: string) => Date | undefined): string {
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

/** The reason for a closure on a day that is open in a normal week. Undefined if it is open, or closed every week. */
function reasonFor(date: string, week: WeekHours, closedDays: readonly ClosedDay[]): string | undefined {
  if (week[weekdayOf(date)] === 'closed') return undefined;
  return closedDays.find((closed) => closed.date === date)?.reason ?? englandHolidayName(date);
}
