import { addDays, weekdayOf, weekdays } from './london-time.ts';

export type BankHoliday = { date: string; name: string };

/**
 * Bank holidays in England, as published on GOV.UK: a holiday on a weekend appears only as its substitute day. One-off holidays
 * go into closedDays in the content. A moved holiday would need an exception here.
 */
export function englandBankHolidays(year: number): BankHoliday[] {
  const easter = easterSunday(year);
  return [
    // Saturday and Sunday both move to the next Monday.
    withSubstituteDay(`${year}-01-01`, "New Year's Day", mondayOnOrAfter),
    { date: addDays(easter, -2), name: 'Good Friday' },
    { date: addDays(easter, 1), name: 'Easter Monday' },
    { date: mondayOnOrAfter(`${year}-05-01`), name: 'Early May bank holiday' },
    { date: mondayOnOrAfter(`${year}-05-25`), name: 'Spring bank holiday' },
    { date: mondayOnOrAfter(`${year}-08-25`), name: 'Summer bank holiday' },
    // Two days later is always free: Saturday and Sunday move to Monday and Tuesday, and Sunday skips a Boxing Day on Monday.
    withSubstituteDay(`${year}-12-25`, 'Christmas Day', (date) => addDays(date, 2)),
    withSubstituteDay(`${year}-12-26`, 'Boxing Day', (date) => addDays(date, 2)),
  ].sort((a, b) => (a.date < b.date ? -1 : 1));
}

/**
 * The name of the holiday on a date when practices are closed. Includes Christmas Day, Boxing Day and New Year's Day on a
 * weekend, which the published list replaces with substitute days: practices with Saturday hours close on those too.
 */
export function englandHolidayName(date: string): string | undefined {
  const year = Number(date.slice(0, 4));
  const names = namesByYear.get(year) ?? new Map(englandBankHolidays(year).map((holiday) => [holiday.date, holiday.name]));
  namesByYear.set(year, names);
  return names.get(date) ?? fixedDays[date.slice(5)];
}

const fixedDays: Readonly<Record<string, string>> = {
  '12-25': 'Christmas Day',
  '12-26': 'Boxing Day',
  '01-01': "New Year's Day",
};

/** Cached because the search for the next opening checks day by day. */
const namesByYear = new Map<number, ReadonlyMap<string, string>>();

function withSubstituteDay(date: string, name: string, substitute: (date: string) => string): BankHoliday {
  const weekday = weekdayOf(date);
  if (weekday !== 'saturday' && weekday !== 'sunday') return { date, name };
  return { date: substitute(date), name: `${name} (substitute day)` };
}

function mondayOnOrAfter(date: string): string {
  return addDays(date, (7 - weekdays.indexOf(weekdayOf(date))) % 7);
}

/** The Meeus/Jones/Butcher algorithm. Variable names follow the published version. */
function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const daysAfterFirstOfMarch = h + l - 7 * m + 21;
  return addDays(`${year}-03-01`, daysAfterFirstOfMarch);
}
