import { describe, expect, it } from 'vitest';
import { londonInstant } from './london-time.ts';
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
const stateAt = (week: WeekHours, wallClock: string, closedDays: ClosedDay[] = []) =>
  openingState(week, at(wallClock), closedDays);
const textAt = (week: WeekHours, wallClock: string, closedDays: ClosedDay[] = []) =>
  describeOpeningState(stateAt(week, wallClock, closedDays));
const changeAt = (week: WeekHours, wallClock: string, closedDays: ClosedDay[] = []) =>
  stateAt(week, wallClock, closedDays).changesAt?.toISOString();

describe('describeOpeningState', () => {
  it('shows the closing time when open', () => {
    expect(textAt(bradford, '2026-11-16 14:00')).toBe('Open now, until 5:00');
  });

  it('shows the start of lunch as the closing time before lunch', () => {
    expect(textAt(bradford, '2026-11-16 10:00')).toBe('Open now, until 12:30');
  });

  it('shows the end of lunch during lunch', () => {
    expect(textAt(ripon, '2026-11-16 13:20')).toBe('Closed for lunch, back at 2:00');
  });

  it("shows 'today' before opening", () => {
    expect(textAt(bradford, '2026-11-16 07:00')).toBe('Opens today 9:00');
    expect(textAt(bradford, '2026-11-16 00:00')).toBe('Opens today 9:00');
  });

  it('shows the weekday when it opens within six days', () => {
    expect(textAt(bradford, '2026-11-16 23:59')).toBe('Opens Tuesday 9:00');
    expect(textAt(bradford, '2026-11-20 18:00')).toBe('Opens Monday 9:00');
    expect(textAt(bradford, '2026-11-22 12:00')).toBe('Opens Monday 9:00');
  });

  it('adds the date when it opens more than six days ahead', () => {
    const closedDays = ['2026-12-29', '2026-12-30', '2026-12-31'].map((date) => ({ date, reason: 'Christmas' }));
    expect(textAt(bradford, '2026-12-28 10:00', closedDays)).toBe('Opens Monday 4 January 9:00');
    expect(textAt(bradford, '2026-12-29 10:00', closedDays)).toBe('Opens Monday 9:00');
  });

  it("shows 'Closed' when it never opens", () => {
    expect(stateAt(neverOpen, '2026-11-16 10:00')).toEqual({ kind: 'closed', opensAt: undefined, changesAt: undefined });
    expect(textAt(neverOpen, '2026-11-16 10:00')).toBe('Closed');
  });

  it('uses the twelve-hour clock', () => {
    const week = everyWeekday({ open: '00:15', close: '12:30' }, { open: '12:00', close: '23:45' });
    expect(textAt(week, '2026-11-16 00:10')).toBe('Opens today 12:15');
    expect(textAt(week, '2026-11-16 10:00')).toBe('Open now, until 12:30');
    expect(textAt(week, '2026-11-21 08:00')).toBe('Opens today 12:00');
    expect(textAt(week, '2026-11-21 13:00')).toBe('Open now, until 11:45');
  });
});

describe('openingState at the boundaries', () => {
  it.each([
    ['08:59', 'Opens today 9:00'],
    ['09:00', 'Open now, until 12:30'],
    ['12:29', 'Open now, until 12:30'],
    ['12:30', 'Closed for lunch, back at 1:30'],
    ['13:29', 'Closed for lunch, back at 1:30'],
    ['13:30', 'Open now, until 5:00'],
    ['16:59', 'Open now, until 5:00'],
    ['17:00', 'Opens Tuesday 9:00'],
  ])('at %s a practice with lunch shows %j', (time, text) => {
    expect(textAt(bradford, `2026-11-16 ${time}`)).toBe(text);
  });

  it('opens at the exact millisecond', () => {
    const opening = at('2026-11-16 09:00').getTime();
    expect(openingState(bradford, new Date(opening - 1), []).kind).toBe('closed');
    expect(openingState(bradford, new Date(opening), []).kind).toBe('open');
  });

  it.each([
    ['2026-11-16 08:59', 'Opens today 9:00'],
    ['2026-11-16 09:00', 'Open now, until 5:00'],
    ['2026-11-16 13:00', 'Open now, until 5:00'],
    ['2026-11-16 17:00', 'Opens Tuesday 9:00'],
    ['2026-11-21 12:59', 'Open now, until 1:00'],
    ['2026-11-21 13:00', 'Opens Monday 9:00'],
  ])('at %s a practice without lunch shows %j', (wallClock, text) => {
    expect(textAt(noLunch, wallClock)).toBe(text);
  });
});

