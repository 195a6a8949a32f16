import { describe, expect, it } from 'vitest';
import {
  addDays,
  dayAndMonth,
  daysBetween,
  londonInstant,
  londonParts,
  londonTime,
  longDate,
  shortDate,
  unambiguousLondonInstant,
  weekdayOf,
} from './london-time.ts';

describe('londonParts', () => {
  it.each([
    ['winter time is UTC', '2026-01-15T09:05:59.999Z', '2026-01-15', 'thursday', 545],
    ['summer time is an hour ahead', '2026-07-15T09:05:00Z', '2026-07-15', 'wednesday', 605],
    ['the date changes at London midnight', '2026-07-14T22:59:59Z', '2026-07-14', 'tuesday', 1439],
    ['the date changes at London midnight', '2026-07-14T23:00:00Z', '2026-07-15', 'wednesday', 0],
    ['before summer time begins', '2026-03-29T00:59:00Z', '2026-03-29', 'sunday', 59],
    ['once summer time has begun', '2026-03-29T01:00:00Z', '2026-03-29', 'sunday', 120],
    ['the first 01:30 when summer time ends', '2026-10-25T00:30:00Z', '2026-10-25', 'sunday', 90],
    ['the second 01:30 when summer time ends', '2026-10-25T01:30:00Z', '2026-10-25', 'sunday', 90],
  ])('%s: %s', (_, instant, date, weekday, minutes) => {
    expect(londonParts(new Date(instant))).toEqual({ date, weekday, minutes });
  });

  it('throws on an invalid date', () => {
    expect(() => londonParts(new Date(Number.NaN))).toThrow(RangeError);
  });
});

describe('londonInstant', () => {
  it.each([
    ['winter', '2026-01-15', '09:00', '2026-01-15T09:00:00.000Z'],
    ['summer', '2026-07-15', '09:00', '2026-07-15T08:00:00.000Z'],
    ['midnight in summer', '2026-07-15', '00:00', '2026-07-14T23:00:00.000Z'],
    ['before summer time begins', '2026-03-29', '00:59', '2026-03-29T00:59:00.000Z'],
    ['a skipped time, which moves forward an hour', '2026-03-29', '01:30', '2026-03-29T01:30:00.000Z'],
    ['once summer time has begun', '2026-03-29', '02:00', '2026-03-29T01:00:00.000Z'],
    ['before summer time ends', '2026-10-25', '00:59', '2026-10-24T23:59:00.000Z'],
    ['an ambiguous time, at its earlier instant', '2026-10-25', '01:59', '2026-10-25T00:59:00.000Z'],
    ['once summer time has ended', '2026-10-25', '02:00', '2026-10-25T02:00:00.000Z'],
  ])('converts %s', (_, date, time, instant) => {
    expect(londonInstant(date, time).toISOString()).toBe(instant);
  });

  it.each([
    ['2026-02-30', '09:00'],
    ['2026-13-01', '09:00'],
    ['tomorrow', '09:00'],
    ['2026-1-1', '09:00'],
    ['2026-01-01', '24:00'],
    ['2026-01-01', '9:00'],
    ['2026-01-01', '09:60'],
  ])('rejects %s %s', (date, time) => {
    expect(() => londonInstant(date, time)).toThrow(RangeError);
  });
});

it.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-02-28', 1, '2027-03-01'],
  ['2026-03-01', -1, '2026-02-28'],
  // Calendar days, not 24 hours, when the clocks change.
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-10-24', 2, '2026-10-26'],
])('addDays: %s and %i days is %s', (date, days, result) => {
  expect(addDays(date, days)).toBe(result);
});

it('addDays rejects an invalid date', () => {
  expect(() => addDays('2026-02-29', 1)).toThrow("Invalid date '2026-02-29', expected a date such as '2026-12-25'");
});

it('weekdayOf returns all seven weekdays, also before 1970', () => {
  const days = ['2026-12-21', '2026-12-22', '2026-12-23', '2026-12-24', '2026-12-25', '2026-12-26', '1969-12-28'];
  expect(days.map(weekdayOf)).toEqual(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']);
});

describe('unambiguousLondonInstant', () => {
  it('reads winter and summer time', () => {
    expect(unambiguousLondonInstant('2026-12-24 17:30')).toEqual(new Date('2026-12-24T17:30:00Z'));
    expect(unambiguousLondonInstant('2026-07-01T09:00')).toEqual(new Date('2026-07-01T08:00:00Z'));
  });

  it('refuses a time that does not exist, occurs twice or is not a time', () => {
    expect(unambiguousLondonInstant('2027-03-28 01:30')).toBeUndefined();
    expect(unambiguousLondonInstant('2027-10-31 01:30')).toBeUndefined();
    for (const text of ['2026-02-30 10:00', '2026-12-24 24:30', '2026-12-24', 'tomorrow']) {
      expect(unambiguousLondonInstant(text), text).toBeUndefined();
    }
  });
});

it('shows dates and times in London, including summer time', () => {
  expect([shortDate('2026-07-01T23:30:00Z'), shortDate('2026-12-31T23:30:00Z')]).toEqual(['2 Jul 2026', '31 Dec 2026']);
  expect([longDate('2026-09-01'), dayAndMonth('2026-09-01')]).toEqual(['1 September 2026', '1 September']);
  expect(londonTime(new Date('2026-07-01T23:30:00Z'))).toBe('2 Jul 2026, 00:30');
  expect(londonTime(new Date('2026-11-16T10:00:00Z'), 'full')).toMatch(/^Monday,? 16 November 2026 at 10:00$/);
});

it('daysBetween counts calendar days when the clocks change', () => {
  expect([daysBetween('2026-03-28', '2026-03-30'), daysBetween('2026-10-26', '2026-10-24')]).toEqual([2, -2]);
});
