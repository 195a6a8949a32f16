import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../tests/support/property-runs.ts';
import { englandHolidayName } from './bank-holidays.ts';
import { addDays, londonInstant, londonParts, weekdays } from './london-time.ts';
import { describeOpeningState, describeWeek, openingState, openingTimeline, type WeekHours } from './opening-hours.ts';

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Random hours with optional lunch. May open at midnight. */
const dayHours = fc
  .tuple(fc.uniqueArray(fc.integer({ min: 0, max: 1_439 }), { minLength: 4, maxLength: 4 }), fc.boolean())
  .map(([minutes, withLunch]) => {
    const [open = '', from = '', to = '', close = ''] = minutes.toSorted((one, other) => one - other).map(clock);
    return { open, close, ...(withLunch && { lunch: { from, to } }) };
  });
const day = fc.oneof({ weight: 3, arbitrary: dayHours }, { weight: 1, arbitrary: fc.constant('closed' as const) });
const week = fc
  .tuple(day, day, day, day, day, day, day)
  .map((days) => Object.fromEntries(weekdays.map((name, at) => [name, days[at]])) as WeekHours);
const anyTime = fc.date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2060-01-01T00:00:00Z'), noInvalidDate: true });
/** Within a day of a change of the clocks, on the last Sunday of March or October. */
const nearClockChange = fc
  .record({
    year: fc.integer({ min: 2000, max: 2059 }),
    month: fc.constantFrom(3, 10),
    minutes: fc.integer({ min: -1_440, max: 1_440 }),
  })
  .map(({ minutes, month, year }) => {
    const lastDay = new Date(Date.UTC(year, month, 0, 1));
    return new Date(lastDay.getTime() - lastDay.getUTCDay() * 86_400_000 + minutes * 60_000);
  });
const instant = fc.oneof({ weight: 2, arbitrary: anyTime }, { weight: 1, arbitrary: nearClockChange });
/** Days, ranges and parts of days. */
const closedDays = (now: Date) => {
  const time = fc.option(fc.integer({ min: 0, max: 1_439 }).map(clock), { nil: undefined });
  const days = fc.integer({ min: 0, max: 20 });
  return fc.array(
    fc.record({ ahead: days, more: fc.nat(3), opensAt: time, closesAt: time }).map(({ ahead, closesAt, more, opensAt }) => {
      const date = addDays(londonParts(now).date, ahead);
      return { date, lastDate: addDays(date, more), reason: 'training', opensAt, closesAt };
    }),
    { maxLength: 4 },
  );
};
const situation = fc
  .tuple(week, instant)
  .chain(([hours, now]) => fc.tuple(fc.constant(hours), fc.constant(now), closedDays(now)));

describe('the opening state', () => {
  it('stays the same until changesAt, which is in the future', () => {
    fc.assert(
      fc.property(situation, fc.double({ min: 0, max: 1, noNaN: true }), ([hours, now, closed], share) => {
        const state = openingState(hours, now, closed);
        if (!state.changesAt) return;
        expect(state.changesAt.getTime()).toBeGreaterThan(now.getTime());
        const span = state.changesAt.getTime() - now.getTime();
        const between = new Date(now.getTime() + Math.min(span - 1, Math.floor(span * share)));
        expect(describeOpeningState(openingState(hours, between, closed))).toBe(describeOpeningState(state));
      }),
      runs(400),
    );
  });

  it("is open within the day's hours, except at lunch, on bank holidays and while closed", () => {
    fc.assert(
      fc.property(situation, ([hours, now, closed]) => {
        const { date, weekday } = londonParts(now);
        const today = hours[weekday];
        const isFrom = (time = '00:00') => now >= londonInstant(date, time);
        const isWithin =
          today !== 'closed' &&
          isFrom(today.open) &&
          !isFrom(today.close) &&
          !(isFrom(today.lunch?.from) && today.lunch && !isFrom(today.lunch.to));
        const isClosed = closed
          .filter(({ date: first, lastDate }) => first <= date && date <= lastDate)
          .some(({ closesAt, opensAt }) => (!closesAt && !opensAt) || !isFrom(opensAt) || (closesAt && isFrom(closesAt)));
        const isOpen = openingState(hours, now, closed).kind === 'open';
        expect(isOpen).toBe(isWithin && !isClosed && englandHolidayName(date) === undefined);
      }),
      runs(600),
    );
  });

  it('is open at the announced opening time', () => {
    fc.assert(
      fc.property(situation, ([hours, now, closed]) => {
        const state = openingState(hours, now, closed);
        const announced = state.kind === 'lunch' ? state.backAt : state.kind === 'closed' ? state.opensAt : state.reopensAt;
        if (announced) expect(openingState(hours, announced, closed).kind).toBe('open');
      }),
      runs(400),
    );
  });

  it('matches the timeline at each entry', () => {
    fc.assert(
      fc.property(situation, ([hours, now, closed]) => {
        const timeline = openingTimeline(hours, now, new Date(now.getTime() + 48 * 3_600_000), closed);
        expect(timeline[0]?.at).toBe(londonInstant(londonParts(now).date, '00:00').getTime());
        for (const [index, { at, open, text }] of timeline.entries()) {
          const next = timeline[index + 1];
          if (next) expect(next.at).toBeGreaterThan(at);
          const state = openingState(hours, index === 0 ? now : new Date(at), closed);
          expect({ open, text }).toEqual({ open: state.kind === 'open', text: describeOpeningState(state) });
        }
      }),
      runs(200),
    );
  });
});

it('describeWeek contains every day once', () => {
  fc.assert(
    fc.property(week, (hours) => {
      const days = describeWeek(hours).flatMap((row) => {
        const [first = '', last = first] = row.days.split('-');
        const place = (name: string) => weekdays.findIndex((weekday) => weekday.startsWith(name.toLowerCase()));
        return weekdays.slice(place(first), place(last) + 1);
      });
      expect(days).toEqual([...weekdays]);
    }),
    runs(300),
  );
});

it('londonParts and londonInstant are inverse, and so is adding and subtracting days', () => {
  fc.assert(
    fc.property(instant, fc.integer({ min: -4_000, max: 4_000 }), (now, days) => {
      const { date, minutes } = londonParts(now);
      const back = londonInstant(date, clock(minutes));
      // An ambiguous hour resolves to the earlier instant.
      expect([0, 3_600_000]).toContain(Math.floor(now.getTime() / 60_000) * 60_000 - back.getTime());
      expect(addDays(addDays(date, days), -days)).toBe(date);
    }),
    runs(600),
  );
});
