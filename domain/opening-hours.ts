import { englandHolidayName } from './bank-holidays.ts';
import {
  addDays,
  londonInstant,
  londonMidnight,
  londonParts,
  minutesOf,
  type Weekday,
  weekdayOf,
  weekdays,
} from './london-time.ts';
import { publishedOn } from './published.ts';

export type { Weekday } from './london-time.ts';
export type DayHours = 'closed' | { open: string; close: string; lunch?: { from: string; to: string } | undefined };
export type WeekHours = Record<Weekday, DayHours>;
/** Without `practices` it counts for all of them. */
export type ClosedDay = { date: string; reason: string; practices?: readonly string[] | undefined };

/** `changesAt` is when the state or its words next change; undefined means not as far as anybody can see. */
export type OpeningState =
  | { kind: 'open'; until: Date; changesAt: Date }
  | { kind: 'lunch'; backAt: Date; changesAt: Date }
  | { kind: 'closed'; opensAt: Date; daysAway: number; changesAt: Date }
  | { kind: 'closed'; opensAt: undefined; changesAt: Date | undefined };

/**
 * [from, state, words]: from the instant in ms on, the words hold. The state is 0 for closed, 1 for open and 2 for a group of which
 * no practice opens again today. The last entry's end is when the list runs out.
 */
export type TimelineEntry = [from: number, state: 0 | 1 | 2, words: string];

/** Those that count for one practice. */
export const closedDaysOf = (closedDays: readonly ClosedDay[], practice: string): ClosedDay[] =>
  closedDays.filter(({ practices }) => !practices || practices.includes(practice));

/** A practice as far as its opening hours go. */
type OpeningPractice = { slug: string; hours: readonly { surfaces: readonly string[]; week: WeekHours }[] };

/** 'Open now' follows the contact card's hours only: other surfaces publish other hours. */
export const liveHours = ({ hours }: OpeningPractice): WeekHours => publishedOn(hours, 'contact-card').week;

/** When the first of these practices next opens, closes or changes what it says about that. */
export function nextOpeningChange(
  practices: readonly OpeningPractice[],
  closedDays: readonly ClosedDay[],
  now: Date,
): Date | undefined {
  return earliest(practices.map((practice) => stateOf(practice, now, closedDays).changesAt));
}

const stateOf = (practice: OpeningPractice, now: Date, closedDays: readonly ClosedDay[]) =>
  openingState(liveHours(practice), now, closedDaysOf(closedDays, practice.slug));

const earliest = (instants: readonly (Date | undefined)[]): Date | undefined =>
  instants.filter((instant) => instant !== undefined).toSorted((one, other) => one.getTime() - other.getTime())[0];

type Shift = { from: Date; to: Date };

/** Up to here a weekday's name alone says which day is meant. */
const daysKnownByName = 6;
const daysAnnounced = 30;
/** Further than any list of closed days reaches; beyond it a practice counts as never opening. */
const daysSearched = 400;

/**
 * Bank holidays count as closed. `until` is when the doors next shut, be it for lunch: nobody should walk to a locked
 * door because the page named the end of the day.
 */
export function openingState(week: WeekHours, now: Date, closedDays: readonly ClosedDay[]): OpeningState {
  const today = londonParts(now).date;
  const shifts = shiftsOn(today, week, closedDays);
  const current = shifts.find((shift) => shift.from <= now && now < shift.to);
  if (current) return { kind: 'open', until: current.to, changesAt: current.to };

  const next = shifts.find((shift) => now < shift.from);
  if (next && next === shifts[0]) return { kind: 'closed', opensAt: next.from, daysAway: 0, changesAt: next.from };
  if (next) return { kind: 'lunch', backAt: next.from, changesAt: next.from };

  for (let daysAway = 1; daysAway <= daysSearched; daysAway++) {
    const date = addDays(today, daysAway);
    const opensAt = shiftsOn(date, week, closedDays)[0]?.from;
    if (!opensAt) continue;
    if (daysAway > daysAnnounced) return { kind: 'closed', opensAt: undefined, changesAt: midnight(date, daysAnnounced) };
    const changesAt = midnight(date, daysAway > daysKnownByName ? daysKnownByName : 0);
    return { kind: 'closed', opensAt, daysAway, changesAt };
  }
  return { kind: 'closed', opensAt: undefined, changesAt: undefined };
}

export function describeOpeningState(state: OpeningState): string {
  if (state.kind === 'open') return `Open now, until ${clockOf(state.until)}`;
  if (state.kind === 'lunch') return `Closed for lunch, back at ${clockOf(state.backAt)}`;
  if (!state.opensAt) return 'Closed';
  return `Opens ${state.daysAway === 0 ? 'today' : dayOf(state.opensAt, state.daysAway)} ${clockOf(state.opensAt)}`;
}

const clockOf = (at: Date) => clockTime(londonParts(at).minutes);

function dayOf(at: Date, daysAway: number): string {
  const { date, weekday } = londonParts(at);
  return daysAway <= daysKnownByName ? capitalised(weekday) : dayInWords(date);
}

/**
 * The state now and every change before `until`: enough for a page to stay true without these rules. The current state is dated
 * from midnight, so that the list stays the same until something changes.
 */
