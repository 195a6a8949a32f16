import { describe, expect, it } from 'vitest';
import { addDays, londonInstant } from './london-time.ts';
import {
  type ClosedDay,
  type DayHours,
  describeOpeningState,
  describeWeek,
  groupOpeningTimeline,
  openingState,
  openingTimeline,
  type WeekHours,
} from './opening-hours.ts';

const everyWeekday = (day: DayHours, saturday: DayHours = 'closed', sunday: DayHours = 'closed'): WeekHours => ({
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday,
  sunday,
});
const bradford = everyWeekday({ open: '09:00', close: '17:00', lunch: { from: '12:30', to: '13:30' } });
const ripon = everyWeekday({ open: '09:00', close: '17:00', lunch: { from: '13:00', to: '14:00' } });
const noLunch = everyWeekday({ open: '09:00', close: '17:00' }, { open: '09:00', close: '13:00' });
const neverOpen = everyWeekday('closed');

/** At a London wall-clock time such as '2026-11-16 09:00'. */
const at = (wallClock: string) => londonInstant(wallClock.slice(0, 10), wallClock.slice(11));
const hoursAfter = (from: Date, hours: number) => new Date(from.getTime() + hours * 3_600_000);
const christmas = ['2026-12-29', '2026-12-30', '2026-12-31'].map((date) => ({ date, reason: 'Christmas' }));
const training = [{ date: '2026-11-17', reason: 'Staff training' }];
const refurbishment = Array.from({ length: 60 }, (_, day) => ({ date: addDays('2026-09-01', day), reason: 'Refurbishment' }));
const evening = everyWeekday({ open: '00:15', close: '12:30' }, { open: '12:00', close: '23:45' });
const lunchAt = (from: string, to: string) => everyWeekday({ open: '09:00', close: '17:00', lunch: { from, to } });

describe('the state in words', () => {
  it.each<[string, string, WeekHours, ClosedDay[]?]>([
    ['2026-11-16 00:00', 'Opens today 9:00', bradford],
    ['2026-11-16 08:59', 'Opens today 9:00', bradford],
    ['2026-11-16 09:00', 'Open now, until 12:30, reopens 1:30', bradford],
    ['2026-11-16 12:29', 'Open now, until 12:30, reopens 1:30', bradford],
    ['2026-11-16 12:30', 'Closed for lunch, back at 1:30', bradford],
    ['2026-11-16 13:29', 'Closed for lunch, back at 1:30', bradford],
    ['2026-11-16 13:30', 'Open now, until 5:00', bradford],
    ['2026-11-16 16:59', 'Open now, until 5:00', bradford],
    ['2026-11-16 17:00', 'Opens Tuesday 9:00', bradford],
    ['2026-11-20 18:00', 'Opens Monday 9:00', bradford],
    ['2026-11-16 13:00', 'Open now, until 5:00', noLunch],
    ['2026-11-21 12:59', 'Open now, until 1:00', noLunch],
    ['2026-11-21 13:00', 'Opens Monday 9:00', noLunch],
    // The twelve-hour clock.
    ['2026-11-16 00:10', 'Opens today 12:15', evening],
    ['2026-11-21 08:00', 'Opens today 12:00', evening],
    ['2026-11-21 13:00', 'Open now, until 11:45', evening],
    // With the date when it opens more than six days ahead, and without the day after thirty.
    ['2026-12-28 10:00', 'Opens Monday 4 January 9:00', bradford, christmas],
    ['2026-12-29 10:00', 'Opens Monday 9:00', bradford, christmas],
    ['2026-10-02 23:59', 'Closed', bradford, refurbishment],
    ['2026-10-03 00:00', 'Opens Monday 2 November 9:00', bradford, refurbishment],
    ['2026-11-16 10:00', 'Closed', neverOpen],
    // Bank holidays, their substitute days and closed days.
    ['2026-12-24 17:00', 'Opens Tuesday 9:00', bradford],
    ['2026-12-28 10:00', 'Opens Tuesday 9:00', bradford],
    ['2026-12-29 09:00', 'Open now, until 12:30, reopens 1:30', bradford],
    ['2027-01-01 10:00', 'Opens Monday 9:00', bradford],
    ['2027-03-26 10:00', 'Opens Tuesday 9:00', bradford],
    ['2026-12-26 10:00', 'Opens Tuesday 9:00', noLunch],
    ['2027-12-25 10:00', 'Opens Wednesday 9:00', noLunch],
    ['2026-11-17 12:45', 'Opens Wednesday 9:00', bradford, training],
    ['2026-11-18 10:00', 'Open now, until 12:30, reopens 1:30', bradford, training],
    // The days after the clocks change.
    ['2026-03-27 18:00', 'Opens Monday 9:00', bradford],
    ['2026-03-30 09:00', 'Open now, until 12:30, reopens 1:30', bradford],
    ['2026-10-26 09:00', 'Open now, until 12:30, reopens 1:30', bradford],
    // A lunch that overlaps opening or closing time, or is outside them.
    ['2026-11-16 16:45', 'Opens Tuesday 9:00', lunchAt('16:30', '17:30')],
    ['2026-11-16 09:30', 'Opens today 10:00', lunchAt('08:00', '10:00')],
    ['2026-11-16 16:00', 'Open now, until 5:00', lunchAt('18:00', '19:00')],
    ['2026-11-16 17:30', 'Opens Tuesday 9:00', lunchAt('18:00', '19:00')],
    ['2026-11-16 08:30', 'Opens today 9:00', lunchAt('07:00', '08:00')],
    ['2026-11-16 18:00', 'Closed', everyWeekday({ open: '17:00', close: '09:00' })],
  ])('is at %s: %s', (wallClock, text, week, closedDays) => {
    expect(describeOpeningState(openingState(week, at(wallClock), closedDays ?? []))).toBe(text);
  });
});

