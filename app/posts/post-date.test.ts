import { describe, expect, it } from 'vitest';
import { longPostDate, shortPostDate } from './post-date.ts';

describe('post dates', () => {
  it('are formatted for Britain, short and long', () => {
    expect(shortPostDate('2026-11-12T09:00:00.000Z')).toBe('12 Nov 2026');
    expect(longPostDate('2026-11-12T09:00:00.000Z')).toBe('12 November 2026');
    expect(longPostDate('2026-09-01T09:00:00+00:00')).toBe('1 September 2026');
  });

  it('use the day in London, including summer time', () => {
    expect(shortPostDate('2026-07-01T23:30:00Z')).toBe('2 Jul 2026');
    expect(shortPostDate('2026-12-31T23:30:00Z')).toBe('31 Dec 2026');
  });
});
