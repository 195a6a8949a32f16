import { describe, expect, it } from 'vitest';
import {
  addDays,
  londonInstant,
  londonParts,
  minutesOf,
  nextLondonMidnight,
  unambiguousLondonInstant,
  weekdayOf,
} from './london-time.ts';

const iso = (date: string, time: string) => londonInstant(date, time).toISOString();

describe('londonParts', () => {
  it('reads winter time as UTC', () => {
    expect(londonParts(new Date('2026-01-15T09:05:59.999Z'))).toEqual({ date: '2026-01-15', weekday: 'thursday', minutes: 545 });
  });

  it('reads summer time as one hour ahead of UTC', () => {
    expect(londonParts(new Date('2026-07-15T09:05:00Z'))).toEqual({ date: '2026-07-15', weekday: 'wednesday', minutes: 605 });
  });

  it('moves to the next date at London midnight, not at UTC midnight', () => {
    expect(londonParts(new Date('2026-07-14T22:59:59Z'))).toEqual({ date: '2026-07-14', weekday: 'tuesday', minutes: 1439 });
    expect(londonParts(new Date('2026-07-14T23:00:00Z'))).toEqual({ date: '2026-07-15', weekday: 'wednesday', minutes: 0 });
  });

  it('jumps from 00:59 to 02:00 when summer time begins', () => {
    expect(londonParts(new Date('2026-03-29T00:59:00Z')).minutes).toBe(59);
    expect(londonParts(new Date('2026-03-29T01:00:00Z')).minutes).toBe(120);
  });

  it('shows 01:30 twice when summer time ends', () => {
    expect(londonParts(new Date('2026-10-25T00:30:00Z')).minutes).toBe(90);
    expect(londonParts(new Date('2026-10-25T01:30:00Z')).minutes).toBe(90);
  });

  it('throws on an invalid date', () => {
    expect(() => londonParts(new Date(Number.NaN))).toThrow(RangeError);
  });
});

describe('londonInstant', () => {
  it('converts winter and summer times', () => {
    expect(iso('2026-01-15', '09:00')).toBe('2026-01-15T09:00:00.000Z');
    expect(iso('2026-07-15', '09:00')).toBe('2026-07-15T08:00:00.000Z');
  });

  it('converts midnight in summer to 23:00 UTC on the day before', () => {
    expect(iso('2026-07-15', '00:00')).toBe('2026-07-14T23:00:00.000Z');
  });

  it('converts times before and after the change on the day summer time begins', () => {
    expect(iso('2026-03-29', '00:59')).toBe('2026-03-29T00:59:00.000Z');
    expect(iso('2026-03-29', '02:00')).toBe('2026-03-29T01:00:00.000Z');
    expect(iso('2026-03-29', '09:00')).toBe('2026-03-29T08:00:00.000Z');
  });

  it('converts times before and after the change on the day summer time ends', () => {
    expect(iso('2026-10-25', '00:59')).toBe('2026-10-24T23:59:00.000Z');
    expect(iso('2026-10-25', '02:00')).toBe('2026-10-25T02:00:00.000Z');
    expect(iso('2026-10-25', '09:00')).toBe('2026-10-25T09:00:00.000Z');
  });

  it('moves a skipped time forward an hour', () => {
    const instant = londonInstant('2026-03-29', '01:30');
    expect(instant.toISOString()).toBe('2026-03-29T01:30:00.000Z');
    expect(londonParts(instant).minutes).toBe(minutesOf('02:30'));
  });

  it('returns the earlier instant for an ambiguous time', () => {
    expect(iso('2026-10-25', '01:00')).toBe('2026-10-25T00:00:00.000Z');
    expect(iso('2026-10-25', '01:59')).toBe('2026-10-25T00:59:00.000Z');
  });

  it('round-trips every half hour of a year except the skipped hour', () => {
    const wrong: string[] = [];
    for (let date = '2027-01-01'; date < '2028-01-01'; date = addDays(date, 1)) {
      for (let minutes = 0; minutes < 1440; minutes += 30) {
        const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
        const parts = londonParts(londonInstant(date, time));
        if (parts.date !== date || parts.minutes !== minutes) wrong.push(`${date} ${time}`);
      }
    }
    expect(wrong).toEqual(['2027-03-28 01:00', '2027-03-28 01:30']);
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

describe('addDays', () => {
  it('crosses months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });

  it('adds calendar days, not 24 hours, across both clock changes', () => {
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
  });

  it('rejects an invalid date', () => {
    expect(() => addDays('2026-02-29', 1)).toThrow("Invalid date '2026-02-29', expected a date such as '2026-12-25'");
  });
});

describe('weekdayOf', () => {
  it('returns all seven weekdays', () => {
    const days = ['2026-12-21', '2026-12-22', '2026-12-23', '2026-12-24', '2026-12-25', '2026-12-26', '2026-12-27'];
    expect(days.map(weekdayOf)).toEqual(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']);
  });

  it('also works before 1970', () => {
    expect(weekdayOf('1969-12-31')).toBe('wednesday');
    expect(weekdayOf('1969-12-28')).toBe('sunday');
    expect(weekdayOf('1945-05-08')).toBe('tuesday');
  });
});

describe('minutesOf', () => {
  it('counts minutes from midnight', () => {
    expect(minutesOf('00:00')).toBe(0);
    expect(minutesOf('09:30')).toBe(570);
    expect(minutesOf('23:59')).toBe(1439);
  });
});

describe('nextLondonMidnight', () => {
  it.each([
    ['on a winter afternoon', '2026-11-15T15:30:00Z', '2026-11-16T00:00:00.000Z'],
    ['in summer, before UTC midnight', '2026-07-14T22:59:59Z', '2026-07-14T23:00:00.000Z'],
    ['on the 23-hour day', '2026-03-29T00:30:00Z', '2026-03-29T23:00:00.000Z'],
  ])('is when the date changes %s', (_, now, midnight) => {
    expect(nextLondonMidnight(new Date(now)).toISOString()).toBe(midnight);
  });
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