describe('changesAt', () => {
  it.each<[string, string, string | undefined, WeekHours, ClosedDay[]?]>([
    ['the closing time when open', '2026-11-16 10:00', '2026-11-16T12:30:00.000Z', bradford],
    ['the end of lunch during lunch', '2026-11-16 12:30', '2026-11-16T13:30:00.000Z', bradford],
    ['the opening time before opening', '2026-11-16 08:00', '2026-11-16T09:00:00.000Z', bradford],
    ['midnight before the opening on an earlier day', '2026-11-20 18:00', '2026-11-23T00:00:00.000Z', bradford],
    ['midnight when summer time has begun', '2026-03-29 12:00', '2026-03-29T23:00:00.000Z', bradford],
    ['midnight when summer time has ended', '2026-10-25 12:00', '2026-10-26T00:00:00.000Z', bradford],
    ['midnight six days before a later opening', '2026-12-28 10:00', '2026-12-29T00:00:00.000Z', bradford, christmas],
    ['midnight thirty days before one later still', '2026-09-02 10:00', '2026-10-02T23:00:00.000Z', bradford, refurbishment],
    ['unknown if it never opens', '2026-11-16 10:00', undefined, neverOpen],
  ])('is %s', (_, wallClock, instant, week, closedDays) => {
    expect(openingState(week, at(wallClock), closedDays ?? []).changesAt?.toISOString()).toBe(instant);
  });
});

describe('when the clocks change', () => {
  it.each([
    ['2027-10-31T09:59:59.999Z', 'closed'],
    ['2027-10-31T10:00:00Z', 'open'],
    ['2026-03-29T08:59:59.999Z', 'closed'],
    ['2026-03-29T09:00:00Z', 'open'],
    ['2026-03-29T15:00:00Z', 'closed'],
  ])('a practice opens and closes by the wall clock on the Sunday itself: %s', (instant, kind) => {
    const withSundays = everyWeekday('closed', 'closed', { open: '10:00', close: '16:00' });
    expect(openingState(withSundays, new Date(instant), []).kind).toBe(kind);
  });

  it.each(['2026-10-25', '2026-03-29'])('the timeline stays in order for hours inside the changed hour: %s', (sunday) => {
    const nightShift = everyWeekday('closed', 'closed', { open: '01:30', close: '01:45' });
    const from = at(`${sunday} 00:00`);
    const timeline = openingTimeline(nightShift, from, hoursAfter(from, 24), []);
    expect(timeline.map((entry) => entry.at)).toEqual(timeline.map((entry) => entry.at).toSorted((a, b) => a - b));
    expect(timeline.filter((entry) => entry.open)).toHaveLength(1);
  });
});

describe('openingTimeline', () => {
  it('starts the current state at midnight and lists each change of a working day', () => {
    const from = new Date('2026-11-16T08:59:30.500Z');
    expect(openingTimeline(bradford, from, hoursAfter(from, 24), [])).toEqual([
      { at: Date.UTC(2026, 10, 16), text: 'Opens today 9:00', open: false },
      { at: Date.UTC(2026, 10, 16, 9), text: 'Open now, until 12:30, reopens 1:30', open: true },
      { at: Date.UTC(2026, 10, 16, 12, 30), text: 'Closed for lunch, back at 1:30', open: false },
      { at: Date.UTC(2026, 10, 16, 13, 30), text: 'Open now, until 5:00', open: true },
      { at: Date.UTC(2026, 10, 16, 17), text: 'Opens Tuesday 9:00', open: false },
      { at: Date.UTC(2026, 10, 17), text: 'Opens today 9:00', open: false },
    ]);
  });

  it('leaves out a change exactly at the end', () => {
    const from = at('2026-11-16 08:00');
    const texts = (hours: number) => openingTimeline(bradford, from, hoursAfter(from, hours), []).map(({ text }) => text);
    expect(texts(1.01)).toEqual(['Opens today 9:00', 'Open now, until 12:30, reopens 1:30']);
    expect(texts(1)).toEqual(['Opens today 9:00']);
  });

  it('has one entry for a practice that never opens', () => {
    expect(openingTimeline(neverOpen, at('2026-11-16 08:00'), at('2027-01-16 08:00'), [])).toEqual([
      { at: at('2026-11-16 00:00').getTime(), text: 'Closed', open: false },
    ]);
  });
});