describe('changesAt', () => {
  it.each([
    ['the closing time when open', '2026-11-16 10:00', '2026-11-16T12:30:00.000Z'],
    ['the end of lunch during lunch', '2026-11-16 12:30', '2026-11-16T13:30:00.000Z'],
    ['the opening time before opening', '2026-11-16 08:00', '2026-11-16T09:00:00.000Z'],
    ['midnight before the opening on an earlier day', '2026-11-20 18:00', '2026-11-23T00:00:00.000Z'],
  ])('is %s', (_, wallClock, instant) => {
    expect(changeAt(bradford, wallClock)).toBe(instant);
  });

  it('is midnight six days before the opening when it opens later than that', () => {
    const closedDays = ['2026-12-29', '2026-12-30', '2026-12-31'].map((date) => ({ date, reason: 'Christmas' }));
    expect(changeAt(bradford, '2026-12-28 10:00', closedDays)).toBe('2026-12-29T00:00:00.000Z');
    expect(changeAt(bradford, '2026-12-29 10:00', closedDays)).toBe('2027-01-04T00:00:00.000Z');
  });

  it('is midnight thirty days before the opening when it opens later than that', () => {
    const refurbishment: ClosedDay[] = [];
    for (let day = at('2026-09-01 12:00').getTime(); day < at('2026-10-31 12:00').getTime(); day += 86_400_000) {
      refurbishment.push({ date: new Date(day).toISOString().slice(0, 10), reason: 'Refurbishment' });
    }
    expect(textAt(bradford, '2026-09-02 10:00', refurbishment)).toBe('Closed');
    expect(changeAt(bradford, '2026-09-02 10:00', refurbishment)).toBe('2026-10-02T23:00:00.000Z');
    expect(textAt(bradford, '2026-10-02 23:59', refurbishment)).toBe('Closed');
    expect(textAt(bradford, '2026-10-03 00:00', refurbishment)).toBe('Opens Monday 2 November 9:00');
  });
});

