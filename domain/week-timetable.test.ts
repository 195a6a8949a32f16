import { expect, it } from 'vitest';
import type { DayHours, WeekHours } from './opening-hours.ts';
import { weekTimetable, weekWith } from './week-timetable.ts';

const working: DayHours = { open: '09:00', close: '16:30', lunch: { from: '12:30', to: '14:00' } };
const week: WeekHours = {
  monday: working,
  tuesday: working,
  wednesday: working,
  thursday: working,
  friday: working,
  saturday: { open: '09:00', close: '13:00' },
  sunday: 'closed',
};

it('lists the seven days from Monday, with lunch apart from the opening hours and outside the spans', () => {
  const days = weekTimetable(week);
  expect(days.map(({ day }) => day).join(' ')).toBe('Monday Tuesday Wednesday Thursday Friday Saturday Sunday');
  const [morning, afternoon] = [
    { from: 540, to: 750 },
    { from: 840, to: 990 },
  ];
  expect(days[0]).toEqual({ day: 'Monday', open: '9:00-4:30', lunch: '12:30-2:00', spans: [morning, afternoon] });
  expect(days[5]).toEqual({ day: 'Saturday', open: '9:00-1:00', lunch: undefined, spans: [{ from: 540, to: 780 }] });
  expect(days[6]).toEqual({ day: 'Sunday', open: undefined, lunch: undefined, spans: [] });
});

it('has the hours of a date at its weekday, with the part of its lunch for which it is open', () => {
  const on = (closedDay: object) => weekWith('2026-12-24', week, [{ date: '2026-12-24', reason: 'Christmas Eve', ...closedDay }]);
  expect(on({ closesAt: '15:00' })).toEqual({ ...week, thursday: { ...working, close: '15:00' } });
  expect(on({ opensAt: '13:00' }).thursday).toEqual({ open: '14:00', close: '16:30' });
  expect(on({}).thursday).toBe('closed');
});
