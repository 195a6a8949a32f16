import { describe, expect, it } from 'vitest';
import type { DayHours, WeekHours } from './opening-hours.ts';
import { weekTimetable } from './week-timetable.ts';

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

describe('weekTimetable', () => {
  it('lists the seven days from Monday by full name', () => {
    const days = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');
    expect(weekTimetable(week).map(({ day }) => day)).toEqual(days);
  });

  it('lists opening hours and lunch separately, and leaves lunch out of the spans', () => {
    expect(weekTimetable(week)[0]).toEqual({
      day: 'Monday',
      open: '9:00-4:30',
      lunch: '12:30-2:00',
      spans: [
        { from: 540, to: 750 },
        { from: 840, to: 990 },
      ],
    });
  });

  it('has one span for a day without lunch', () => {
    expect(weekTimetable(week)[5]).toEqual({
      day: 'Saturday',
      open: '9:00-1:00',
      lunch: undefined,
      spans: [{ from: 540, to: 780 }],
    });
  });

  it('has no hours for a closed day', () => {
    expect(weekTimetable(week)[6]).toEqual({ day: 'Sunday', open: undefined, lunch: undefined, spans: [] });
  });
});