export function openingTimeline(
  week: WeekHours,
  now: Date,
  until: Date,
  closedDays: readonly ClosedDay[],
): { at: number; text: string; open: boolean }[] {
  const timeline = [];
  for (let at: Date | undefined = now; at && at < until; ) {
    const state = openingState(week, at, closedDays);
    const from = at === now ? londonMidnight(now) : at;
    timeline.push({ at: from.getTime(), text: describeOpeningState(state), open: state.kind === 'open' });
    at = state.changesAt;
  }
  return timeline;
}

/** Equal neighbouring days share a row. */
export function describeWeek(week: WeekHours): { days: string; hours: string }[] {
  const rows: { first: Weekday; last: Weekday; hours: string }[] = [];
  for (const weekday of weekdays) {
    const hours = describeDay(week[weekday]);
    const previous = rows.at(-1);
    if (previous?.hours === hours) previous.last = weekday;
    else rows.push({ first: weekday, last: weekday, hours });
  }
  return rows.map(({ first, last, hours }) => ({
    days: first === last ? shortName(first) : `${shortName(first)}-${shortName(last)}`,
    hours,
  }));
}

function describeDay(day: DayHours): string {
  if (day === 'closed') return 'Closed';
  const hours = clockSpan(day.open, day.close);
  return day.lunch ? `${hours} (lunch ${clockSpan(day.lunch.from, day.lunch.to)})` : hours;
}

/** '9:00-5:00'. */
export function clockSpan(from: string, to: string): string {
  return `${clockTime(minutesOf(from))}-${clockTime(minutesOf(to))}`;
}

/** As instants and not as minutes of the day, so that time only runs forwards when the clocks go back. */
export function shiftsOn(date: string, week: WeekHours, closedDays: readonly ClosedDay[]): Shift[] {
  const day = week[weekdayOf(date)];
  if (day === 'closed' || closedDays.some((closed) => closed.date === date) || englandHolidayName(date)) return [];
  const { open, close, lunch } = day;
  // A lunch that reaches over an end of the day leaves one shift; 'HH:MM' compares as text.
  const spans: [string, string][] = lunch
    ? [
        [open, lunch.from < close ? lunch.from : close],
        [lunch.to > open ? lunch.to : open, close],
      ]
    : [[open, close]];
  return spans
    .map(([from, to]) => ({ from: londonInstant(date, from), to: londonInstant(date, to) }))
    .filter((shift) => shift.from < shift.to);
}

/** All practices in one sentence. It is night when none of them opens again today. */
export type GroupOpening = { text: string; open: boolean; night: boolean };

export function describeGroupOpening(practices: readonly { town: string; state: OpeningState }[]): GroupOpening {
  const open = practices.flatMap(({ town, state }) => (state.kind === 'open' ? [{ town, at: state.until }] : []));
  if (open.length > 0) {
    const parts = [...Map.groupBy(open, ({ at }) => clockOf(at))].map(([time, same]) => `${townsOf(same)} until ${time}`);
    return { text: `Open now: ${parts.join(', ')}`, open: true, night: false };
  }
  const opening = practices.flatMap(({ town, state }) => {
    if (state.kind === 'lunch') return [{ town, at: state.backAt, daysAway: 0 }];
    return state.kind === 'closed' && state.opensAt ? [{ town, at: state.opensAt, daysAway: state.daysAway }] : [];
  });
  const first = opening.toSorted((one, other) => one.at.getTime() - other.at.getTime())[0];
  if (!first) return { text: 'Closed now', open: false, night: true };
  const same = opening.filter(({ at }) => at.getTime() === first.at.getTime());
  const day = first.daysAway === 0 ? '' : ` on ${dayOf(first.at, first.daysAway)}`;
  const text = `Closed now. ${townsOf(same)} ${same.length === 1 ? 'opens' : 'open'}${day} at ${clockOf(first.at)}`;
  return { text, open: false, night: first.daysAway > 0 };
}

const listed = new Intl.ListFormat('en-GB');
const townsOf = (practices: readonly { town: string }[]) => listed.format(practices.map(({ town }) => town));

/** As openingTimeline, for all practices together. */
export function groupOpeningTimeline(
  practices: readonly (OpeningPractice & { location: string })[],
  now: Date,
  until: Date,
  closedDays: readonly ClosedDay[],
): (GroupOpening & { at: number })[] {
  const timeline: (GroupOpening & { at: number })[] = [];
  for (let at: Date | undefined = now; at && at < until; ) {
    const instant = at;
    const states = practices.map((practice) => ({ town: practice.location, state: stateOf(practice, instant, closedDays) }));
    const opening = describeGroupOpening(states);
    const from = at === now ? londonMidnight(now) : at;
    if (opening.text !== timeline.at(-1)?.text) timeline.push({ at: from.getTime(), ...opening });
    at = earliest(states.map(({ state }) => state.changesAt));
  }
  return timeline;
}

function midnight(date: string, daysBefore: number): Date {
  return londonInstant(addDays(date, -daysBefore), '00:00');
}

/** The twelve-hour clock without am and pm, as the practices print it. */
export function clockTime(minutes: number): string {
  return `${Math.floor(minutes / 60) % 12 || 12}:${String(minutes % 60).padStart(2, '0')}`;
}

/** 'Friday 25 December'. */
export function dayInWords(date: string): string {
  const months = 'January February March April May June July August September October November December'.split(' ');
  return `${capitalised(weekdayOf(date))} ${Number(date.slice(8))} ${months[Number(date.slice(5, 7)) - 1]}`;
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function shortName(weekday: Weekday): string {
  return capitalised(weekday).slice(0, 3);
}
