import { englandHolidayName } from './bank-holidays.ts';
import { addDays, londonParts, weekdayOf } from './london-time.ts';
import { type ClosedDay, clockSpan, closedDaysOn, isWholeDay, shiftsOn, spansOn, type WeekHours } from './opening-hours.ts';

/** Consecutive closed days that would be open in a normal week. */
export type Closure = {
  /** First and last closed day, YYYY-MM-DD. */
  from: string;
  to: string;
  reasons: string[];
  opensAt: Date | undefined;
};

/** A week's notice lets people book or collect prescriptions before a holiday. */
export const weekAhead = 7;
/** Longer than any announced closure. */
const daysSearched = 400;

/** Current closures and those starting within these days. Holidays on either side of a weekend form one closure. */
export function closuresAhead(week: WeekHours, now: Date, closedDays: readonly ClosedDay[], days = weekAhead): Closure[] {
  const today = londonParts(now).date;
  const opensOn = (date: string) => shiftsOn(date, week, closedDays)[0]?.from;
  const lastStart = addDays(today, days);
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

/** A day with other hours than in a normal week. Without spans it is closed. */
export type SpecialDay = { date: string; reason: string; spans: { from: string; to: string }[] };

/** The days with other hours from today on, one entry each. */
export function specialDaysAhead(week: WeekHours, now: Date, closedDays: readonly ClosedDay[], days: number): SpecialDay[] {
  const today = londonParts(now).date;
  return Array.from({ length: days + 1 }, (_, index) => addDays(today, index)).flatMap((date) => {
    const reason = reasonFor(date, week, closedDays);
    return reason === undefined ? [] : [{ date, reason, spans: spansOn(date, week, closedDays) }];
  });
}

/** The first and last of open days in a row with the same other hours, such as '9:00-12:00'. */
export type ShortDays = { from: string; to: string; hours: string[]; reason: string };

/** Days ahead on which a practice opens later or closes earlier. */
export function shortDaysAhead(week: WeekHours, now: Date, closedDays: readonly ClosedDay[], days = weekAhead): ShortDays[] {
  const short: ShortDays[] = [];
  for (const { date, reason, spans } of specialDaysAhead(week, now, closedDays, days)) {
    const hours = spans.map(({ from, to }) => clockSpan(from, to));
    const last = short.at(-1);
    const isNext = last && addDays(last.to, 1) === date && last.reason === reason && last.hours.join() === hours.join();
    if (isNext) last.to = date;
    else if (hours.length > 0) short.push({ from: date, to: date, hours, reason });
  }
  return short;
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

/** Why a day has other hours than in a normal week. Undefined if it has the normal ones, or is closed every week. */
function reasonFor(date: string, week: WeekHours, closedDays: readonly ClosedDay[]): string | undefined {
  if (week[weekdayOf(date)] === 'closed') return undefined;
  const [closed, holiday] = [closedDaysOn(date, closedDays), englandHolidayName(date)];
  const isUsual = JSON.stringify(spansOn(date, week, closedDays)) === JSON.stringify(spansOn(date, week, []));
  if (isUsual && !holiday) return undefined;
  return (closed.find(isWholeDay) ?? closed[0])?.reason ?? holiday;
}
