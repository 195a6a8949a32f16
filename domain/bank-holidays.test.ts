import { describe, expect, it } from 'vitest';
import { englandBankHolidays, englandHolidayName } from './bank-holidays.ts';
import { weekdayOf } from './london-time.ts';

const datesOf = (year: number) => englandBankHolidays(year).map(({ date }) => date);
const monthDays = (year: number) => datesOf(year).map((date) => date.slice(5));

/** As published for England and Wales on www.gov.uk/bank-holidays. */
const published: [year: number, days: string][] = [
  [2015, '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28'],
  [2017, '01-02 04-14 04-17 05-01 05-29 08-28 12-25 12-26'],
  [2021, '01-01 04-02 04-05 05-03 05-31 08-30 12-27 12-28'],
  [2025, '01-01 04-18 04-21 05-05 05-26 08-25 12-25 12-26'],
  [2026, '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28'],
  [2027, '01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28'],
  [2028, '01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26'],
];

describe('englandBankHolidays', () => {
  it.each(published)('returns the published list for %i', (year, days) => {
    expect(monthDays(year).join(' ')).toBe(days);
  });

  it('lists the holidays of a normal year in order', () => {
    expect(englandBankHolidays(2025)).toEqual([
      { date: '2025-01-01', name: "New Year's Day" },
      { date: '2025-04-18', name: 'Good Friday' },
      { date: '2025-04-21', name: 'Easter Monday' },
      { date: '2025-05-05', name: 'Early May bank holiday' },
      { date: '2025-05-26', name: 'Spring bank holiday' },
      { date: '2025-08-25', name: 'Summer bank holiday' },
      { date: '2025-12-25', name: 'Christmas Day' },
      { date: '2025-12-26', name: 'Boxing Day' },
    ]);
  });

  it.each([
    ['2027-12-27', 'Christmas Day (substitute day)'],
    ['2027-12-28', 'Boxing Day (substitute day)'],
    ['2022-12-26', 'Boxing Day'],
    ['2022-12-27', 'Christmas Day (substitute day)'],
    ['2026-12-28', 'Boxing Day (substitute day)'],
    ['2028-01-03', "New Year's Day (substitute day)"],
    ['2023-01-02', "New Year's Day (substitute day)"],
  ])('moves a holiday from the weekend to %s: %s', (date, name) => {
    expect(englandBankHolidays(Number(date.slice(0, 4)))).toContainEqual({ date, name });
  });

  it('calculates the earliest and latest Easters of the century and the exceptional years', () => {
    const easterMonday = (year: number) => englandBankHolidays(year).find(({ name }) => name === 'Easter Monday')?.date;
    expect(easterMonday(2008)).toBe('2008-03-24');
    expect(easterMonday(2038)).toBe('2038-04-26');
    expect(easterMonday(1981)).toBe('1981-04-20');
    expect(easterMonday(2049)).toBe('2049-04-19');
    expect(easterMonday(2076)).toBe('2076-04-20');
  });

  it('always returns eight different weekdays in order', () => {
    for (let year = 1978; year <= 2100; year++) {
      const dates = datesOf(year);
      expect(dates).toHaveLength(8);
      expect(dates).toEqual([...new Set(dates)].sort());
      expect(dates.filter((date) => ['saturday', 'sunday'].includes(weekdayOf(date)))).toEqual([]);
    }
  });
});

describe('englandHolidayName', () => {
  it('returns a name for published holidays only', () => {
    expect(englandHolidayName('2027-03-26')).toBe('Good Friday');
    for (const date of ['2027-03-25', '2027-03-28', '2026-12-24']) expect(englandHolidayName(date)).toBeUndefined();
  });

  it('also names the original date of a holiday with a substitute day', () => {
    expect(englandHolidayName('2027-12-25')).toBe('Christmas Day');
    expect(englandHolidayName('2026-12-26')).toBe('Boxing Day');
    expect(englandHolidayName('2028-01-01')).toBe("New Year's Day");
    expect(englandHolidayName('2028-01-03')).toBe("New Year's Day (substitute day)");
  });
});
