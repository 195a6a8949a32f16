export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

export type LondonParts = {
  /** YYYY-MM-DD */
  date: string;
  weekday: Weekday;
  /** Minutes since midnight as the wall clock shows them. */
  minutes: number;
};

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

let clock: Intl.DateTimeFormat | undefined;

/** Made once and on first use: a formatter costs far more to build than to call. */
function londonClock(): Intl.DateTimeFormat {
  clock ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return clock;
}

export function londonParts(instant: Date): LondonParts {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of londonClock().formatToParts(instant)) part[type] = value;
  const date = `${part.year}-${part.month}-${part.day}`;
  return { date, weekday: weekdayOf(date), minutes: Number(part.hour) * 60 + Number(part.minute) };
}

/**
 * The instant at which London's wall clock shows this date and time. A time that exists twice (01:00 to 01:59 when
 * summer time ends) means the first of the two. A time that does not exist (01:00 to 01:59 when summer time begins)
 * means the same span after midnight, so 01:30 becomes what the clock calls 02:30. Both as Temporal's 'compatible'.
 */
export function londonInstant(date: string, time: string): Date {
  const wallMinutes = minutesOf(time);
  const asWinterTime = utcMidnight(date) + wallMinutes * minute;
  const asSummerTime = new Date(asWinterTime - hour);
  const shown = londonParts(asSummerTime);
  return shown.date === date && shown.minutes === wallMinutes ? asSummerTime : new Date(asWinterTime);
}

export function addDays(date: string, days: number): string {
  return isoDate(utcMidnight(date) + days * day);
}

/** The midnight that London's day began with, or the one so many days later. */
export function londonMidnight(instant: Date, daysLater = 0): Date {
  return londonInstant(addDays(londonParts(instant).date, daysLater), '00:00');
}

/** When 'today' ends. */
export const nextLondonMidnight = (instant: Date): Date => londonMidnight(instant, 1);

export function weekdayOf(date: string): Weekday {
  // 1 January 1970 was a Thursday, the fourth day of this list.
  const index = (((utcMidnight(date) / day + 3) % 7) + 7) % 7;
  return weekdays[index] ?? 'monday';
}

/** '09:30' is 570. */
export function minutesOf(time: string): number {
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) throw new RangeError(`expected a time such as '09:00', got '${time}'`);
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

function isoDate(utc: number): string {
  return new Date(utc).toISOString().slice(0, 10);
}

/** Engines read 30 February as 2 March; a date that does not come back as it went in is refused. */
function utcMidnight(date: string): number {
  const utc = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(utc) || isoDate(utc) !== date) throw new RangeError(`expected a date such as '2026-12-25', got '${date}'`);
  return utc;
}
