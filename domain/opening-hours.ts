import { englandHolidayName } from './bank-holidays.ts';
import { capitalise } from './capitalise.ts';
import {
  addDays,
  dayAndMonth,
  londonInstant,
  londonMidnight,
  londonParts,
  minutesOf,
  type Weekday,
  weekdayOf,
  weekdays,
} from './london-time.ts';
import { findPublished, publishedOn, withGroup } from './published.ts';

export type { Weekday } from './london-time.ts';
export type DayHours = 'closed' | { open: string; close: string; lunch?: { from: string; to: string } | undefined };
export type WeekHours = Record<Weekday, DayHours>;
/** Applies to every practice unless `practices` is set, and to whole days unless it has a time. */
export type ClosedDay = {
  date: string;
  lastDate?: string | undefined;
  reason: string;
  practices?: readonly string[] | undefined;
  /** The practice opens later or closes earlier than usual, HH:MM. */
  opensAt?: string | undefined;
  closesAt?: string | undefined;
};

/** `changesAt` is when the state or its description next changes, or undefined if no change is known. */
export type OpeningState =
  | { kind: 'open'; until: Date; reopensAt: Date | undefined; changesAt: Date }
  | { kind: 'lunch'; backAt: Date; changesAt: Date }
  | { kind: 'closed'; opensAt: Date; daysAway: number; changesAt: Date }
  | { kind: 'closed'; opensAt: undefined; changesAt: Date | undefined };

/**
 * [fromMinute, state, words]: the description that applies from an instant, in minutes since 1970. State 0 is closed, 1 is open, and 2 is a group whose
 * practices stay closed for the rest of the day.
 */
export type TimelineEntry = [fromMinute: number, state: 0 | 1 | 2, words: string];

/** Filters closed days to those that apply to one practice. */
export const closedDaysOf = (closedDays: readonly ClosedDay[], practice: string): ClosedDay[] =>
  closedDays.filter(({ practices }) => !practices || practices.includes(practice));

/** The fields of a practice needed for its opening hours. */
type OpeningPractice = { slug: string; hours: PublishedHours };
type PublishedHours = readonly { surfaces?: readonly string[] | undefined; label?: string | undefined; week: WeekHours }[];

/** 'Open now' uses the contact card's hours, because other surfaces may publish different ones. */
export const liveHours = ({ hours }: Pick<OpeningPractice, 'hours'>): WeekHours => publishedOn(hours, 'contact-card').week;

/** The hours of all practices together. Undefined if each has its own. */
export const groupHours = ({ hours }: { hours: PublishedHours }): WeekHours | undefined =>
  findPublished(withoutLabel(hours), 'legal-pages')?.week;

const withoutLabel = (hours: PublishedHours) => hours.filter(({ label }) => !label);

type HoursHolder = { hours: PublishedHours };

/** A practice's own hours. Hours that earlier releases published on a surface without a label stand in for them there. */
export const hoursOn = (practice: HoursHolder, group: HoursHolder, ...surfaces: readonly string[]): WeekHours =>
  publishedOn(withGroup(withoutLabel(practice.hours), withoutLabel(group.hours)), ...surfaces, 'contact-card').week;

/** The hours that the group publishes beside them, such as those of the phones. */
export function hoursBeside(group: HoursHolder, ...surfaces: readonly string[]) {
  const found = findPublished(
    group.hours.filter(({ label }) => label),
    ...surfaces,
  );
  return found && { label: found.label ?? '', week: found.week, text: weekInWords(found.week) };
}

/** When the opening state of any of these practices next changes. */
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

/** Up to this many days ahead, the weekday alone is unambiguous. */
const daysKnownByName = 6;
const daysAnnounced = 30;
/** Longer than any list of closed days. Beyond it, a practice counts as never opening. */
const daysSearched = 400;

/**
 * Whether a practice is open. Bank holidays count as closed. `until` is the next closing time, including lunch, so that no
 * patient arrives during the lunch break; `reopensAt` is when lunch ends.
 */
