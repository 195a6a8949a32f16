import { describe, expect, it } from 'vitest';
import { closuresAhead, shortDaysAhead, specialDaysAhead } from './closures.ts';
import type { ClosedDay, WeekHours } from './opening-hours.ts';

const day = { open: '09:00', close: '17:00' };
const weekdaysOnly: WeekHours = {
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: 'closed',
  sunday: 'closed',
};
const withSaturdays: WeekHours = { ...weekdaysOnly, saturday: { open: '09:00', close: '13:00' } };

function ahead(now: string, { week = weekdaysOnly, closedDays = [] as ClosedDay[] } = {}): string[] {
  return closuresAhead(week, new Date(now), closedDays).map(
    ({ from, opensAt, reasons, to }) => `${from} to ${to}: ${reasons.join(', ')}; ${opensAt?.toISOString() ?? 'not known'}`,
  );
}

describe('closuresAhead', () => {
  it('announces a holiday seven days ahead, but not eight', () => {
    // The summer bank holiday of 2026 is Monday 31 August. London is an hour ahead of these times.
    expect(ahead('2026-08-23T22:59:00Z')).toEqual([]);
    expect(ahead('2026-08-23T23:00:00Z')).toEqual(['2026-08-31 to 2026-08-31: Summer bank holiday; 2026-09-01T08:00:00.000Z']);
  });

  it('announces a holiday until midnight in London', () => {
    expect(ahead('2026-08-31T22:59:00Z')).toHaveLength(1);
    expect(ahead('2026-08-31T23:00:00Z')).toEqual([]);
  });

  it('joins Good Friday and Easter Monday, also when the clocks change between them', () => {
    // In 2027 summer time begins on Easter Sunday: nine in the morning on Tuesday is eight in UTC.
    expect(ahead('2027-03-22T12:00:00Z')).toEqual([
      '2027-03-26 to 2027-03-29: Good Friday, Easter Monday; 2027-03-30T08:00:00.000Z',
    ]);
    // The same on the Sunday in between.
    expect(ahead('2027-03-28T12:00:00Z')).toEqual([
      '2027-03-26 to 2027-03-29: Good Friday, Easter Monday; 2027-03-30T08:00:00.000Z',
    ]);
  });

  it('lists them separately when the Saturday between them is open', () => {
    const closures = ahead('2027-03-22T12:00:00Z', { week: withSaturdays });
    expect(closures).toEqual([
      '2027-03-26 to 2027-03-26: Good Friday; 2027-03-27T09:00:00.000Z',
      '2027-03-29 to 2027-03-29: Easter Monday; 2027-03-30T08:00:00.000Z',
    ]);
  });

  it('names substitute days', () => {
    // Christmas 2027 falls on a weekend.
    expect(ahead('2027-12-23T12:00:00Z')).toEqual([
      '2027-12-27 to 2027-12-28: Christmas Day (substitute day), Boxing Day (substitute day); 2027-12-29T09:00:00.000Z',
    ]);
  });

  it("joins the practice's own closed days with holidays", () => {
    const closedDays = ['2026-12-29', '2026-12-30', '2026-12-31'].map((date) => ({ date, reason: 'Christmas break' }));
    // Boxing Day 2026 is a Saturday, so Monday 28 is its substitute day. Friday 1 January is the last closed day.
    expect(ahead('2026-12-20T12:00:00Z', { closedDays })).toEqual([
      "2026-12-25 to 2027-01-01: Christmas Day, Boxing Day (substitute day), Christmas break, New Year's Day; 2027-01-04T09:00:00.000Z",
    ]);
    expect(ahead('2026-12-31T12:00:00Z', { closedDays })).toHaveLength(1);
  });

  it('announces the next closure during the current one', () => {
    expect(ahead('2026-12-26T12:00:00Z').map((closure) => closure.slice(0, 10))).toEqual(['2026-12-25', '2027-01-01']);
  });

  it('leaves out a day that is closed every week', () => {
    const closedDays = [{ date: '2026-11-21', reason: 'Staff training' }];
    expect(ahead('2026-11-16T12:00:00Z', { closedDays })).toEqual([]);
    expect(ahead('2026-11-16T12:00:00Z', { closedDays, week: withSaturdays })).toHaveLength(1);
  });

  it('is empty for a practice that never opens', () => {
    const never = Object.fromEntries(Object.keys(weekdaysOnly).map((name) => [name, 'closed'])) as WeekHours;
    expect(ahead('2026-12-24T12:00:00Z', { week: never })).toEqual([]);
  });
});

describe('specialDaysAhead', () => {
  const december = (week: WeekHours, closedDays: ClosedDay[] = []) =>
    specialDaysAhead(week, new Date('2026-12-01T12:00:00Z'), closedDays, 30);

  it('lists each closed date, including Saturdays for a practice with Saturday hours', () => {
    const dates = (week: WeekHours) => december(week).map(({ date }) => date);
    expect(dates(weekdaysOnly)).toEqual(['2026-12-25', '2026-12-28']);
    expect(dates(withSaturdays)).toEqual(['2026-12-25', '2026-12-26', '2026-12-28']);
  });

  it('lists the hours of a day on which a practice closes early, unless that is after it closes anyway', () => {
    const early = (closesAt: string) => december(weekdaysOnly, [{ date: '2026-12-24', reason: 'Christmas Eve', closesAt }])[0];
    expect(early('12:00')).toEqual({ date: '2026-12-24', reason: 'Christmas Eve', spans: [{ from: '09:00', to: '12:00' }] });
    expect(early('18:00')?.date).toBe('2026-12-25');
    expect(early('08:00')).toEqual({ date: '2026-12-24', reason: 'Christmas Eve', spans: [] });
  });
});

describe('shortDaysAhead', () => {
  const short = (closedDays: ClosedDay[]) => shortDaysAhead(weekdaysOnly, new Date('2026-12-21T12:00:00Z'), closedDays);

  it('joins days in a row with the same hours, and leaves out closed ones', () => {
    const builders = { date: '2026-12-22', lastDate: '2026-12-28', reason: 'Builders', opensAt: '10:30' };
    expect(short([builders])).toEqual([{ from: '2026-12-22', to: '2026-12-24', hours: ['10:30-5:00'], reason: 'Builders' }]);
    expect(
      short([
        { ...builders, lastDate: '2026-12-23' },
        { date: '2026-12-23', reason: 'Training' },
      ]),
    ).toEqual([{ from: '2026-12-22', to: '2026-12-22', hours: ['10:30-5:00'], reason: 'Builders' }]);
  });
});
