import { describe, expect, it } from 'vitest';
import { describeOpeningState, openingState, type WeekHours } from './opening-hours.ts';

const withLunch = { open: '09:00', close: '17:00', lunch: { from: '12:30', to: '13:30' } };
const withoutLunch = { open: '09:00', close: '17:00' };
const weekWithLunch: WeekHours = {
  monday: withLunch,
  tuesday: withLunch,
  wednesday: withLunch,
  thursday: withLunch,
  friday: withLunch,
  saturday: 'closed',
  sunday: 'closed',
};
const weekWithSaturday: WeekHours = {
  monday: withoutLunch,
  tuesday: withoutLunch,
  wednesday: { open: '10:15', close: '12:45' },
  thursday: withoutLunch,
  friday: withoutLunch,
  saturday: { open: '09:00', close: '13:00' },
  sunday: 'closed',
};

/**
 * An independent implementation of the same rules, without Intl: a year as a list of quarter hours, read backwards. Summer time
 * and holidays are hard-coded.
 */
describe('a whole year in steps of fifteen minutes', () => {
  const quarter = 15 * 60_000;
  const start = Date.UTC(2026, 10, 1);
  const yearEnd = Date.UTC(2027, 10, 1);
  const horizon = yearEnd + 45 * 86_400_000;
  const summer = [Date.UTC(2027, 2, 28, 1), Date.UTC(2027, 9, 31, 1)] as const;
  const holidays = new Set(
    '2026-12-25 2026-12-26 2026-12-28 2027-01-01 2027-03-26 2027-03-29 2027-05-03 2027-05-31 2027-08-30 2027-12-27 2027-12-28'.split(
      ' ',
    ),
  );
  const dayNames = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

  const monthNames = [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ];

  /** A Date whose UTC fields show London's wall clock. */
  const wall = (ms: number) => new Date(ms + (ms >= summer[0] && ms < summer[1] ? 3_600_000 : 0));
  const clock = (ms: number) => {
    const shown = wall(ms);
    const hours = shown.getUTCHours() % 12;
    return `${hours === 0 ? 12 : hours}:${String(shown.getUTCMinutes()).padStart(2, '0')}`;
  };

  function naiveKind(week: WeekHours, ms: number, closed: Set<string>): 'open' | 'lunch' | 'closed' {
    const shown = wall(ms).toISOString();
    const day = week[dayNames[wall(ms).getUTCDay()] ?? 'sunday'];
    if (day === 'closed' || holidays.has(shown.slice(0, 10)) || closed.has(shown.slice(0, 10))) return 'closed';
    const time = shown.slice(11, 16);
    if (time < day.open || time >= day.close) return 'closed';
    return day.lunch && time >= day.lunch.from && time < day.lunch.to ? 'lunch' : 'open';
  }

  function naiveTexts(week: WeekHours, closed: Set<string>): string[] {
    const kinds: ReturnType<typeof naiveKind>[] = [];
    for (let ms = start; ms < horizon; ms += quarter) kinds.push(naiveKind(week, ms, closed));
    const texts: string[] = [];
    let nextOpen = Number.NaN;
    let nextShut = Number.NaN;
    for (let index = kinds.length - 1; index >= 0; index--) {
      const ms = start + index * quarter;
      if (kinds[index] === 'open') nextOpen = ms;
      else nextShut = ms;
      if (kinds[index] === 'open') texts[index] = `Open now, until ${clock(nextShut)}`;
      else if (kinds[index] === 'lunch') texts[index] = `Closed for lunch, back at ${clock(nextOpen)}`;
      else {
        const opens = wall(nextOpen);
        const away = Math.floor(opens.getTime() / 86_400_000) - Math.floor(wall(ms).getTime() / 86_400_000);
        const name = dayNames[opens.getUTCDay()] ?? '';
        const weekday = name.replace(/^./, (letter) => letter.toUpperCase());
        const when =
          away === 0 ? 'today' : away > 6 ? `${weekday} ${opens.getUTCDate()} ${monthNames[opens.getUTCMonth()]}` : weekday;
        texts[index] = away > 30 ? 'Closed' : `Opens ${when} ${clock(nextOpen)}`;
      }
    }
    return texts;
  }

  const closedForSummer = Array.from({ length: 40 }, (_, day) =>
    new Date(Date.UTC(2027, 6, 20 + day)).toISOString().slice(0, 10),
  );

  it.each<[string, WeekHours, string[]]>([
    ['a practice with lunch', weekWithLunch, []],
    ['a practice with Saturdays, a short Wednesday and forty closed days', weekWithSaturday, closedForSummer],
  ])(
    '%s matches a naive implementation and changes exactly at changesAt',
    (_, week, closedDates) => {
      const closedDays = closedDates.map((date) => ({ date, reason: 'Closed' }));
      const expected = naiveTexts(week, new Set(closedDates));
      const nextChange: number[] = [];
      for (let index = expected.length - 2; index >= 0; index--) {
        nextChange[index] =
          expected[index] === expected[index + 1] ? (nextChange[index + 1] ?? Number.NaN) : start + (index + 1) * quarter;
      }

      const faults: string[] = [];
      for (let index = 0; start + index * quarter < yearEnd; index++) {
        const now = start + index * quarter;
        const state = openingState(week, new Date(now), closedDays);
        const text = describeOpeningState(state);
        const changesAt = state.changesAt?.getTime() ?? Number.NaN;
        if (text !== expected[index]) faults.push(`${new Date(now).toISOString()}: '${text}', expected '${expected[index]}'`);
        if (!(changesAt > now)) faults.push(`${new Date(now).toISOString()}: changesAt is not in the future`);
        if (changesAt !== nextChange[index])
          faults.push(`${new Date(now).toISOString()}: changes at ${state.changesAt?.toISOString()}`);
      }
      expect(faults.slice(0, 5)).toEqual([]);
      expect(new Set(expected).size).toBeGreaterThan(8);
    },
    60_000,
  );
});
