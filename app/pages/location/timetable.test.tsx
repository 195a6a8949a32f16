import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { TimetableDay } from '../../../domain/week-timetable.ts';
import { Timetable } from './timetable.tsx';

const words = { day: 'Day', open: 'Open', lunch: 'Closed for lunch', closed: 'Closed', today: 'Today' };
const days: TimetableDay[] = [
  {
    day: 'Friday',
    open: '9:00-4:30',
    lunch: '12:30-2:00',
    spans: [
      { from: 540, to: 750 },
      { from: 840, to: 990 },
    ],
  },
  { day: 'Saturday', open: undefined, lunch: undefined, spans: [] },
];
const draw = (rows: readonly TimetableDay[]) =>
  renderToStaticMarkup(<Timetable caption="Opening hours" days={rows} today={0} todayUntil={0} words={words} />);

describe('Timetable', () => {
  it("marks only today, with the word 'Today'", () => {
    const [, friday, saturday] = draw(days).split('<th scope="row"');
    expect(friday).toContain('>Today<');
    expect(saturday).not.toContain('Today');
  });

  it('draws all days on one scale with a gap for lunch', () => {
    const markup = draw(days);
    expect(markup.match(/viewBox="0 0 480 16"/g)).toHaveLength(2);
    expect(markup).toContain('M0 0H210V16H0Z');
    expect(markup).toContain('M300 0H450V16H300Z');
  });

  it('renders for a practice that never opens', () => {
    const markup = draw(days.slice(1));
    expect(markup).not.toMatch(/NaN|Infinity/);
    expect(markup).toContain('>Closed<');
  });
});
