export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

export type LondonParts = {
  /** YYYY-MM-DD */
  date: string;
  weekday: Weekday;
  /** Minutes since midnight on the wall clock. */
  minutes: number;
};

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const formats = new Map<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>();

/** Created once for each style, on first use: constructing a formatter is far slower than using it. */
function london(style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const format = formats.get(style) ?? new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', ...style });
  formats.set(style, format);
  return format;
}

const styles = {
  clock: { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  shortDate: { dateStyle: 'medium' },
  longDate: { dateStyle: 'long' },
  month: { month: 'long' },
  dayAndMonth: { day: 'numeric', month: 'long' },
  medium: { dateStyle: 'medium', timeStyle: 'short' },
  long: { dateStyle: 'long', timeStyle: 'short' },
  full: { dateStyle: 'full', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** '12 Nov 2026'. Takes a date such as '2026-11-12', or an instant. */
export const shortDate = (date: string) => london(styles.shortDate).format(new Date(date));

/** '12 November 2026'. */
export const longDate = (date: string) => london(styles.longDate).format(new Date(date));

/** 'Nov'. The short style of British English is 'Sept' for September. */
export const shortMonth = (date: string) => london(styles.month).format(new Date(date)).slice(0, 3);

/** '12 November'. */
export const dayAndMonth = (date: string) => london(styles.dayAndMonth).format(new Date(date));

/** '16 Nov 2026, 10:00'; with 'long', '16 November 2026 at 10:00'; with 'full', 'Monday, 16 November 2026 at 10:00'. */
export const londonTime = (time: Date, style: 'medium' | 'long' | 'full' = 'medium') => london(styles[style]).format(time);

export function londonParts(instant: Date): LondonParts {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of london(styles.clock).formatToParts(instant)) part[type] = value;
  const date = `${part.year}-${part.month}-${part.day}`;
  return { date, weekday: weekdayOf(date), minutes: Number(part.hour) * 60 + Number(part.minute) };
}

/**
 * The instant of a date and time in London. An ambiguous time (01:00 to 01:59 when summer time ends) resolves to the earlier
 * instant. A skipped time (01:00 to 01:59 when summer time begins) moves forward an hour, so 01:30 becomes 02:30. Same as
 * Temporal's 'compatible' disambiguation.
 */
export function londonInstant(date: string, time: string): Date {
  const wallMinutes = minutesOf(time);
  const asWinterTime = utcMidnight(date) + wallMinutes * minute;
  const asSummerTime = new Date(asWinterTime - hour);
  const shown = londonParts(asSummerTime);
  return shown.date === date && shown.minutes === wallMinutes ? asSummerTime : new Date(asWinterTime);
}

/** The same for a time that people set: undefined if it does not exist, occurs twice, or is not written as '2026-12-24 17:30'. */
export function unambiguousLondonInstant(text: string): Date | undefined {
  const [, date, time] = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})$/.exec(text) ?? [];
  const wallTime = new Date(`${date}T${time}Z`).getTime();
  // Date.parse accepts 30 February.
  if (!date || !time || Number.isNaN(wallTime) || !new Date(wallTime).toISOString().startsWith(`${date}T${time}`))
    return undefined;
  const shows = (instant: Date) => {
    const shown = londonParts(instant);
    return shown.date === date && shown.minutes === minutesOf(time);
  };
  const [instant, ...others] = [new Date(wallTime), new Date(wallTime - hour)].filter(shows);
  return others.length === 0 ? instant : undefined;
}

export function addDays(date: string, days: number): string {
  return isoDate(utcMidnight(date) + days * day);
}

export function daysBetween(from: string, to: string): number {
  return (utcMidnight(to) - utcMidnight(from)) / day;
}

/** The start of the day in London, or of a later day. */
export function londonMidnight(instant: Date, daysLater = 0): Date {
  return londonInstant(addDays(londonParts(instant).date, daysLater), '00:00');
}

export const nextLondonMidnight = (instant: Date): Date => londonMidnight(instant, 1);

export function weekdayOf(date: string): Weekday {
  // The platform's week starts on Sunday.
  return weekdays[(new Date(utcMidnight(date)).getUTCDay() + 6) % 7] ?? 'monday';
}

/** '09:30' is 570. */
export function minutesOf(time: string): number {
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) throw new RangeError(`Invalid time '${time}', expected a time such as '09:00'`);
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

function isoDate(utc: number): string {
  return new Date(utc).toISOString().slice(0, 10);
}

/** Rejects dates that do not round-trip, because engines parse 30 February as 2 March. */
function utcMidnight(date: string): number {
  const utc = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(utc) || isoDate(utc) !== date)
    throw new RangeError(`Invalid date '${date}', expected a date such as '2026-12-25'`);
  return utc;
}
