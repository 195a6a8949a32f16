import { describe, expect, it } from 'vitest';
import { noticeEnd, noticesOn } from './notices.ts';

const training = { text: 'Closed for training', from: '2026-07-10', until: '2026-07-12' };
const boiler = { text: 'No hot water', from: '2026-07-10', until: '2026-07-10', practices: ['leeds'] };

describe('noticesOn', () => {
  const shown = (now: string, own?: string) => noticesOn([training, boiler], new Date(now), own).map(({ text }) => text);

  it('shows a notice from midnight on its first day to midnight after its last day in London', () => {
    // In July, London is an hour ahead of UTC.
    expect(shown('2026-07-09T22:59:59Z')).toEqual([]);
    expect(shown('2026-07-09T23:00:00Z')).toEqual(['Closed for training', 'No hot water']);
    expect(shown('2026-07-12T22:59:59Z')).toEqual(['Closed for training']);
    expect(shown('2026-07-12T23:00:00Z')).toEqual([]);
  });

  it("shows a notice for one practice only on the group's pages and on that practice's own site", () => {
    expect(shown('2026-07-10T12:00:00Z', 'leeds')).toEqual(['Closed for training', 'No hot water']);
    expect(shown('2026-07-10T12:00:00Z', 'ripon')).toEqual(['Closed for training']);
  });
});

describe('noticeEnd', () => {
  it('is midnight in London after the last day', () => {
    expect(noticeEnd(training).toISOString()).toBe('2026-07-12T23:00:00.000Z');
    expect(noticeEnd({ from: '2026-12-01', until: '2026-12-31' }).toISOString()).toBe('2027-01-01T00:00:00.000Z');
  });
});