export function openingState(week: WeekHours, now: Date, closedDays: readonly ClosedDay[]): OpeningState {
  const today = londonParts(now).date;
  const shifts = shiftsOn(today, week, closedDays);
  const current = shifts.find((shift) => shift.from <= now && now < shift.to);
  const next = shifts.find((shift) => now < shift.from);
  if (current) return { kind: 'open', until: current.to, reopensAt: next?.from, changesAt: current.to };
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
  if (state.kind === 'open') {
    const reopens = state.reopensAt ? `, reopens ${clockOf(state.reopensAt)}` : '';
    return `Open now, until ${clockOf(state.until)}${reopens}`;
  }
  if (state.kind === 'lunch') return `Closed for lunch, back at ${clockOf(state.backAt)}`;
  if (!state.opensAt) return 'Closed';
  return `Opens ${state.daysAway === 0 ? 'today' : dayOf(state.opensAt, state.daysAway)} ${clockOf(state.opensAt)}`;
}

const clockOf = (at: Date) => clockTime(londonParts(at).minutes);

function dayOf(at: Date, daysAway: number): string {
  const { date, weekday } = londonParts(at);
  return daysAway <= daysKnownByName ? capitalise(weekday) : formatDay(date);
}

/**
 * The current state and every change before `until`, so that a page can update itself without these rules. The current state
 * starts at midnight, so that the output is stable until the next change.
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

/** Describes the week in rows. Consecutive days with the same hours share a row. */
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

/** 'Mon-Fri 9:00-5:00; Sat-Sun Closed'. */
export const weekInWords = (week: WeekHours): string =>
  describeWeek(week)
    .map(({ days, hours }) => `${days} ${hours}`)
    .join('; ');

function describeDay(day: DayHours): string {
  if (day === 'closed') return 'Closed';
  const hours = clockSpan(day.open, day.close);
  return day.lunch ? `${hours} (lunch ${clockSpan(day.lunch.from, day.lunch.to)})` : hours;
}

/** '9:00-5:00'. */
export function clockSpan(from: string, to: string): string {
  return `${clockTime(minutesOf(from))}-${clockTime(minutesOf(to))}`;
}

export const closedDaysOn = (date: string, closedDays: readonly ClosedDay[]): ClosedDay[] =>
  closedDays.filter((closed) => closed.date <= date && date <= (closed.lastDate ?? closed.date));

export const isWholeDay = ({ closesAt, opensAt }: ClosedDay) => !closesAt && !opensAt;

/** When a practice is open on a date, as 'HH:MM', which compare as strings. */
export function spansOn(date: string, week: WeekHours, closedDays: readonly ClosedDay[]): { from: string; to: string }[] {
  const day = week[weekdayOf(date)];
  const closed = closedDaysOn(date, closedDays);
  if (day === 'closed' || englandHolidayName(date) || closed.some(isWholeDay)) return [];
  const open = latest([day.open, ...closed.map(({ opensAt = '' }) => opensAt)]);
  const close = latest([day.close, ...closed.map(({ closesAt = day.close }) => closesAt)], -1);
  // A lunch that overlaps opening or closing time leaves one span.
  const spans = day.lunch
    ? [
        { from: open, to: latest([day.lunch.from, close], -1) },
        { from: latest([day.lunch.to, open]), to: close },
      ]
    : [{ from: open, to: close }];
  return spans.filter(({ from, to }) => from < to);
}

/** @param place -1 for the earliest instead */
const latest = (times: readonly string[], place: 0 | -1 = 0): string =>
  times.toSorted((one, other) => (one < other ? 1 : -1)).at(place) ?? '';

/** The same as instants, so that they stay in order when the clocks go back. */
export function shiftsOn(date: string, week: WeekHours, closedDays: readonly ClosedDay[]): Shift[] {
  return spansOn(date, week, closedDays)
    .map(({ from, to }) => ({ from: londonInstant(date, from), to: londonInstant(date, to) }))
    .filter((shift) => shift.from < shift.to);
}

/** All practices in one sentence. `night` means that none of them opens again today. */
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

const listFormat = new Intl.ListFormat('en-GB');
const townsOf = (practices: readonly { town: string }[]) => listFormat.format(practices.map(({ town }) => town));

/** Like openingTimeline, for all practices combined. */
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

/** Twelve-hour clock without am or pm. */
export function clockTime(minutes: number): string {
  return `${Math.floor(minutes / 60) % 12 || 12}:${String(minutes % 60).padStart(2, '0')}`;
}

/** 'Friday 25 December'. */
export const formatDay = (date: string) => `${capitalise(weekdayOf(date))} ${dayAndMonth(date)}`;

function shortName(weekday: Weekday): string {
  return capitalise(weekday).slice(0, 3);
}