describe('openingState when the clocks change', () => {
  const withSundays = everyWeekday({ open: '09:00', close: '17:00' }, 'closed', { open: '10:00', close: '16:00' });

  it('opens and closes by the wall clock on both Sundays', () => {
    expect(openingState(withSundays, new Date('2027-10-31T09:59:00Z'), []).kind).toBe('closed');
    expect(openingState(withSundays, new Date('2027-10-31T10:00:00Z'), []).kind).toBe('open');
    expect(openingState(withSundays, new Date('2026-03-29T08:59:00Z'), []).kind).toBe('closed');
    expect(openingState(withSundays, new Date('2026-03-29T09:00:00Z'), []).kind).toBe('open');
    expect(openingState(withSundays, new Date('2026-03-29T15:00:00Z'), []).kind).toBe('closed');
  });

  it('opens by the wall clock on the Mondays after the change', () => {
    expect(changeAt(bradford, '2026-03-29 12:00')).toBe('2026-03-29T23:00:00.000Z');
    expect(changeAt(bradford, '2026-03-30 08:00')).toBe('2026-03-30T08:00:00.000Z');
    expect(textAt(bradford, '2026-03-30 09:00')).toBe('Open now, until 12:30');
    expect(changeAt(bradford, '2026-10-25 12:00')).toBe('2026-10-26T00:00:00.000Z');
    expect(changeAt(bradford, '2026-10-26 08:00')).toBe('2026-10-26T09:00:00.000Z');
    expect(textAt(bradford, '2026-10-26 09:00')).toBe('Open now, until 12:30');
  });

  it('shows the same wall-clock time across the change', () => {
    expect(textAt(bradford, '2026-03-27 18:00')).toBe('Opens Monday 9:00');
    expect(textAt(bradford, '2026-10-23 18:00')).toBe('Opens Monday 9:00');
  });

  it('keeps the timeline in order for hours inside the repeated or skipped hour', () => {
    const nightShift = everyWeekday('closed', 'closed', { open: '01:30', close: '01:45' });
    for (const sunday of ['2026-10-25', '2026-03-29']) {
      const from = at(`${sunday} 00:00`);
      const timeline = openingTimeline(nightShift, from, hoursAfter(from, 24), []);
      expect(timeline.map((entry) => entry.at)).toEqual(timeline.map((entry) => entry.at).toSorted((a, b) => a - b));
      expect(timeline.filter((entry) => entry.open)).toHaveLength(1);
    }
  });
});

describe('openingState on closed days', () => {
  it('is closed over Christmas 2026 and New Year 2027', () => {
    expect(textAt(bradford, '2026-12-24 16:00')).toBe('Open now, until 5:00');
    expect(textAt(bradford, '2026-12-24 17:00')).toBe('Opens Tuesday 9:00');
    expect(textAt(bradford, '2026-12-25 10:00')).toBe('Opens Tuesday 9:00');
    expect(textAt(bradford, '2026-12-28 10:00')).toBe('Opens Tuesday 9:00');
    expect(textAt(bradford, '2026-12-29 09:00')).toBe('Open now, until 12:30');
    expect(textAt(bradford, '2026-12-31 17:00')).toBe('Opens Monday 9:00');
    expect(textAt(bradford, '2027-01-01 10:00')).toBe('Opens Monday 9:00');
  });

  it('is closed from Good Friday to Easter Monday 2027, across the change to summer time', () => {
    expect(textAt(bradford, '2027-03-25 17:00')).toBe('Opens Tuesday 9:00');
    expect(textAt(bradford, '2027-03-26 10:00')).toBe('Opens Tuesday 9:00');
    expect(textAt(bradford, '2027-03-29 10:00')).toBe('Opens Tuesday 9:00');
    expect(changeAt(bradford, '2027-03-26 10:00')).toBe('2027-03-29T23:00:00.000Z');
    expect(textAt(bradford, '2027-03-30 09:00')).toBe('Open now, until 12:30');
  });

  it('is closed on a Saturday that is Boxing Day or Christmas Day, and on the substitute days', () => {
    expect(textAt(noLunch, '2026-12-26 10:00')).toBe('Opens Tuesday 9:00');
    expect(textAt(noLunch, '2027-12-25 10:00')).toBe('Opens Wednesday 9:00');
  });

  it('is closed all day on a listed closed day', () => {
    const training = [{ date: '2026-11-17', reason: 'Staff training' }];
    expect(textAt(bradford, '2026-11-16 17:00', training)).toBe('Opens Wednesday 9:00');
    expect(textAt(bradford, '2026-11-17 10:00', training)).toBe('Opens Wednesday 9:00');
    expect(textAt(bradford, '2026-11-17 12:45', training)).toBe('Opens Wednesday 9:00');
    expect(textAt(bradford, '2026-11-18 10:00', training)).toBe('Open now, until 12:30');
  });
});