describe('describeWeek', () => {
  it('groups consecutive days with the same hours', () => {
    expect(describeWeek(bradford)).toEqual([
      { days: 'Mon-Fri', hours: '9:00-5:00 (lunch 12:30-1:30)' },
      { days: 'Sat-Sun', hours: 'Closed' },
    ]);
    expect(describeWeek(noLunch)).toEqual([
      { days: 'Mon-Fri', hours: '9:00-5:00' },
      { days: 'Sat', hours: '9:00-1:00' },
      { days: 'Sun', hours: 'Closed' },
    ]);
  });

  it('does not group days that are not consecutive, and can group the whole week', () => {
    const halfWednesday: WeekHours = { ...noLunch, wednesday: { open: '09:00', close: '12:30' } };
    expect(describeWeek(halfWednesday).map(({ days }) => days)).toEqual(['Mon-Tue', 'Wed', 'Thu-Fri', 'Sat', 'Sun']);
    expect(describeWeek(neverOpen)).toEqual([{ days: 'Mon-Sun', hours: 'Closed' }]);
  });
});

describe('groupOpeningTimeline', () => {
  const leeds = everyWeekday({ open: '09:00', close: '16:30', lunch: { from: '12:30', to: '14:00' } });
  const practices = Object.entries({ Bradford: bradford, Ripon: ripon, Leeds: leeds }).map(([location, week]) => ({
    slug: location.toLowerCase(),
    location,
    hours: [{ surfaces: ['contact-card'], week }],
  }));
  const list = (from: string, until: string, closedDays: ClosedDay[] = []) =>
    groupOpeningTimeline(practices, at(from), at(until), closedDays).map(({ at: instant, night, open, text }) => {
      const time = new Date(instant).toISOString().slice(11, 16);
      return `${time} ${open ? 'open' : night ? 'night' : 'closed'}: ${text}`;
    });

  it('lists the open practices, otherwise the next to open, and is night once none opens again today', () => {
    expect(list('2026-11-16 08:00', '2026-11-17 08:00')).toEqual([
      '00:00 closed: Closed now. Bradford, Ripon and Leeds open at 9:00',
      '09:00 open: Open now: Bradford and Leeds until 12:30, Ripon until 1:00',
      '12:30 open: Open now: Ripon until 1:00',
      '13:00 closed: Closed now. Bradford opens at 1:30',
      '13:30 open: Open now: Bradford until 5:00',
      '14:00 open: Open now: Bradford and Ripon until 5:00, Leeds until 4:30',
      '16:30 open: Open now: Bradford and Ripon until 5:00',
      '17:00 night: Closed now. Bradford, Ripon and Leeds open on Tuesday at 9:00',
      '00:00 closed: Closed now. Bradford, Ripon and Leeds open at 9:00',
    ]);
  });

  it('is night all day on a Sunday and on a bank holiday', () => {
    expect(list('2026-11-22 12:00', '2026-11-23 00:00')).toEqual([
      '00:00 night: Closed now. Bradford, Ripon and Leeds open on Monday at 9:00',
    ]);
    expect(list('2026-12-25 12:00', '2026-12-26 00:00')).toEqual([
      '00:00 night: Closed now. Bradford, Ripon and Leeds open on Tuesday at 9:00',
    ]);
  });

  it('leaves out practices that are closed for the day', () => {
    const closed = [{ date: '2026-11-16', reason: 'Boiler', practices: ['bradford', 'leeds'] }];
    expect(list('2026-11-16 10:00', '2026-11-16 12:00', closed)).toEqual(['00:00 open: Open now: Ripon until 1:00']);
  });

  it("shows 'Closed now' when the next opening is unknown", () => {
    const never = [{ slug: 'ripon', location: 'Ripon', hours: [{ surfaces: ['contact-card'], week: neverOpen }] }];
    expect(groupOpeningTimeline(never, at('2026-11-16 10:00'), at('2026-11-17 00:00'), [])).toMatchObject([
      { text: 'Closed now', open: false, night: true },
    ]);
  });
});
