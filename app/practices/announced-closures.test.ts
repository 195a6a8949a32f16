import { describe, expect, it } from 'vitest';
import { loadContent } from '../../content-model/load.ts';
import { announcedClosures } from './announced-closures.ts';

const content = loadContent('content');
const announced = (now: string, closedDays = content.organisation.closedDays) =>
  announcedClosures(content.practices, { ...content, organisation: { ...content.organisation, closedDays } }, new Date(now));

describe('announcedClosures', () => {
  it('is undefined without closures in the coming week', () => {
    expect(announced('2026-11-16T10:00:00Z')).toBeUndefined();
  });

  it('merges closures shared by all practices and includes the emergency line', () => {
    expect(announced('2027-03-22T10:00:00Z')).toEqual({
      notes: [
        {
          days: '26-29',
          month: 'Mar',
          towns: '',
          text: 'Closed from Friday 26 March to Monday 29 March: Good Friday and Easter Monday',
          opens: 'Open again on Tuesday 30 March, 9:00.',
        },
      ],
      emergency: { label: 'Emergency line, day and night:', phone: '01632 960900' },
    });
  });

  it('names the towns of closures that are not shared, earliest first', () => {
    const closures = announced('2026-12-27T10:00:00Z', [
      { date: '2026-12-30', reason: 'New floor', practices: ['leeds', 'ripon'] },
      { date: '2026-12-29', reason: 'A talk: $& and more', practices: ['leeds'] },
    ]);
    expect(closures?.notes.map(({ text, towns }) => `${towns}: ${text}`)).toEqual([
      'Bradford and Ripon: Closed from Friday 25 December to Monday 28 December: Christmas Day and Boxing Day (substitute day)',
      'Leeds: Closed from Friday 25 December to Wednesday 30 December: Christmas Day, Boxing Day (substitute day), A talk: $& and more and New floor',
      'Ripon: Closed on Wednesday 30 December: New floor',
      ": Closed on Friday 1 January: New Year's Day",
    ]);
  });

  it('shows both months if a closure spans two', () => {
    const closedDays = ['2026-12-29', '2026-12-30', '2026-12-31'].map((date) => ({ date, reason: 'Break' }));
    expect(announced('2026-12-20T10:00:00Z', closedDays)?.notes).toMatchObject([{ days: '25-1', month: 'Dec-Jan' }]);
  });
});