describe('openingState with inconsistent hours', () => {
  it('has no lunch break when lunch overlaps opening or closing time', () => {
    const lunchIntoEvening = everyWeekday({ open: '09:00', close: '13:00', lunch: { from: '12:30', to: '13:30' } });
    expect(textAt(lunchIntoEvening, '2026-11-16 12:00')).toBe('Open now, until 12:30');
    expect(textAt(lunchIntoEvening, '2026-11-16 12:45')).toBe('Opens Tuesday 9:00');
    const lunchFromMorning = everyWeekday({ open: '09:00', close: '17:00', lunch: { from: '08:00', to: '10:00' } });
    expect(textAt(lunchFromMorning, '2026-11-16 09:30')).toBe('Opens today 10:00');
  });

  it('ignores a lunch outside opening hours', () => {
    const afterClosing = everyWeekday({ open: '09:00', close: '17:00', lunch: { from: '18:00', to: '19:00' } });
    expect(textAt(afterClosing, '2026-11-16 16:00')).toBe('Open now, until 5:00');
    expect(textAt(afterClosing, '2026-11-16 17:30')).toBe('Opens Tuesday 9:00');
    const beforeOpening = everyWeekday({ open: '09:00', close: '17:00', lunch: { from: '07:00', to: '08:00' } });
    expect(textAt(beforeOpening, '2026-11-16 08:30')).toBe('Opens today 9:00');
    expect(textAt(beforeOpening, '2026-11-16 09:00')).toBe('Open now, until 5:00');
  });

  it('is closed on a day that closes before it opens', () => {
    expect(textAt(everyWeekday({ open: '17:00', close: '09:00' }), '2026-11-16 18:00')).toBe('Closed');
  });

  it('throws on an invalid time', () => {
    expect(() => stateAt(everyWeekday({ open: '9am', close: '17:00' }), '2026-11-16 10:00')).toThrow(RangeError);
  });
});

describe('openingTimeline', () => {
  it('starts the current state at midnight and lists each change of a working day', () => {
    const from = new Date('2026-11-16T08:59:30.500Z');
    expect(openingTimeline(bradford, from, hoursAfter(from, 24), [])).toEqual([
      { at: Date.UTC(2026, 10, 16), text: 'Opens today 9:00', open: false },
      { at: Date.UTC(2026, 10, 16, 9), text: 'Open now, until 12:30', open: true },
      { at: Date.UTC(2026, 10, 16, 12, 30), text: 'Closed for lunch, back at 1:30', open: false },
      { at: Date.UTC(2026, 10, 16, 13, 30), text: 'Open now, until 5:00', open: true },
      { at: Date.UTC(2026, 10, 16, 17), text: 'Opens Tuesday 9:00', open: false },
      { at: Date.UTC(2026, 10, 17), text: 'Opens today 9:00', open: false },
    ]);
  });

  it('is stable until the next change', () => {
    const until = at('2026-11-20 00:00');
    const list = (wallClock: string) => openingTimeline(bradford, at(wallClock), until, []);
    expect(list('2026-11-16 09:00')).toEqual(list('2026-11-16 12:29'));
    expect(list('2026-11-16 09:00')).not.toEqual(list('2026-11-16 12:30'));
  });

  it('leaves out a change exactly at the end', () => {
    const from = at('2026-11-16 08:00');
    const texts = (hours: number) => openingTimeline(bradford, from, hoursAfter(from, hours), []).map(({ text }) => text);
    expect(texts(1.01)).toEqual(['Opens today 9:00', 'Open now, until 12:30']);
    expect(texts(1)).toEqual(['Opens today 9:00']);
  });

  it('skips closed days', () => {
    const timeline = openingTimeline(bradford, at('2026-11-16 18:00'), at('2026-11-18 18:00'), [
      { date: '2026-11-17', reason: 'Staff training' },
    ]);
    expect(timeline.map(({ text }) => text)).toEqual([
      'Opens Wednesday 9:00',
      'Opens today 9:00',
      'Open now, until 12:30',
      'Closed for lunch, back at 1:30',
      'Open now, until 5:00',
      'Opens Thursday 9:00',
    ]);
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
